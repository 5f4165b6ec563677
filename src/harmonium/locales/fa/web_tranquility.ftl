### بازی Tranquility در مرورگر.

panel-tranquility-ceremony = { tq-start-short }
panel-tranquility-crew = خدمه
panel-tranquility-voyage = سفر

tq-standard = استاندارد
tq-is-day = روز
tq-is-night = شب
tq-island = جزیره‌ی { $number }
tq-sun-up = خورشید رو به بالا
tq-moon-up = ماه رو به بالا
tq-sun = خورشید
tq-moon = ماه

## آنچه پرسیده می‌شود

tq-asks-turn = کارتی انتخاب کنید، سپس جایش را
tq-asks-only-discard = هیچ‌یک از کارت‌هایتان جایی ندارد: دو کارت دور بیندازید
tq-asks-place = { $card }: جایش را انتخاب کنید
tq-asks-nowhere = { $card } الان جایی ندارد
tq-asks-start = کارت شروع در دست دارید: در گوشه‌اش بگذارید
tq-asks-finish = کارت پایان: در گوشه‌اش بگذارید
tq-asks-monster = هیولای دریایی: قربانی‌اش را انتخاب کنید
tq-asks-joker = جوکر: جایش را انتخاب کنید
tq-asks-flip = کارتی را که سروته می‌شود انتخاب کنید
tq-asks-compass = توفانی را که برداشته می‌شود انتخاب کنید
tq-asks-two = { $left ->
    [1] یک کارت دیگر برای دور انداختن انتخاب کنید
   *[other] { $left } کارت برای دور انداختن انتخاب کنید
  }
tq-asks-pay = { $left ->
    [1] هزینه: یک کارت { $amount ->
        [1] انتخاب کنید
       *[other] دیگر انتخاب کنید
      }
   *[other] هزینه: { $left } کارت انتخاب کنید
  }
tq-asks-choose = برای کارت شروع: { $left } کارت انتخاب کنید
tq-asks-give = برای کارت شروع: کارت‌های انتخاب‌شده را بدهید
tq-asks-rocks = صخره‌ها را به ردیف دیگری ببرید، یا دو کارت دور بیندازید
tq-asks-rocks-move = صخره‌ها را به ردیف دیگری ببرید
tq-asks-storm-yellow = { $left ->
    [0] توفان زرد جلوی شماست
   *[other] توفان زرد: { $left } کارت برای دور انداختن انتخاب کنید
  }
tq-asks-storm-orange = توفان نارنجی جلوی شماست
tq-asks-storm-purple = توفان بنفش: ردیفی برایش انتخاب کنید
tq-wait-announce = در انتظار اعلام { $name }…
tq-wait-commit = { $name } تصمیم می‌گیرد چند کارت بدهد…
tq-wait-choose = در انتظار انتخاب { $name }…

## آنچه می‌شود کرد

tq-discard-two = دور انداختن دو کارت
tq-discard-hand = دور انداختن کل دست برای قطب‌نما
tq-flip = سروته کردن کارت
tq-use-compass = خرج کردن قطب‌نما
tq-lay-joker = جوکر به‌جای قطب‌نما
tq-no-compass = فعلاً بدون قطب‌نما
tq-go-on = ادامه
tq-take-storm = قبول توفان
tq-spend-on-it = خرج قطب‌نما برایش
tq-do-it = کارهایی که می‌توانید بکنید
tq-key-hand = برداشتن یک کارت از دست
tq-key-discard = دور انداختن دو کارت

## نقشه

tq-chart = نقشه‌ی دریا
tq-cell = خانه‌ی { $cell } در ردیف { $row }
tq-cell-empty = خالی
tq-cell-border = خالی، با کارت حاشیه زیر آن
tq-cell-island = جزیره‌ی { $number }
tq-cell-joker = جوکر به‌جای { $number }
tq-here = { $card } می‌تواند این‌جا برود
tq-here-cost = { $cost ->
    [0] { $card } می‌تواند این‌جا برود، رایگان
   *[other] { $card } می‌تواند این‌جا برود، به هزینه‌ی { $cost } کارت
  }
tq-here-flip = سروته کردن این کارت
tq-here-strike = هیولای دریایی می‌تواند این‌جا بزند
tq-here-joker = جوکر می‌تواند این‌جا برود
tq-here-rocks = صخره‌ها می‌توانند این‌جا بروند
tq-here-storm = توفان می‌تواند این‌جا برود
tq-here-compass = قطب‌نما می‌تواند توفانی را از این‌جا بردارد
tq-here-start = کارت شروع را این‌جا بگذارید
tq-here-finish = کارت پایان را این‌جا بگذارید
tq-row = ردیف { $row }
tq-purple-storms = { $count ->
    [1] یک توفان بنفش
   *[other] { $count } توفان بنفش
  }
tq-corner-start = گوشه‌ی شروع
tq-corner-finish = گوشه‌ی پایان
tq-free = رایگان
tq-costs = هزینه { $cost }
tq-start-short = شروع
tq-finish-short = پایان
tq-note-places = { $places } جا
tq-barred-Q-COST-5 = هزینه‌اش بیش از کارت‌هایی است که می‌توانید بدهید
tq-barred-Q-ROCKS-2 = صخره‌های تیز آن را بسته‌اند
tq-barred-Q-START-1 = اول باید کارت شروع را بازی کنید
tq-barred-Q-STORM-6 = توفان بنفش آن را بسته است
tq-barred-Q-STORM-7 = توفان نارنجی دارید: فقط کنار جزیره‌ای دیگر
tq-barred-Q-VAR-ARCH-4 = سقف بسته است تا هر دو پایه برپا شوند
tq-storm-letter-yellow = ز
tq-storm-letter-orange = ن
tq-storm-letter-purple = ب

## دست، دسته‌ها و کارت‌های رو

tq-your-hand = دست شما
tq-hand-empty = کارتی نمانده
tq-card-places = { $places ->
    [0] { $card }، الان جایی ندارد
    [1] { $card }، یک جا
   *[other] { $card }، { $places } جا
  }
tq-card-chosen = { $card }، انتخاب‌شده برای دور انداختن
tq-card-choosable = { $card }، می‌شود دورش انداخت
tq-your-pile = دسته‌ی برداشت
tq-your-discards = دورریخته
tq-own-discards = دورریخته‌های شما: { $cards }
tq-offer-title = کارت‌های رو
tq-take = برداشتن { $card }
tq-deck-left = { $count } کارت در دسته
tq-hand-of = { $count } کارت در دست
tq-pile-of = دسته { $count }
tq-discards-of = دورریخته { $count }
tq-known-monsters = { $count ->
    [1] یک هیولای دریایی در دست
   *[other] { $count } هیولای دریایی در دست
  }
tq-seat-storm = { $count ->
    [1] { $storm }
   *[other] { $storm } ({ $count })
  }
tq-yellow-means = دست سه‌تایی
tq-orange-means = فقط کنار جزیره‌ها
tq-hands-are-secret = دست‌ها پنهان‌اند. بازی در سکوت پیش می‌رود.

## جوکر

tq-joker-title = کدام عدد برای خانه‌ی { $cell }؟
tq-joker-number = { $number }
tq-joker-number-cost = { $cost ->
    [0] { $number }، رایگان
   *[other] { $number }، به هزینه‌ی { $cost } کارت
  }

## شروع

tq-ceremony = شروع: { $owed ->
    [1] یک کارت دیگر از همه‌ی شما
   *[other] { $owed } کارت از همه‌ی شما روی هم
  }
tq-ceremony-announce = هر کس چند کارت می‌تواند بدهد؟ عددها وقتی نشان داده می‌شوند که همه گفته باشند.
tq-ceremony-commit = حالا هر کس به نوبت تعداد کارتی را قول می‌دهد، تا همه‌ی کارت‌های لازم جور شود.
tq-ceremony-choose = کارت‌هایی که قولشان داده شده هم‌زمان انتخاب و داده می‌شوند.
tq-could-spare = آماده‌ی دادن { $number } کارت
tq-has-announced = اعلام شد
tq-has-not-announced = در حال فکر
tq-gives = { $pile ->
    [0] سهم: { $hand } کارت
   *[other] سهم: { $hand } کارت و { $pile } کارت ندیده
  }
tq-has-at-most = حداکثر { $most }
tq-is-promising = در حال قول دادن
tq-has-chosen = انتخاب شد
tq-spare-how-many = می‌توانم بدهم
tq-give-how-many = می‌دهم
tq-give-blind = { $hand } کارت و { $pile } کارت ندیده از دسته
tq-promised = { $count } از { $owed } قول داده شد
tq-your-number = می‌توانید { $number } کارت بدهید. در انتظار دیگران.
tq-choose-below = { $count } کارت از دستتان انتخاب کنید.
tq-give-these = دادن این کارت‌ها

## توفان‌ها و قطب‌نماها

tq-pool = قطب‌نماهای همه
tq-supply = { $count } در ذخیره
tq-storm-at-row = { $storm } در ردیف { $row }
tq-storm-before = { $storm } جلوی { $name }
tq-storm-before-you = { $storm } جلوی شما
tq-remove-this = برداشتن: { $storm }
tq-point = این را برداریم؟
tq-points = { PERSON($name) ->
    [second] شما به { $storm } اشاره می‌کنید
   *[third] { $name } به { $storm } اشاره می‌کند
  }
tq-drawn = برای { $name } آمد: { $storm }
tq-storm-does-yellow = تا قطب‌نمایی آن را برندارد، محدودیت دستتان سه کارت است.
tq-storm-does-orange = تا قطب‌نمایی آن را برندارد، جزیره‌ها را فقط کنار جزیره‌های دیگر می‌توانید بگذارید.
tq-storm-does-purple = ردیفی را که انتخاب کنید می‌بندد، تا قطب‌نمایی آن را بردارد.

## سفر

tq-progress = { $filled } خانه از { $cells }
tq-start-played = کارت شروع در گوشه‌اش است
tq-start-not-played = هنوز هیچ کارت شروعی بازی نشده
tq-night-at = با پر شدن { $cells } خانه شب می‌شود
tq-night-now = شب است: کارت‌ها را با ماه رو به بالا می‌گذارند
tq-explorer-left = { $count } کارت کاوشگر مانده
tq-sunk = غرق‌شده: { $numbers }
tq-gap = { $cells } خانه، { $numbers } عدد ممکن

## آنچه گذشت

tq-told-drew = { PERSON($name) ->
    [second] شما از دسته { $count } کارت برداشتید
   *[third] { $name } از دسته { $count } کارت برداشت
  }
tq-told-drew-own = { PERSON($name) ->
    [second] شما { $cards } را برداشتید
   *[third] { $name } { $cards } را برداشت
  }
tq-told-discarded = { PERSON($name) ->
    [second] شما از دستتان { $count } کارت دور انداختید
   *[third] { $name } از دستش { $count } کارت دور انداخت
  }
tq-told-discarded-own = { PERSON($name) ->
    [second] شما { $cards } را دور انداختید
   *[third] { $name } { $cards } را دور انداخت
  }
tq-told-blind = { PERSON($name) ->
    [second] شما از دسته‌ی برداشت { $count } کارت ندیده دادید
   *[third] { $name } از دسته‌ی برداشت { $count } کارت ندیده داد
  }
tq-told-starts = کارت‌های شروع در دسته‌ها بُر خوردند
tq-told-placed = { PERSON($name) ->
    [second] شما جزیره‌ی { $number } را در خانه‌ی { $cell } گذاشتید
   *[third] { $name } جزیره‌ی { $number } را در خانه‌ی { $cell } گذاشت
  }
tq-told-joker = { PERSON($name) ->
    [second] شما جوکر را به‌جای { $number } در خانه‌ی { $cell } گذاشتید
   *[third] { $name } جوکر را به‌جای { $number } در خانه‌ی { $cell } گذاشت
  }
tq-told-start = { PERSON($name) ->
    [second] شما کارت شروع را بازی کردید
   *[third] { $name } کارت شروع را بازی کرد
  }
tq-told-start-joker = { PERSON($name) ->
    [second] شما جوکر را به‌جای کارت شروع بازی کردید
   *[third] { $name } جوکر را به‌جای کارت شروع بازی کرد
  }
tq-told-finish = { PERSON($name) ->
    [second] شما کارت پایان را بازی کردید
   *[third] { $name } کارت پایان را بازی کرد
  }
tq-told-finish-joker = { PERSON($name) ->
    [second] شما جوکر را به‌جای کارت پایان بازی کردید
   *[third] { $name } جوکر را به‌جای کارت پایان بازی کرد
  }
tq-told-finish-failed = { PERSON($name) ->
    [second] شما خواستید بازی را تمام کنید، اما هیولاهای دریایی در کمین‌اند
   *[third] { $name } خواست بازی را تمام کند، اما هیولاهای دریایی در کمین‌اند
  }
tq-told-shows-monsters = { PERSON($name) ->
    [second] شما نشان دادید که { $count } هیولای دریایی دارید
   *[third] { $name } نشان داد که { $count } هیولای دریایی دارد
  }
tq-told-struck = هیولای دریایی { $number } را از خانه‌ی { $cell } برد ({ $name })
tq-told-flipped = { PERSON($name) ->
    [second] شما کارت خانه‌ی { $cell } را سروته کردید
   *[third] { $name } کارت خانه‌ی { $cell } را سروته کرد
  }
tq-told-night = شب فرا رسید
tq-told-compass-start = کارت شروع یک قطب‌نما آورد ({ $name })
tq-told-compass-row = ردیف { $row } با عددهای پشت‌سرهم یک قطب‌نما آورد ({ $name })
tq-told-compass-hand = { PERSON($name) ->
    [second] شما کل دست را برای یک قطب‌نما دور انداختید
   *[third] { $name } کل دست را برای یک قطب‌نما دور انداخت
  }
tq-told-compass-explored = { PERSON($name) ->
    [second] شما یک قطب‌نما پیدا کردید
   *[third] { $name } یک قطب‌نما پیدا کرد
  }
tq-told-spent = { PERSON($name) ->
    [second] شما برای { $storm } قطب‌نما خرج کردید
   *[third] { $name } برای { $storm } قطب‌نما خرج کرد
  }
tq-told-joker-laid = { PERSON($name) ->
    [second] شما جوکر را میان قطب‌نماها گذاشتید
   *[third] { $name } جوکر را میان قطب‌نماها گذاشت
  }
tq-told-storm-drawn = برای { $name } توفان آمد: { $storm }
tq-told-storm-stays = { $storm } جلوی { $name } می‌ماند
tq-told-storm-row = { PERSON($name) ->
    [second] شما { $storm } را در ردیف { $row } گذاشتید
   *[third] { $name } { $storm } را در ردیف { $row } گذاشت
  }
tq-told-rocks = { PERSON($name) ->
    [second] شما صخره‌ها را به ردیف { $row } بردید
   *[third] { $name } صخره‌ها را به ردیف { $row } برد
  }
tq-told-explored = { PERSON($name) ->
    [second] شما کارت کاوشگر رو کردید: { $card }
   *[third] { $name } کارت کاوشگر رو کرد: { $card }
  }
tq-told-removed = { $card }: خارج از بازی
tq-told-calm = دریا آرام است
tq-told-announced = { PERSON($name) ->
    [second] شما عددتان را اعلام کردید
   *[third] { $name } عددش را اعلام کرد
  }
tq-told-announced-own = { PERSON($name) ->
    [second] شما عدد { $number } را اعلام کردید
   *[third] { $name } عدد { $number } را اعلام کرد
  }
tq-told-could-spare = { PERSON($name) ->
    [second] شما می‌توانید { $number } کارت بدهید
   *[third] { $name } می‌تواند { $number } کارت بدهد
  }
tq-told-gives = { PERSON($name) ->
    [second] شما قول دادید
   *[third] { $name } قول داد
  }: { $pile ->
    [0] { $hand } کارت
   *[other] { $hand } کارت و { $pile } کارت ندیده از دسته
  }
tq-told-chose = { PERSON($name) ->
    [second] شما کارت‌های سهمتان را انتخاب کردید
   *[third] { $name } کارت‌های سهمش را انتخاب کرد
  }
tq-told-took = { PERSON($name) ->
    [second] شما { $card } را برداشتید
   *[third] { $name } { $card } را برداشت
  }
tq-told-offer = تازه در کارت‌های رو: { $cards }
tq-told-won = سفر با پیروزی به پایان رسید
tq-told-lost = سفر با شکست به پایان رسید؛ آنچه کم بود: { $missing }
tq-told-over = بازی تمام شد

## پایان

tq-lost = سفر با شکست به پایان رسید: { $filled } خانه از { $cells } خانه پر است. آنچه کم بود: { $missing }.
tq-story-won = دریای آرام
tq-story-lost = کشتی غرق شد
tq-story-over = سفر به پایان رسید
tq-story-all = هر { $cells } خانه پر است، از شروع تا پایان.
tq-story-full = هر { $cells } خانه پر است.
tq-story-close = { $filled } خانه از { $cells } خانه پر شد؛ { $left ->
    [1] فقط یک خانه ماند
   *[other] { $left } خانه ماند
  }.
tq-story-Q-END-1 = { PERSON($name) ->
    [second] شما کارت پایان را روی نقشه‌ی کامل گذاشتید.
   *[third] { $name } کارت پایان را روی نقشه‌ی کامل گذاشت.
  }
tq-story-Q-END-2 = برای { $name } هیچ کنشی مجاز نبود.
tq-story-Q-START-7 = هشت کارت برای کارت شروع فراهم نشد.
tq-story-complete = نقشه کامل شد: هر { $cells } خانه پر است.
tq-story-tie = امتیازها برابر است: ماه که نفر دوم بود برنده است.
tq-story-stopped = سفر نیمه‌کاره ماند.

## کارت راهنما

tq-aid-turn = نوبت شما
tq-aid-place = جزیره‌ای را در یک خانه‌ی خالی بگذارید. عددها باید در طول زنجیره، از پایین چپ تا بالا راست، بزرگ‌تر شوند.
tq-aid-cost = کنار همسایه‌ی پر زنجیره، هزینه همان اختلاف است و میان دو همسایه، اختلاف کوچک‌تر؛ همان تعداد کارت دور بیندازید. بدون همسایه رایگان است.
tq-aid-two = یا دو کارت دور بیندازید. سپس دست را تا { $hand } کارت پر کنید.
tq-aid-start-title = شروع و پایان
tq-aid-start = تا وقتی کارت شروعی بازی نشده، هر کس یکی در دست دارد باید بازی‌اش کند: همه روی هم { $cards } کارت دور می‌اندازید، با هر تقسیمی که بخواهید.
tq-aid-finish = وقتی نقشه پر و کارت شروع در گوشه‌اش باشد، کارت پایان همه را برنده می‌کند.
tq-aid-lose = اگر برای کسی هیچ کنشی مجاز نباشد، همه می‌بازند.
tq-aid-silence = درباره‌ی کارت‌ها و برنامه‌هایتان حرفی نزنید.
tq-aid-modules = در این بازی
tq-aid-jagged_rocks = صخره‌های تیز ردیفی را می‌بندند. پس از هر کنش آن‌ها را به ردیف دیگری ببرید یا دو کارت دور بیندازید. وقتی { $rows } ردیف کامل شود، می‌روند.
tq-aid-sea_monsters = هیولای دریایی را هرگز نمی‌شود دور انداخت. روی جزیره‌ای بازی‌اش کنید: هر دو می‌روند. تا وقتی در دست کسی هست، هیچ‌کس نمی‌برد.
tq-aid-storm_compass = توفان همان لحظه که برداشته شود اثر می‌کند. زرد: دست سه‌تایی. نارنجی: جزیره فقط کنار جزیره‌ها. بنفش: یک ردیف بسته. هر قطب‌نما یکی را برمی‌دارد؛ قطب‌نما را برای کارت شروع، ردیفی پشت‌سرهم و دور انداختن کل دست می‌گیرید.
tq-aid-jokers = جوکر جای جزیره‌ای با هر عدد بازی‌نشده، شروع، پایان، هیولای دریایی یا قطب‌نما می‌نشیند.
tq-aid-remove_islands = چند جزیره حذف شده‌اند؛ هیچ‌کس نمی‌داند کدام‌ها.
tq-aid-high_arch = سقف، یعنی ردیف بالا، فقط تا وقتی باز است که هر دو پایه پر باشند.
tq-aid-pyramid = جزیره روی کارت حاشیه، یک کارت کاوشگر رو می‌کند: پایان، قطب‌نما، توفان، هیولای دریایی، صخره‌ها، یا دریای آرام.
tq-aid-day_night = نیمی از نقشه که پر شود شب فرا می‌رسد. برای پیروزی، نیمه‌ی پایین باید با خورشید رو به بالا باشد و نیمه‌ی بالا با ماه. با دور انداختن یک کارت، کارتی را سروته کنید.
tq-aid-competitive = شما رقیب هم هستید، خورشید در برابر ماه: برای هر کارت که سمت شما رو به بالاست { $points } امتیاز، و برای هر کارت دورریخته یکی کم. دست را از کارت‌های رو پر کنید؛ در تساوی ماه برنده است.
