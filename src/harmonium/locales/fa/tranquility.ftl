tranquility-title = Tranquility

## گزینه‌ها

option-tranquility-jagged_rocks = صخره‌های تیز
option-tranquility-sea_monsters = هیولاهای دریایی
option-tranquility-sea_monsters-none = هیچ
option-tranquility-sea_monsters-low = سه تا
option-tranquility-sea_monsters-middle = چهار تا
option-tranquility-sea_monsters-high = پنج تا
option-tranquility-storm_compass = توفان و قطب‌نما
option-tranquility-jokers = جوکرها
option-tranquility-remove_islands = حذف کارت‌های جزیره
option-tranquility-remove_islands-none = هیچ
option-tranquility-remove_islands-galatea = گالاتئا (۴)
option-tranquility-remove_islands-triton = تریتون (۶)
option-tranquility-remove_islands-leucothea = لئوکوتئا (۸)
option-tranquility-remove_islands-amphitrite = آمفیتریته (۱۰)
option-tranquility-remove_islands-poseidon = پوزئیدون (۱۲)
option-tranquility-high_arch = طاق بلند
option-tranquility-pyramid = هرم
option-tranquility-day_night = روز و شب
option-tranquility-competitive = رقابتی

## امتیاز

category-tranquility-cells = خانه‌های پر
category-tranquility-grid = کارت‌های شبکه
category-tranquility-discards = دورریخته‌ها

## آنچه مانع گزینه‌هاست

refused-Q-SETUP-5 = Tranquility برای { $least } تا { $most } بازیکن است، نه { $seats }.
refused-Q-COMBO-2 = هرم نه با طاق بلند جمع می‌شود و نه با افزونه‌هایی که کارت‌هایشان در دسته‌ی کاوشگر هرم است.
refused-Q-COMBO-3 = شیوه‌ی رقابتی فقط با حذف کارت‌های جزیره و طاق بلند جمع می‌شود.
refused-Q-VAR-COMPETE-1 = شیوه‌ی رقابتی دقیقاً برای دو بازیکن است، نه { $seats }.

## آنچه مانع یک چینش است

refused-Q-SETUP-2 = بازیکن شروع‌کننده باید سر میز باشد.
refused-Q-SETUP-3 = باید { $agreed } جزیره‌ی متفاوت حذف شود؛ این چینش { $removed } جزیره حذف می‌کند.
refused-Q-SETUP-4 = دسته‌ی مشترک باید همان { $expected } کارت قرارشده باشد؛ این یکی { $cards } کارت دارد، یا کارت‌های دیگری.
refused-Q-SETUP-7 = چینش باید برای کارت شروع هر بازیکن یک عدد صحیح کوچک‌تر از ⁨2^64⁩ داشته باشد.
refused-Q-ROCKS-1 = صخره‌ها در آغاز باید کنار یکی از شش ردیف باشند، آن هم فقط در بازی با صخره‌ها؛ نه در { $row }.
refused-Q-VAR-PYRAMID-3 = دسته‌ی کاوشگر هرم ۲۸ کارت خودش را دارد؛ این یکی { $cards } کارت دارد، یا کارت‌های دیگری.

## آنچه مانع شبکه‌ای است که نوشته شده

refused-Q-COMP-1 = جزیره‌ی { $number } نیست، یا دو بار آمده است.

## آنچه مانع یک کنش است

refused-Q-TURN-1 = الان نوبت شما نیست.
refused-Q-TURN-2 = این کنش الان ممکن نیست.
refused-Q-TURN-4 = { $least ->
    [5] دستی با این تعداد جزیره { $most } کارت دارد، نه { $cards }.
   *[other] دستی با این جزیره‌ها از { $least } تا { $most } کارت دارد، نه { $cards }.
  }
refused-Q-GRID-1 = شبکه خانه‌های ۱ تا { $cells } دارد؛ { $cell } از آن‌ها نیست.
refused-Q-PLACE-1 = باید جزیره‌ای در دست و خانه‌ای خالی برای آن داشته باشید؛ { $card } و خانه‌ی { $cell } با هم جور نمی‌شوند.
refused-Q-PLACE-2 = { $number } در خانه‌ی { $cell } جور نیست: عددها باید در طول زنجیره بزرگ‌تر شوند.
refused-Q-COST-4 = دقیقاً به اندازه‌ی هزینه، کارت دورانداختنی از دستتان بدهید.
refused-Q-COST-5 = هزینه‌اش { $cost } کارت است و شما فقط { $cards } کارت برای دادن دارید.
refused-Q-DISCARD-1 = دقیقاً دو کارت از دستتان دور بیندازید.
refused-Q-DISCARD-2 = به دو کارت دورانداختنی نیاز دارید.
refused-Q-DISCARD-3 = کارت شروع در دست دارید: اول باید آن را بازی کنید.
refused-Q-START-1 = کارت شروع را وقتی در دست دارید باید بازی کنید، و فقط همان وقت.
refused-Q-START-4 = الان نمی‌شود این سهم را برای کارت شروع گذاشت.
refused-Q-START-7 = بازی را باخته‌اید: هزینه‌ی کارت شروع فراهم نشد.
refused-Q-START-8 = یک کارت شروع قبلاً بازی شده است؛ این یکی را فقط می‌شود دور انداخت.
refused-Q-FINISH-1 = کارت پایان را فقط روی شبکه‌ی کامل می‌شود بازی کرد، وقتی کارت شروع در گوشه‌اش است.
refused-Q-FINISH-3 = کارت پایانی برای بازی ندارید.
refused-Q-END-1 = بازی تمام شده است: با پیروزی.
refused-Q-END-2 = بازی تمام شده است: با شکست.
refused-Q-ROCKS-2 = خانه‌ی { $cell } در ردیف صخره‌های تیز است.
refused-Q-ROCKS-3 = صخره‌ها را به ردیف دیگری ببرید که خانه‌ی خالی دارد، یا دو کارت دور بیندازید.
refused-Q-MONSTER-2 = هیولای دریایی در دست ندارید.
refused-Q-MONSTER-3 = در خانه‌ی { $cell } جزیره‌ای برای هیولای دریایی نیست.
refused-Q-MONSTER-4 = خانه‌ی { $cell } در ردیفی مسدود است: هیولای دریایی را نمی‌شود آن‌جا گذاشت.
refused-Q-MONSTER-5 = هیولای دریایی را هرگز نمی‌شود دور انداخت.
refused-Q-MONSTER-7 = در هر نوبت فقط یک بار می‌شود برای پایان تلاش کرد.
refused-Q-STORM-2 = یک توفان آمد: قطب‌نمایی برایش خرج کنید، یا قبولش کنید.
refused-Q-STORM-3 = آن‌قدر دور بیندازید تا سه کارت بماند.
refused-Q-STORM-6 = توفان بنفش ردیفی را می‌بندد که خانه‌ی خالی دارد، و ردیف بسته کارت نمی‌پذیرد.
refused-Q-STORM-7 = با توفان نارنجی، جزیره‌هایتان فقط کنار جزیره‌های دیگر می‌روند؛ خانه‌ی { $cell } همسایه‌ی پر ندارد.
refused-Q-COMPASS-3 = برای دور انداختن کل دست باید دو کارت یا بیش‌تر داشته باشید و هیولای دریایی نداشته باشید.
refused-Q-COMPASS-4 = قطب‌نما نیست، یا چنین توفانی نیست که برایش خرج شود: { $storm }.
refused-Q-COMPASS-5 = الان فقط می‌توانید قطب‌نما خرج کنید، یا رد شوید.
refused-Q-JOKER-2 = جوکر می‌تواند عددی از ۱ تا ۸۰ بگیرد که بازی نشده باشد؛ { $number } چنین عددی نیست.
refused-Q-JOKER-3 = { $number } قبلاً بازی شده است.
refused-Q-JOKER-4 = جوکر در دست ندارید.
refused-Q-VAR-ARCH-4 = خانه‌ی { $cell } در سقف است و پایه‌ها هنوز برپا نیستند.
refused-Q-VAR-PYRAMID-5 = اول باید کارت کاوشگر اجرا شود.
refused-Q-VAR-DAYNIGHT-4 = برای سروته کردن باید کارتی در شبکه و کارتی برای دور انداختن داشته باشید؛ خانه‌ی { $cell } مناسب نیست.
refused-Q-VAR-DAYNIGHT-5 = هنوز کارتی در شبکه در جهت نادرست است.
refused-Q-VAR-COMPETE-4 = یکی از کارت‌های رو را بردارید.
refused-Q-VAR-COMPETE-5 = بازی تمام شده است.
refused-Q-VAR-COMPETE-3 = در خانه‌ی { $cell } کارتی نیست، پس کارتی هم با ماهِ رو به بالا آن‌جا نیست.
refused-Q-VAR-COMPETE-6 = کارت‌های دورانداخته نمی‌تواند { $discards } تا باشد: جزیره‌هایی که نه در شبکه‌اند و نه در این دست، { $left } تا هستند.

## چرا واگرد بیش از این نمی‌رود

reveal-drawn = کارت برداشته شده است.
reveal-explored = یک کارت کاوشگر رو شده است.
reveal-offer = کارت‌های رو دوباره پر شده‌اند.
reveal-announced = همه اعلام کرده‌اند: عددها نشان داده شده‌اند.
reveal-monsters = معلوم شده است چند هیولای دریایی در دست‌هاست.
reveal-over = بازی تمام شده است.

## کارت‌ها

card-tranquility-start = شروع
card-tranquility-finish = پایان
card-tranquility-monster = هیولای دریایی
card-tranquility-joker = جوکر
card-tranquility-yellow = توفان زرد
card-tranquility-purple = توفان بنفش
card-tranquility-orange = توفان نارنجی
card-tranquility-compass = قطب‌نما
card-tranquility-rocks = صخره‌های تیز
card-tranquility-border = حاشیه

## سر میز

tq-over = سفر به پایان رسید: { $filled } خانه از { $cells } خانه پر است.
tq-warn-start = کارت شروع همه‌ی دستتان را می‌گیرد: { $cards }.
tq-warn-commit = این همه‌ی دست شماست: { $cards }.
tq-warn-draw = بعد کارت برمی‌دارید و دیگر چیزی را نمی‌شود پس گرفت.
tq-missing = آنچه کم بود: { $missing }.
tq-missing-cells = جزیره برای خانه‌های خالی
tq-missing-start = کارت شروع
tq-missing-payment = کارت برای هزینه‌ی کارت شروع
tq-missing-finish = کارت پایان
tq-wait = در انتظار { $name }…
tq-hand = دست شما: اول شماره‌ی کارت را بزنید، بعد جایش را انتخاب کنید.
tq-seat = دست { $hand } · دسته { $pile } · دورریخته { $gone }
tq-compasses = قطب‌نماها: { $pool }
tq-offer = کارت‌های رو: { $cards }
tq-day = روز است.
tq-night = شب است.

tq-asked-turn = نوبت شماست: کارتی بگذارید، یا از فهرست انتخاب کنید.
tq-asked-pay = هزینه: { $amount } کارت دور بیندازید.
tq-asked-strike = هیولای دریایی! قربانی‌اش را انتخاب کنید.
tq-asked-new_rocks = صخره‌های تیز! ردیفشان را انتخاب کنید.
tq-asked-window = قطب‌نما خرج می‌کنید؟
tq-asked-rocks = صخره‌ها را جابه‌جا کنید، یا دو کارت دور بیندازید.
tq-asked-announce = کارت شروع: چند کارت می‌توانید بدهید؟
tq-asked-commit = کارت شروع: چند کارت می‌دهید؟
tq-asked-choose = کارت‌هایی را که برای کارت شروع می‌دهید انتخاب کنید.
tq-asked-storm = توفان! قطب‌نمایی خرج کنید، یا قبولش کنید.
tq-asked-take = از کارت‌های رو بردارید.
tq-asked-opening = دست‌های آغازین برداشته می‌شود.
tq-asked-refill = کارت‌ها برداشته می‌شوند.

tq-do-discard = دور انداختن { $cards }
tq-do-place = گذاشتن { $card } به‌عنوان { $number } در خانه‌ی { $cell }
tq-do-start = بازی کردن به‌عنوان شروع: { $card }
tq-do-finish = بازی کردن به‌عنوان پایان: { $card }
tq-do-monster = { $card } سراغ خانه‌ی { $cell }
tq-do-hand = دور انداختن کل دست و گرفتن یک قطب‌نما
tq-do-flip = سروته کردن خانه‌ی { $cell }
tq-do-spend-drawn = قطب‌نما برای { $storm } که همین حالا آمد
tq-do-spend-row = قطب‌نما برای { $storm } در ردیف { $row }
tq-do-spend-seat = قطب‌نما برای { $storm } جلوی { $name }
tq-do-lay = گذاشتن جوکر میان قطب‌نماها
tq-do-pass = فعلاً بدون قطب‌نما
tq-do-rocks = صخره‌ها به ردیف { $row }
tq-do-storm = توفان به ردیف { $row }
tq-do-announce = { $number } کارت می‌توانم بدهم
tq-do-give = { $pile ->
    [0] دادن { $hand } کارت
   *[other] دادن { $hand } کارت و { $pile } کارت ندیده از دسته
  }
tq-do-take = برداشتن { $card }
