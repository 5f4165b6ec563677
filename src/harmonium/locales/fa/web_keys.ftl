### بازی با صفحه‌کلید و با گوش.

## فهرست کلیدهای میز

keys-tab = به صفحه، فهرست یا دکمه‌ی بعدی
keys-arrows = روی خانه‌های صفحه، روی گزینه‌های فهرست
keys-ends = به اولی، به آخری
keys-next = به جا یا گزینه‌ی مجاز بعدی
keys-previous = به قبلی
keys-act = انجام دادن
keys-cancel = کنار گذاشتن آنچه در دست دارید؛ بازگشت به لحظه‌ی کنونی
keys-undo = واگرد
keys-past = عقب و جلو رفتن در بازی
keys-again = دیدن دوباره‌ی همه‌چیز از نوبت قبلی شما
keys-coordinates = نمایش نام خانه‌ها، یا پنهان کردنشان
keys-log = به گزارش
keys-aid = کارت راهنما
keys-help = همین فهرست

## نام‌ها و تنظیمات

web-set-shortcuts = کلیدهای تک‌حرفی
web-set-shortcuts-help = U پس می‌گیرد، N به جای بعدی می‌رود، ⁨?⁩ همه‌ی کلیدها را نشان می‌دهد. وقتی خاموش است، حرف‌ها فقط روی همان صفحه یا فهرستی که در آن هستید کار می‌کنند.
harmonies-take-card = برداشتن { $card }
harmonies-exchange-card = تعویض { $card }
tq-enlarge = بزرگ کردن نقشه
harmonies-card-fits = الان در { $places } جا جور است.

## آنچه صفحه‌خوان‌ها می‌شنوند

live-more = { $count } سطر دیگر در گزارش.
live-sits-down = { $name } سر میز نشست.
live-stood-up = { PERSON($name) ->
    [second] شما از سر میز بلند شدید.
   *[third] { $name } از سر میز بلند شد.
  }
live-left = { PERSON($name) ->
    [second] شما بازی را ترک کردید: جانشین ادامه می‌دهد و شما تماشا می‌کنید.
   *[third] { $name } بازی را ترک کرد: جانشین ادامه می‌دهد.
  }
live-stand-in = { PERSON($name) ->
    [second] تا برگردید جانشین به‌جای شما بازی می‌کند.
   *[third] حالا جانشین به‌جای { $name } بازی می‌کند.
  }
live-back = { $name } برگشت.
live-goes-on = بازی ادامه دارد.
live-not-agreed = توافق نشد: همه‌چیز همان‌طور می‌ماند.
