### دفترچه‌های قوانین در مرورگر.

book-rules = قوانین
book-books = دفترچه‌های قوانین
book-words = قوانین هر سه بازی، به زبان خودمان. هر قانون شناسه‌ای دارد تا بشود به آن لینک داد و ارجاع کرد.
book-read = خواندن قوانین
book-of = قوانین { $game }
book-short = در ده جمله
book-short-of = { $game } در ده جمله
book-all = همه‌ی دفترچه‌ها
book-contents = فهرست مطالب
book-print = چاپ
book-link-to = لینک به قانون { $rule }
book-picture-to = تصویر { $rule }
book-no-such-rule = در این دفترچه قانون { $rule } نیست.
book-other-language = این دفترچه هنوز ترجمه نشده و به انگلیسی نشان داده می‌شود.
book-aid-of = کارت راهنما: { $game }
book-aid-words = همه‌چیز در یک برگ، تا کنار صفحه‌ی بازی بماند.
book-aid-later = این بازی هنوز کارت راهنما ندارد.
book-aid-choose = شیوه‌ی بازی شما

## جست‌وجو

book-search = جست‌وجو در قوانین
book-search-hint = یک واژه یا شناسه، مانند رودخانه یا H-TURN-2
book-found = { $count ->
    [0] برای «{ $query }» چیزی پیدا نشد.
   *[other] { $count } جا
  }
book-found-most = { $count } جای اول
book-clear = پاک کردن جست‌وجو

## پیشنهاد دفترچه‌ها برای آغاز

book-presets = برای شروع
preset-harmonies-first = اولین بازی‌ها
preset-take_it_easy-first = اولین بازی‌ها
preset-take_it_easy-one_round = یک دُور
preset-tranquility-calm = دریای آرام
preset-tranquility-jokers = آشنایی با جوکرها
preset-tranquility-rocks = آشنایی با صخره‌ها
preset-tranquility-monsters = آشنایی با هیولاها
preset-tranquility-storm = آشنایی با توفان‌ها

## زیر تصویرها

book-right = این‌طور.
book-wrong = این‌طور نه.
book-points = { $points } امتیاز
book-height = ارتفاع { $height }
book-fits = جور است
book-too-tall = زیادی بلند
book-too-low = زیادی کوتاه
book-no-building = ساختمان نیست
book-loops-bga = با ⁨river_loops = bga⁩
book-step = پس از گام { $step }
