### هارمونیز در مرورگر.

panel-harmonies-tokens = ژتون‌ها
panel-harmonies-cards = کارت‌ها

## ژتون‌ها، به نام آنچه نشان می‌دهند

piece-blue = آب
piece-gray = سنگ
piece-brown = چوب
piece-green = برگ
piece-yellow = گندم
piece-red = آجر

## پشته‌ها

stack-empty = خالی
stack-water = آب
stack-field = ژتون زرد
stack-tree1 = درخت با ارتفاع ۱
stack-tree2 = درخت با ارتفاع ۲
stack-tree3 = درخت با ارتفاع ۳
stack-mountain1 = کوه با ارتفاع ۱
stack-mountain2 = کوه با ارتفاع ۲
stack-mountain3 = کوه با ارتفاع ۳
stack-trunk1 = تنه‌ی بی‌برگ
stack-trunk2 = تنه‌ی بی‌برگ با ارتفاع ۲
stack-red = آجر تنها
stack-building = ساختمان
stack-building_on_brown = ساختمان روی چوب
stack-building_on_gray = ساختمان روی سنگ
stack-building_on_red = ساختمان روی آجر

## ارواح طبیعت

spirit-lion = برای هر گروه یک یا دوتایی ژتون زرد ۲ امتیاز، برای هر گروه سه‌تایی یا بزرگ‌تر ۱۰ امتیاز.
spirit-butterfly = برای هر گروه ژتون زرد ۵ امتیاز، حتی اگر یک ژتون تنها باشد.
spirit-deer = برای هر درخت با ارتفاع ۲ یا ۳، ۴ امتیاز.
spirit-owl = برای هر درخت با ارتفاع ۱ یا ۲، ۳ امتیاز؛ با ارتفاع ۳، ۱ امتیاز.
spirit-cat = برای هر گروه ساختمان ۴ امتیاز.
spirit-stork = برای هر گروه دو یا چند ساختمان ۶ امتیاز.
spirit-ram = برای هر کوه با ارتفاع ۲ یا ۳، ۴ امتیاز.
spirit-marmot = برای هر کوه با ارتفاع ۱ یا ۲، ۳ امتیاز؛ با ارتفاع ۳، ۱ امتیاز.
spirit-dragonfly = برای هر گروه از دو یا چند ژتون آبی ۷ امتیاز.
spirit-turtle = برای هر ژتون آبی ۲ امتیاز.

## آنچه پرسیده می‌شود

harmonies-asks-spirit = از دو روح طبیعت یکی را نگه دارید
harmonies-asks-group = یک گروه ژتون بردارید
harmonies-asks-tokens = { $count ->
    [1] یک ژتون دیگر بگذارید
   *[other] { $count } ژتون بگذارید
  }
harmonies-asks-end = حیوانی ساکن کنید، کارتی بردارید، یا نوبت را تمام کنید
harmonies-asks-end-card = کارتی بردارید، یا نوبت را تمام کنید
harmonies-asks-end-settle = حیوانی ساکن کنید، یا نوبت را تمام کنید
harmonies-asks-end-only = نوبت را تمام کنید
harmonies-asks-settle = انتخاب کنید { $card } کجا ساکن شود
harmonies-asks-habitat = زیستگاه «{ $card }» هنوز شکل نگرفته است
harmonies-asks-exchange = یک کارت ردیف را عوض کنید، یا نگهش دارید
harmonies-asks-over = بازی تمام شد
harmonies-waits-turn = نوبت { $name } است
harmonies-waits-spirit = { PERSON($name) ->
    [second] شما دارید روح طبیعت انتخاب می‌کنید
   *[third] { $name } دارد روح طبیعت انتخاب می‌کند
  }
harmonies-waits-exchange = { PERSON($name) ->
    [second] شما می‌توانید یک کارت را عوض کنید
   *[third] { $name } می‌تواند یک کارت را عوض کند
  }
harmonies-waits-over = بازی تمام شد

harmonies-side = سمت { $side }
harmonies-with-spirits = با ارواح طبیعت
harmonies-without-spirits = بدون ارواح طبیعت
harmonies-round = دُور { $round }
harmonies-last-round = دُور آخر

harmonies-end-turn = پایان نوبت
harmonies-keep-row = نگه داشتن کارت‌ها

## صفحه‌ی مرکزی

harmonies-central = صفحه‌ی مرکزی
harmonies-hand = برای گذاشتن
harmonies-hand-of = برای گذاشتن، در دست { $name }
harmonies-fits-nowhere = الان برای { $token } جایی نیست: اول ژتون دیگری بگذارید، یا چیزی را پس بگیرید.
harmonies-group = برداشتن { $tokens }
harmonies-taken-by-you = شما برداشتید
harmonies-taken-by = { $name } برداشت
harmonies-space-empty = خالی
harmonies-bag = کیسه { $count }

## کارت‌ها

harmonies-row = ردیف کارت‌ها
harmonies-pile = { $count } کارت دیگر
harmonies-own-cards = کارت‌های شما
harmonies-cards-of = کارت‌های { $name }
harmonies-active = { $count } از { $most } فعال
harmonies-no-cards = حیوانی را لمس کنید تا ببینید کجا جور می‌شود، سپس برش دارید.
harmonies-take = برداشتن
harmonies-take-here = گذاشتن { $card } در این‌جا
harmonies-card-first = برای ساکن کردن حیوان در این‌جا، اول کارتش را انتخاب کنید: { $cards }.
harmonies-exchange = تعویض
harmonies-keep-spirit = نگه داشتن { $card }
harmonies-card-points = امتیازها: { $points }.
harmonies-card-placed = { $placed } مکعب از { $cubes } مکعب ساکن شده است.
harmonies-card-done = { $card }: همه ساکن شده‌اند
harmonies-same-colour = همان رنگی را می‌خواهد که { $cards } هم می‌خواهد.
harmonies-habitat = مکعب روی { $cube } می‌نشیند، با { $others }.
harmonies-habitat-near = { $stack } در جهت ساعت { $hour }
harmonies-habitat-far = { $stack } دو خانه آن‌طرف‌تر در جهت ساعت { $hour }

## صفحه

harmonies-your-board = صفحه‌ی شما
harmonies-board-of = صفحه‌ی { $name }
harmonies-free-cells = { $count } خانه‌ی خالی
harmonies-cell = { $cell }: { $stack }
harmonies-cell-cube = { $text }، با یک مکعب { $card }
harmonies-cell-place = { $text }؛ گذاشتن { $what } در این‌جا
harmonies-cell-change = { $text }: { $change }
harmonies-cell-fits = { $text }؛ حیوان این‌جا جور می‌شود
harmonies-cell-near = { $text }؛ با { $token } در این‌جا، { $card } می‌تواند روی { $cell } ساکن شود
harmonies-change = { $category } { $points }
harmonies-change-none = بی‌امتیاز

## تک‌نفره

harmonies-suns = خورشیدها
harmonies-suns-count = { $suns } از { $most } خورشید
harmonies-suns-progress = امتیاز تا خورشید بعدی
harmonies-suns-next = { $points } امتیاز دیگر تا خورشید بعدی، در { $total }
harmonies-detail-suns = { $count } خورشید
harmonies-suns-all = همه‌ی خورشیدهای مربوط به امتیاز را گرفته‌اید
harmonies-suns-at = با رسیدن به هر یک از این امتیازها یکی: { $points }
harmonies-suns-side = سمت { $side }: { $suns }
harmonies-suns-plain = بدون ارواح طبیعت: { $suns }
harmonies-suns-spirit = روحی از خانواده‌ی گروه: { $suns }

## آنچه گذشت

harmonies-told-spirit = { PERSON($name) ->
    [second] شما روح «{ $card }» را نگه داشتید
   *[third] { $name } روح «{ $card }» را نگه داشت
  }
harmonies-told-group = { PERSON($name) ->
    [second] شما { $tokens } برداشتید
   *[third] { $name } { $tokens } برداشت
  }
harmonies-told-token = { PERSON($name) ->
    [second] شما { $token } را روی { $cell } گذاشتید
   *[third] { $name } { $token } را روی { $cell } گذاشت
  }
harmonies-told-card = { PERSON($name) ->
    [second] شما کارت «{ $card }» را برداشتید
   *[third] { $name } کارت «{ $card }» را برداشت
  }
harmonies-told-cube = { $card } روی { $cell } ساکن شد ({ $name })
harmonies-told-discarded = { PERSON($name) ->
    [second] شما کارت «{ $card }» را عوض کردید
   *[third] { $name } کارت «{ $card }» را عوض کرد
  }
harmonies-told-turned-up = کارت تازه‌ی ردیف: { $card }
harmonies-told-ended = { PERSON($name) ->
    [second] شما نوبت را تمام کردید
   *[third] { $name } نوبت را تمام کرد
  }
harmonies-told-end-board = { PERSON($name) ->
    [second] شما دو خانه‌ی خالی یا کم‌تر دارید: این دُور آخر است
   *[third] { $name } دو خانه‌ی خالی یا کم‌تر دارد: این دُور آخر است
  }
harmonies-told-end-bag = کیسه خالی شد: بازی به پایان می‌رسد

## کارت راهنما

harmonies-aid-turn = نوبت شما
harmonies-aid-take = سه ژتون یک جایگاه را بردارید و همه را بگذارید.
harmonies-aid-card = می‌توانید یک کارت بردارید؛ بیش‌ترین تعداد کارت فعال { $most } است.
harmonies-aid-settle = هر جا زیستگاهی شکل گرفته، حیوانش را ساکن کنید؛ هر چند بار که بشود.
harmonies-aid-order = به هر ترتیبی که دوست دارید. روی خانه‌ای که مکعب دارد چیزی گذاشته نمی‌شود.
harmonies-aid-points = پشته‌ها و امتیازها
harmonies-aid-trees = درخت‌ها، بر اساس ارتفاع. تنه‌ی بی‌برگ امتیازی ندارد.
harmonies-aid-mountains = کوه‌ها، بر اساس ارتفاع، اگر کوه دیگری کنارشان باشد.
harmonies-aid-fields = { $points } برای هر گروه از { $least } ژتون زرد یا بیش‌تر.
harmonies-aid-buildings = { $points } با { $colours } رنگ یا بیش‌تر در اطراف. پایه از چوب، سنگ یا آجر است.
harmonies-aid-river = بلندترین رودخانه‌ی شما؛ برای هر ژتون بیش‌تر از جدول { $beyond }.
harmonies-aid-islands = { $points } برای هر جزیره که آب جدا کند.
harmonies-aid-length = طول
harmonies-aid-worth = امتیاز
harmonies-aid-animals = حیوانات: بالاترین عددی که روی هر کارت آزاد شده است.
harmonies-aid-spirit = روح طبیعت: امتیاز خودش را دارد، اگر مکعبش گذاشته شده باشد.
harmonies-aid-end = پایان
harmonies-aid-ends = وقتی کیسه خالی شود یا کسی { $cells } خانه‌ی خالی یا کم‌تر داشته باشد، دُور تا آخر بازی می‌شود. بیش‌ترین امتیاز برنده است.
