### اطراف بازی، سر میز در مرورگر.

## ربات‌ها

bot-random = ربات شانسی
bot-greedy = ربات حریص
bot-careful = ربات محتاط
bot-other = ربات { $bot }
bot-numbered = { $name } { $number }
web-bot-level = سطح { $level }

## تماشا

web-watch-board = نمایش صفحه‌ی { $name } در وسط
web-vain-past = این لحظه‌ای از گذشته است. با Esc یا آخرین پیکان نوار به لحظه‌ی کنونی برمی‌گردید.

## امتیازها از کجا می‌آیند

web-explain = { $name }، { $category }: { $points } امتیاز. ببینید از کجا می‌آید.
web-explained = { $category }، { $name }: { $items }
web-explained-item = { $points } در { $cells }
web-explained-none = { $category }، { $name }: هنوز هیچ

## گواه چینش

web-proof-label = گواه چینش:
web-proof-checking = در حال بررسی…
web-proof-good = بررسی شد
web-proof-bad = درست نیست!
web-proof-unread = بررسی نشد
web-proof-later = فردا باز می‌شود
web-proof-words-good = مرورگر شما همین حالا بازی ضبط‌شده را باز کرد و این عدد را از روی چینش آن دوباره حساب کرد: یکی هستند.
web-proof-words-published = همان عددی هم هست که هنگام بازی به شما نشان داده شد.
web-proof-words-broken = چینش این بازی ضبط‌شده این عدد را نمی‌دهد: یکی از آن دو عوض شده است.
web-proof-words-differs = بازی ضبط‌شده عدد دیگری را باز می‌کند، نه آنی را که هنگام بازی به شما نشان داده شد.
web-proof-words-unreadable = بازی ضبط‌شده خوانده نشد.

## قوانین

web-rule = قانون { $rule } (در پنجره‌ای دیگر باز می‌شود)

## چند چیز پشت سر هم

web-series = { $first }، { $rest }
web-clauses = { $first }، { $rest }
