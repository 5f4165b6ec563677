### میز به زبان واژه‌ها.

web-set-text = نمایش میز به شکل متن
web-set-text-help = صفحه‌ها به شکل متن، با سطری برای دستور: برای صفحه‌خوان‌ها و هر کس که متن را دوست دارد.
text-view = نمای متنی
text-leave = نمای تصویری

## آنچه می‌شود کرد

text-actions = کارهایی که می‌توانید بکنید
text-command = دستور
text-send = انجام
text-hint = کنشی مانند «{ $example }» بنویسید، یا از فهرست انتخاب کنید؛ دستور ⁨help⁩ بقیه را توضیح می‌دهد.
text-hint-watching = دستوری مانند ⁨board⁩ یا ⁨points⁩ بنویسید؛ دستور ⁨help⁩ همه را نشان می‌دهد.
text-answer = پاسخ
text-none = الان کاری برای انجام نیست.
text-none-begins = هیچ کنشی با «{ $beginning }» آغاز نمی‌شود؛ { $count } کنش دیگر هست.
text-count = { $count } کنش
text-rest = کنش‌های دیگر
text-past = این لحظه‌ای از گذشته است. برای بازی کردن، با دستور ⁨present⁩ به لحظه‌ی کنونی برگردید.
text-present = این لحظه‌ی کنونی است.
text-watching = شما تماشاگر هستید: فقط بازیکنان بازی می‌کنند.
text-waits = به‌محض رسیدن پاسخ کنش قبلی انجام می‌شود: { $commands }
text-not-done = انجام نشد: { $commands }. کلید جهت بالا آنچه را نوشته‌اید برمی‌گرداند.
text-lately = اتفاق‌های آخر

## دستورها

text-help = دستورها
text-help-keys = کلید ⁨/⁩ از هر جا شما را به سطر دستور می‌برد و کلید جهت بالا آنچه را قبلاً نوشته‌اید برمی‌گرداند.
text-key-command = به سطر دستور
text-help-commands = برای نگاه کردن
text-help-actions = برای بازی کردن
text-command-board = به صفحه‌ی بازی
text-command-cards = به دست شما و کارت‌ها
text-command-turn = از شما چه خواسته شده
text-command-legal = کنش‌های مجاز؛ با سرآغازی مانند «{ $example }» فقط آن‌هایی که این‌طور آغاز می‌شوند
text-command-what = در یک خانه و کنار آن چیست و چه چیزی می‌تواند آن‌جا برود
text-command-points = امتیاز همه
text-command-log = این اواخر چه گذشت
text-command-point = اشاره به توفانی که قطب‌نما برش دارد، بی هیچ حرفی
text-command-undo = واگرد
text-command-present = برگشتن به لحظه‌ی کنونی، وقتی لحظه‌ای از گذشته را نگاه می‌کنید
text-command-help = همین دستورها
text-which-cell = کدام خانه؟ برای نمونه: { $example }
text-no-cell = خانه‌ی { $cell } نیست. برای نمونه: { $example }
text-no-cards = الان کارت یا کاشی‌ای نیست که به شما نشان داده شود.

## صفحه‌ها و امتیازها

text-your-board = صفحه‌ی شما
text-cell-empty = خالی
text-cell = { $cell }: { $content }
text-named = { $name }: { $text }
text-row = { $title }: { $items }
text-column = ستون { $column }
text-around = اطراف آن: { $cells }
text-points = { $name }: { $total }. { $items }
text-change = { $category } { $points }

## هارمونی

text-tie-place = جای‌گذاری { $tile }
text-tie-asks = کاشی فراخوانده‌شده را جای‌گذاری کنید: { $tile }
text-tie-into = { $points ->
    [0] خانه‌ی { $cell }
   *[other] خانه‌ی { $cell }، { $points } امتیاز می‌آورد
  }
text-tie-lines = ردیف‌ها
text-tie-open = { $line }، هنوز خالی
text-tie-alive = { $line }، می‌تواند { $points } امتیاز بیاورد
text-tie-completed = { $line }، { $points } امتیاز می‌آورد
text-tie-broken = { $line }، دیگر امتیازی نمی‌آورد
text-tie-form = جای‌گذاری کاشی فراخوانده‌شده در خانه‌ی ۹

## هارمونیز

text-h-groups = برداشتن ژتون‌ها
text-h-tokens = گذاشتن { $token }
text-h-animals = ساکن کردن حیوانات
text-h-cards = کارت‌های ردیف
text-h-place = { $token } روی { $cell }
text-h-settle = { $card } روی { $cell } ساکن شود
text-h-take = برداشتن کارت «{ $card }»
text-h-exchange = تعویض کارت «{ $card }»
text-h-fits = این‌جا می‌تواند ساکن شود: { $cards }
text-h-turned = زیستگاه را می‌شود به هر یک از شش جهت چرخاند.
text-h-form-group = برداشتن ژتون‌های جایگاه دوم
text-h-form-token = گذاشتن ژتون خاکستری، یعنی سنگ، روی ⁨c4⁩
text-h-form-card = برداشتن کارت «سمور آبی»
text-h-form-cube = گذاشتن مکعب «سمور آبی» روی ⁨c4⁩
text-h-form-spirit = نگه داشتن شیر به‌عنوان روح طبیعت
text-h-form-exchange = تک‌نفره، در پایان نوبت: تعویض کارت «سمور آبی»

## Tranquility

text-tq-chart = خانه‌ها در راستای زنجیره شماره دارند؛ ردیف ۱ پایین‌ترین است.
text-tq-wrong-way = در جهت نادرست
text-tq-cards = دست و دسته‌ها
text-tq-lay = گذاشتن { $card }
text-tq-place = { $card } در خانه‌ی { $cell }
text-tq-costs = { $cost ->
    [0] { $action }، رایگان
   *[other] { $action }، به هزینه‌ی { $cost } کارت
  }
text-tq-discard = دور انداختن
text-tq-form-place = گذاشتن جزیره‌ی ۱۷ در خانه‌ی ۵
text-tq-form-discard = دور انداختن ۱۷ و یک کارت پایان: دو کارت، به‌عنوان کنش یا هزینه
text-tq-form-start = بازی کردن کارت شروع
text-tq-form-finish = بازی کردن کارت پایان
text-tq-form-announce = گفتن این‌که چهار کارت می‌توانید بدهید
text-tq-form-give = دادن سه کارت از دست و دو کارت از دسته
text-tq-form-rocks = بردن صخره‌ها به ردیف ۳
text-tq-form-monster = حمله‌ی هیولای دریایی به خانه‌ی ۵
text-tq-form-joker = گذاشتن جوکر به‌جای ۱۷ در خانه‌ی ۵
text-tq-form-compass = خرج کردن قطب‌نما برای توفان زرد جلوی بازیکن صندلی ۲؛ صندلی‌ها از ۰ شمرده می‌شوند
text-tq-form-flip = سروته کردن کارت خانه‌ی ۵
text-tq-form-take = برداشتن ۱۷ از میان کارت‌های رو
