take_it_easy-title = هارمونی

## گزینه‌ها

option-take_it_easy-placement = جای‌گذاری
option-take_it_easy-placement-free = چیدمان آزاد
option-take_it_easy-placement-connected = چیدمان به‌هم‌پیوسته
option-take_it_easy-placement-sun_moon_connected = به‌هم‌پیوسته‌ی «خورشید/ماه»
option-take_it_easy-scoring = امتیازشماری
option-take_it_easy-scoring-standard = ردیف‌ها
option-take_it_easy-scoring-rays = ردیف‌ها و آفتاب / مهتاب
option-take_it_easy-scoring-best_ray = ردیف‌ها و بهترین پرتو
option-take_it_easy-rounds = دُورها
option-take_it_easy-rounds-none = برای هر بازیکن یک دُور
option-take_it_easy-symbols = خورشیدها و ماه‌ها

## امتیاز

category-take_it_easy-lines = ردیف‌ها
category-take_it_easy-sun_rays = پرتوهای آفتاب
category-take_it_easy-moon_rays = پرتوهای مهتاب
category-take_it_easy-best_sun_ray = بهترین پرتو آفتاب
category-take_it_easy-best_moon_ray = بهترین پرتو مهتاب

## آنچه مانع یک کنش، گزینه، چینش یا صفحه است

refused-T-COMP-1 = هارمونی (Take It Easy) برای { $least } تا { $most } بازیکن است، نه { $seats }.
refused-T-COMP-2 = کاشی { $tile } نیست، یا دو بار آمده است.
refused-T-COMP-5 = علامت‌ها باید «default» یا { $tiles } حرف s و m باشند، نه «{ $symbols }».
refused-T-SETUP-1 = هر کس در هر دُور یک صفحه دارد.
refused-T-SETUP-2 = اولین حاکم باید سر میز باشد.
refused-T-MATCH-1 = این چینش { $dealt } دُور دارد، اما قرار بر { $rounds } دُور بود.
refused-T-TURN-1 = دُور { $round } این چینش باید { $turns } کاشی متفاوت داشته باشد، اما { $tiles } تا دارد.
refused-T-TURN-3 = در یک دُور همه همان { $cells } کاشی را می‌گذارند؛ این‌جا { $tiles } کاشی متفاوت هست.
refused-T-VAR-MIX-4 = «بهترین پرتو» رقیب می‌خواهد: تک‌نفره نمی‌شود.
refused-T-END-1 = مسابقه تمام شده است.
refused-T-TURN-2 = این کاشی را قبلاً جای‌گذاری کرده‌اید؛ منتظر دیگران بمانید.
refused-T-BOARD-1 = صفحه خانه‌های ۰ تا ۱۸ دارد؛ { $cell } از آن‌ها نیست.
refused-T-BOARD-5 = صفحه را با { $cells } خانه می‌نویسند، نه با { $written } تا.
refused-T-PLACE-2 = در خانه‌ی { $cell } از قبل کاشی هست.
refused-T-VAR-CONNECTED-2 = این کاشی باید به یکی از کاشی‌های صفحه‌تان متصل باشد؛ خانه‌ی { $cell } به هیچ‌کدام متصل نیست.
refused-T-VAR-SMCONN-3 = علامت این کاشی همان علامت کاشی پیشین است، پس باید به یکی از کاشی‌های صفحه‌تان متصل باشد؛ خانه‌ی { $cell } به هیچ‌کدام متصل نیست.

reveal-all-placed = همه جای‌گذاری کرده‌اند: صفحه‌ها رو شده و کاشی بعدی فراخوانده شده است.

## سر میز

symbol-sun = خورشید
symbol-moon = ماه
tie-turn = دُور { $round } از { $rounds }، کاشی { $turn } از ۱۹
tie-place = کاشی فراخوانده‌شده را جای‌گذاری کنید.
tie-wait = در انتظار دیگران…
tie-over = مسابقه تمام شد.
tie-round-over = دُور { $round } تمام شد: { $points } امتیاز
tie-next-round = دُور بعدی
tie-rounds-sum = { $name }: { $rounds } = { $total }
tie-called = فراخوانده شد: { $tile }، { $symbol }
tie-to-come = { $tiles } کاشی هنوز فراخوانده نشده
tie-brings = خانه‌ی { $cell }: { $points } امتیاز.
tie-board-of = صفحه‌ی { $name }
tie-hindsight = بهترین صفحه از این کاشی‌ها { $points } امتیاز داشت.
