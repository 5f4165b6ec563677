### اطراف بازی، سر میز در مرورگر.

## ربات‌ها

bot-random = ربات شانسی
bot-greedy = ربات حریص
bot-careful = ربات محتاط
bot-search = ربات دوراندیش
bot-network = ربات آموزش‌دیده
bot-level1 = تازه‌کار
bot-level2 = بازیکن تفننی
bot-level3 = باتجربه
bot-level4 = خبره
bot-level5 = استاد
bot-other = ربات { $bot }
bot-with-points = { $name } (حدود { $mean } امتیاز)
bot-with-wins = { $name } ({ $mean }٪ برد)
bot-listed-points = { $name } · { $mean }
bot-listed-wins = { $name } · { $mean }٪
web-listed-points = عدد کنار هر نام: میانگین امتیاز آن در یک بازی.
web-listed-wins = عدد کنار هر نام: گروهی از این سطح چند درصد بازی‌ها را می‌برد.
web-next-level = سطح بعدی: { $name }
bot-numbered = { $name } { $number }
web-bot-level = سطح { $level }

## تماشا

web-watch-board = نمایش صفحه‌ی { $name } در وسط
web-vain-past = این لحظه‌ای از گذشته است. با Esc یا آخرین پیکان نوار به لحظه‌ی کنونی برمی‌گردید.
web-show-present = نمایش لحظه‌ی کنونی
web-again = دیدن دوباره‌ی آنچه از نوبت قبلی شما گذشت
web-again-nothing = از نوبت قبلی شما کس دیگری کاری نکرده است.

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
## معنای نتیجه

meaning-kind = بازی‌های شما از این نوع
meaning-best = بهترین
meaning-mean = میانگین
meaning-played = تعداد بازی
meaning-first = این اولین بازی شما از این نوع است. از بازی بعد رکوردی برای شکستن دارید.
meaning-record = رکورد تازه‌ی شما! قبلی { $before } بود.
meaning-practice = تمرین: این بازی به حساب نمی‌آید.
meaning-streak = { $days ->
    [one] اولین روز پیاپی
   *[other] { $days } روز پیاپی
  }
meaning-share = هم‌رسانی نتیجه
meaning-shared-daily = هارمونیوم، { $game }، { $day }: { $total }، { $place }
meaning-shared-points = { $total } امتیاز
meaning-shared-cells = { $total } خانه
tie-best-looking = در جست‌وجوی بهترین صفحه با همین کاشی‌ها…
tie-best = بهترین صفحه با همین کاشی‌ها { $points } امتیاز دارد؛ صفحه‌ی شما { $own } امتیاز گرفت.
tie-best-rounds = بهترین صفحه‌ها با همین کاشی‌ها روی هم { $points } امتیاز دارند؛ صفحه‌های شما { $own } امتیاز گرفتند.
tie-best-watched = بهترین صفحه با همین کاشی‌ها { $points } امتیاز دارد.
tie-best-rounds-watched = بهترین صفحه‌ها با همین کاشی‌ها روی هم { $points } امتیاز دارند.
tie-best-reached = با همین کاشی‌ها صفحه‌ای بهتر از این نیست.
tie-best-show = نمایش بهترین صفحه
tie-best-hide = پنهان کردن بهترین صفحه
tie-best-later = خود صفحه پس از پایان روز نشان داده می‌شود.
tie-best-none = بهترین صفحه با همین کاشی‌ها فقط وقتی پیدا می‌شود که تنها ردیف‌ها امتیاز داشته باشند.
tie-best-board = بهترین صفحه با همین کاشی‌ها، دُور { $round }: { $points } امتیاز

## قوانین

web-rule = قانون { $rule } (در پنجره‌ای دیگر باز می‌شود)

## چند چیز پشت سر هم

web-series = { $first }، { $rest }
web-clauses = { $first }، { $rest }
