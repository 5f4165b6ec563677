### بازی با صفحه‌کلید و با گوش.

## فهرست کلیدهای میز

keys-tab = به صفحه، فهرست یا دکمه‌ی بعدی
keys-arrows = روی خانه‌های صفحه، روی گزینه‌های فهرست
keys-ends = به اولی، به آخری
keys-next = به جا یا گزینه‌ی مجاز بعدی
keys-previous = به قبلی
keys-act = انجام دادن
keys-cancel = کنار گذاشتن آنچه در دست دارید؛ بازگشت به لحظه‌ی کنونی
keys-undo = پس گرفتن
keys-past = عقب و جلو رفتن در بازی
keys-log = به گزارش
keys-aid = کارت راهنما
keys-help = همین فهرست

## نام‌ها و تنظیم‌ها

web-set-shortcuts = کلیدهای تک‌حرفی
web-set-shortcuts-help = U پس می‌گیرد، N به جای بعدی می‌رود، ? همه را نشان می‌دهد. وقتی خاموش است، حرف‌ها تنها روی صفحه یا فهرستی کار می‌کنند که در آن هستید.
harmonies-take-card = برداشتن { $card }
harmonies-exchange-card = تعویض { $card }
harmonies-card-fits = اکنون { $places } جا جور است.

## آنچه صفحه‌خوان‌ها می‌شنوند

live-more = { $count } سطر دیگر در گزارش.
