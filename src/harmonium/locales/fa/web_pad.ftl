### دفترچه‌ی امتیاز و حاکم، برای کسانی که با جعبه بازی می‌کنند.

pad-title = دفترچه‌ی امتیاز
pad-menu = دفترچه
pad-words = شما با جعبه بازی می‌کنید و دفترچه می‌شمارد: آنچه روی میز است وارد کنید، روی هر عدد بزنید و صفحه نشان می‌دهد از کجا آمده است. همه‌چیز در همین مرورگر می‌ماند.
pad-box = با جعبه روی میز
pad-box-words = دفترچه‌ای که هر امتیاز را توضیح می‌دهد و حاکمی برای هارمونی (Take It Easy).
pad-about-harmonies = صفحه‌ها، کارت‌ها، ارواح؛ حیوان‌ها کجا می‌توانند بروند.
pad-about-take_it_easy = صفحه‌های حداکثر شش بازیکن، دُور به دُور.
pad-about-tranquility = هر کارت کجا جور است و چه هزینه‌ای دارد.

## برگ‌ها

pad-new = برگ تازه
pad-open = برگ‌های باز
pad-open-none = فعلاً چیزی نوشته نشده است.
pad-together = بازی با هم
pad-beside = کنار دفترچه
pad-diary = دفتر تک‌نفره
pad-diary-empty = یک بازی تک‌نفره‌تان را بشمارید و برگش را در دفتر بگذارید: رکوردهایتان را نگه می‌دارد.
pad-export = ذخیره‌ی همه‌ی برگ‌ها
pad-export-one = ذخیره‌ی این برگ
pad-import = خواندن یک فایل
pad-import-none = این فایل دفترچه‌ی امتیاز نیست؛ چیزی عوض نشد.
pad-imported = { $added } برگ اضافه شد، { $renewed } برگ تازه شد، { $same } برگ از قبل بود{ $unreadable ->
    [0] .
   *[other] ، { $unreadable } برگ خوانده نشد.
  }
pad-kept-here = برگ‌ها فقط در همین مرورگرند. گاهی ذخیره‌شان کنید و به شکل فایل به دستگاه دیگری ببرید.
pad-not-stored = این مرورگر برای نگه داشتن برگ جا ندارد. تا وقتی این صفحه باز است می‌ماند؛ آن را در فایلی ذخیره کنید.
pad-aside = برگی که این‌جا ذخیره شده بود خوانده نشد. همان‌طور دست‌نخورده کنار گذاشته شده است.
pad-aside-save = ذخیره
pad-aside-forget = دور انداختن
pad-undo = واگرد
pad-finish = ثبت در دفتر
pad-finished-since = از { $day } در دفتر است.
pad-reopen = باز کردن دوباره
pad-more = بیش‌تر
pad-delete = دور انداختن این برگ
pad-delete-sure = واقعاً؟ دوباره بزنید
pad-count-again = شمردن دوباره
pad-counted-here = الان ارتباطی نیست: امتیازها را همین دستگاه می‌شمارد. برگ‌هایتان همین‌جا امن است.
pad-setup = بازیکنان و شیوه‌ها
pad-player = بازیکن { $seat }
pad-standing = { $name }: { $total }
pad-name = نام بازیکن { $seat }
pad-player-more = یک بازیکن بیش‌تر
pad-player-less = یک بازیکن کم‌تر
pad-done = تمام

## امتیاز

pad-rank = رتبه
pad-rule = قانون { $rule } در دفترچه‌ی قوانین
pad-points-of = { $name }، { $category }: { $points }
pad-nothing-yet = هنوز چیزی این‌جا نیست.
pad-live-total = { $name }: { $points } امتیاز
pad-one-more = یکی بیش‌تر
pad-one-less = یکی کم‌تر

## دفتر

pad-best = بهترین
pad-average = میانگین
pad-played = بازی‌ها
pad-wins = بردها
pad-most-suns = بیش‌ترین خورشید
pad-new-record = رکورد

## هارمونیز

pad-harmonies-hint = ژتونی انتخاب کنید و خانه‌ها را لمس کنید؛ یا خانه‌ای را لمس کنید تا ببینید چه می‌آورد.
pad-tokens = ژتون‌ها
pad-token = { $token }، { $left } ژتون در جعبه مانده
pad-rubber = برداشتن بالاترین مهره
pad-cubes = مکعب‌ها
pad-cube = مکعب { $card }، { $left } تا مانده
pad-cubes-placed = مکعب‌های گذاشته‌شده‌ی { $card }
pad-add-cards = اضافه کردن کارت
pad-no-cards = هنوز کارتی نیست.
pad-choose-cards = کارت‌ها
pad-search = جست‌وجوی نام
pad-filters = فقط این‌ها
pad-fits-now = الان جور است
pad-fits = { $count ->
    [1] در یک جا جور است
   *[other] در { $count } جا جور است
  }
pad-spirit = روح طبیعت
pad-no-card = کارتی به این نام نیست.
pad-where = { $count ->
    [0] { $card } الان جایی ندارد.
   *[other] { $card } الان می‌تواند روی { $cells } برود.
  }
pad-cell-points = { $text }؛ امتیاز: { $points }
pad-why-cell = آنچه { $cell } می‌آورد
pad-why-trees = { $stack } روی { $cell }
pad-why-mountains = { $stack } روی { $cell }، کنار کوهی دیگر
pad-why-fields = مزرعه‌ای از { $size } ژتون زرد: { $cells }
pad-why-buildings = { $stack } روی { $cell } این رنگ‌ها را می‌بیند: { $colours }
pad-why-river = بلندترین رودخانه، به طول { $size }: { $cells }
pad-why-island = { $size ->
    [1] جزیره‌ای یک‌خانه‌ای: { $cells }
   *[other] جزیره‌ای با { $size } خانه، از { $cell }
  }
pad-why-animals = { $card }: { $placed } مکعب از { $cubes } مکعب گذاشته شده
pad-why-spirit = { $card }: { $cells }
pad-none-H-LAND-6 = { $stack } روی { $cell } برگی ندارد
pad-none-H-SCORE-BUILDING-1 = آجر روی { $cell } پایه‌ای ندارد
pad-none-H-SCORE-MOUNTAIN-2 = { $stack } روی { $cell }، بدون کوهی دیگر در کنارش
pad-none-H-SCORE-FIELD-1 = ژتون زرد تنها روی { $cell }
pad-none-H-SCORE-BUILDING-2 = { $count ->
    [0] { $stack } روی { $cell } هیچ رنگی نمی‌بیند
   *[other] { $stack } روی { $cell } فقط این‌ها را می‌بیند: { $colours }
  }
pad-none-H-SCORE-RIVER-1 = رودخانه‌ی تک‌ژتونی زیادی کوتاه است
pad-none-H-SCORE-RIVER-2 = { $cells }: بیرون از کوتاه‌ترین مسیر رودخانه
pad-none-H-SCORE-RIVER-5 = رودخانه‌ای دیگر، نه بلندترین: { $cells }
pad-none-H-SCORE-CARD-1 = { $card }: هنوز مکعبی گذاشته نشده
pad-none-H-SPIRIT-6 = { $card }: مکعبش گذاشته نشده
pad-won-H-WIN-1 = بیش‌ترین امتیاز: { $names }.
pad-won-H-WIN-2 = امتیاز برابر، حیوان بیش‌تر روی صفحه ({ $animals }): { $names }.
pad-won-H-WIN-3 = رتبه‌ی اول مشترک: { $names }.

## هارمونی (Take It Easy)

pad-round = دُور { $round }
pad-round-more = دُور بعد
pad-match = مسابقه
pad-tiles = کاشی‌ها
pad-tile = کاشی { $tile }
pad-tile-used = کاشی { $tile }، روی صفحه است
pad-tie-hint = { $laid ->
    [0] کاشی‌ای انتخاب کنید و خانه‌ای را لمس کنید، یا روی خانه‌ای بروید و عددهای کاشی‌اش را تایپ کنید.
    [19] هر ۱۹ کاشی روی صفحه است.
   *[other] { $laid } از ۱۹ کاشی
  }
pad-tie-held = { $tile }: خانه‌اش را لمس کنید.
pad-tie-waiting = کدام کاشی این‌جاست؟
pad-tie-replace = کاشی دیگری انتخاب کنید، یا این را بردارید.
pad-tie-typed = { $digits }…
pad-tie-take-off = برداشتن کاشی
pad-take-off = برداشتن
pad-tie-way-V = ستون { $number }
pad-tie-way-A = اریب بالارونده‌ی { $number }
pad-tie-way-B = اریب پایین‌رونده‌ی { $number }
pad-tie-why-lines = { $way }: ⁨{ $length } × { $value }⁩
pad-tie-why-sun_rays = { $way }: { $length } خورشید
pad-tie-why-moon_rays = { $way }: { $length } ماه
pad-tie-why-best_sun_ray = بهترین پرتو آفتاب، { $way }: { $length } کاشی با ارزش { $value }
pad-tie-why-best_moon_ray = بهترین پرتو مهتاب، { $way }: { $length } کاشی با ارزش { $value }
pad-tie-strange = در هر دُور همه همان کاشی‌ها را جای‌گذاری می‌کنند؛ این‌ها روی همه‌ی صفحه‌ها نیستند: { $tiles }.
pad-crowded = { $names }: بیش از { $most } کارت نمی‌تواند ناتمام باشد. بعضی از مکعب‌های روی صفحه هنوز نوشته نشده‌اند.
pad-tie-ahead = جلوتر از همه: { $names }
pad-symbols = خورشیدها و ماه‌ها
pad-symbols-words = کاشی را لمس کنید تا علامتش عوض شود، تا فهرست با جعبه‌ی شما یکی شود.
pad-symbols-count = { $suns } خورشید، { $moons } ماه
pad-symbols-usual = فهرست معمول

## بازی Tranquility

pad-grid = شبکه
pad-modules = همراه با
pad-grid-standard = ۶ × ۶
pad-grid-high_arch = طاق بلند
pad-grid-pyramid = هرم
pad-chart = نقشه‌ی دریا
pad-hand = دست
pad-hand-empty = هنوز کارتی نیست.
pad-hand-add = اضافه کردن
pad-hand-away = برداشتن { $number } از دست
pad-card-number = عدد کارت
pad-others = کارت‌های دیگر برای پرداخت
pad-fits-title = { $number } کجا جور است
pad-sea = در دریا
pad-blocked = ردیف‌های مسدود، شمرده از پایین
pad-orange = توفان نارنجی: فقط کنار جزیره‌های دیگر
pad-sea-hint = خانه‌ای را لمس کنید و عددش را بنویسید، یا کارتی به دست اضافه کنید تا هزینه‌اش را ببینید.
pad-sea-held = { $places ->
    [0] { $number } جایی ندارد.
    [1] { $number } می‌تواند به یک خانه برود. لمسش کنید تا کارت گذاشته شود.
   *[other] { $number } می‌تواند به { $places } خانه برود. یکی را لمس کنید تا کارت گذاشته شود.
  }
pad-sea-empty = خانه‌ی { $cell }، خالی
pad-sea-cell = خانه‌ی { $cell }: { $number }
pad-sea-no = خانه‌ی { $cell }، خالی، { $number } جور نیست
pad-sea-cost = { $cost ->
    [0] خانه‌ی { $cell }: { $number } هزینه‌ای ندارد
   *[other] خانه‌ی { $cell }: هزینه‌ی { $number }، { $cost } کارت است
  }
pad-sea-against = خانه‌ی { $cell }: { $number } جور است، اما { $rule } نمی‌گذارد
pad-sea-room = خانه‌ی { $cell }: عددی از { $least } تا { $most }
pad-sea-no-room = خانه‌ی { $cell }: هیچ عددی میان همسایه‌هایش جا نمی‌شود
pad-sea-nowhere = { $number } هیچ‌جا جور نیست.
pad-sea-spot = { $cost ->
    [0] خانه‌ی { $cell }: رایگان
   *[other] خانه‌ی { $cell }: { $cost } کارت، کنار { $numbers }
  }
pad-sea-spot-against = { $cost ->
    [0] خانه‌ی { $cell }: الان نه
   *[other] خانه‌ی { $cell }: الان نه، و هزینه‌اش هم { $cost } کارت است
  }
pad-put-in = گذاشتن
pad-turn-round = سروته کردن
pad-sun = خورشید
pad-moon = ماه
pad-discards = کارت‌های دورریخته‌ی { $name }
pad-voyage = سفر
pad-filled = { $filled } از { $cells } خانه
pad-rows-complete = ردیف‌های کامل: { $rows }
pad-rows-consecutive = پشت‌سرهم، به ارزش یک قطب‌نما: { $rows }
pad-how-it-ended = چگونه تمام شد؟
pad-ended-open = هنوز در دریا
pad-ended-won = با پیروزی
pad-ended-lost = با شکست

## حاکم

caller-title = حاکم
caller-words = کاشی‌های هارمونی (Take It Easy) را برای همه‌ی میز برمی‌دارد و اگر بخواهید بلند می‌خواند.
caller-at = دُور { $round }، کاشی { $called } از { $most }
caller-voice = صدا
caller-symbols = علامت‌ها
caller-whole = تمام‌صفحه
caller-small = خروج از تمام‌صفحه
caller-first = لمس کنید تا اولین کاشی بیاید
caller-next = لمس کنید تا کاشی بعدی بیاید
caller-over = این آخرین کاشی دُور بود.
caller-undo = پس گرفتن
caller-again = تکرار
caller-new = دُور تازه
caller-new-sure = واقعاً؟ دوباره بزنید
caller-new-told = دُور { $round } آغاز می‌شود.
caller-taken-back = آخرین کاشی پس گرفته شد.
caller-called = فراخوانده تا این‌جا
caller-none = هنوز کاشی‌ای نیست.
caller-say = { $first }، { $second }، { $third }
caller-keys = کلیدها: فاصله یا → بعدی، ← پس گرفتن، R تکرار، V صدا.
caller-count = شمردن صفحه‌ها
