### کمک هنگام بازی: راهنمایی، داوری، امیدها.

count-points = { $points ->
    [one] { $points } امتیاز
   *[other] { $points } امتیاز
}
count-lacks = { $lacks ->
    [one] { $lacks } ژتون
   *[other] { $lacks } ژتون
}
count-missing = { $missing ->
    [one] { $missing } کاشی
   *[other] { $missing } کاشی
}
count-cards = { $cards ->
    [one] { $cards } کارت
   *[other] { $cards } کارت
}
count-cells = { $cells ->
    [one] { $cells } خانه
   *[other] { $cells } خانه
}
count-numbers = { $numbers ->
    [one] { $numbers } عدد
   *[other] { $numbers } عدد
}
gap-low = { $low ->
    [0] آغاز
   *[other] { $low }
}
gap-high = { $high ->
    [81] پایان
   *[other] { $high }
}

## Who may be helped

help-daily = در چالش روز کمکی در کار نیست.
hint-others = پیش از شروع این بازی بر سر راهنمایی توافق نشده است.
hint-no-turn = راهنمایی برای کسی است که نوبتش است.
hint-unknown = این‌جا کسی برای این بازی راهنمایی ندارد.
hint-waiting = هنوز به راهنمایی قبلی شما فکر می‌شود.
hint-late = راهنمایی به‌موقع نرسید. دوباره بپرسید یا به خودتان اعتماد کنید.
teaching-alone = بازی آموزشی برای یک نفر میان ربات‌هاست.
take-back-teaching = فقط در بازی آموزشی می‌شود این‌طور برگشت.
take-back-gone = این حرکت مال شما نیست یا پیش‌تر پس گرفته شده است.
take-back-far = خیلی گذشته است: هر بار حداکثر { $most } حرکت پس گرفته می‌شود.

## Why

reason-only = الان کار دیگری نمی‌شود کرد.
reason-close = تا جایی که می‌شود گفت، حرکت دیگری به همین خوبی هست.
reason-ahead-points = حدود { count-points } بهتر از انتخاب دوم.
reason-ahead-chance = احتمال برد حدود { $percent } درصد بیش‌تر از انتخاب دوم است.
judged-points = این حرکت حدود { count-points } هزینه داشت.
judged-chance = این حرکت احتمال برد را حدود { $percent } درصد کم کرد.

## Take It Easy

look-take_it_easy-line = به ردیف { $line } نگاه کنید.
look-take_it_easy-harm = خانه‌ای پیدا کنید که این کاشی آن‌جا ضرری نزند.
hope-take_it_easy-completes = ردیف { $line } کامل می‌شود: { count-points }.
hope-take_it_easy-breaks = ردیف { $line } قطع می‌شود؛ می‌توانست { count-points } بیاورد.
hope-take_it_easy-lives = ردیف { $line } برای { count-points } زنده می‌ماند: { count-missing } کم دارد؛ از کاشی‌های آینده { $fitting } تا جور است.
hope-take_it_easy-dies = ردیف { $line } دیگر کامل نمی‌شود: می‌توانست { count-points } بیاورد.

## Harmonies

look-harmonies-ready = حیوان «{ $card }» می‌تواند ساکن شود.
look-harmonies-settles = به کارت «{ $card }» نگاه کنید.
look-harmonies-category = دنبال این باشید: { $category }.
look-harmonies-row = به کارت‌های ردیف نگاه کنید.
look-harmonies-spirit = دو روح خود را مقایسه کنید.
look-harmonies-done = کارهای مهم این نوبت انجام شده است.
look-harmonies-group = به گروه‌های صفحه‌ی مرکزی نگاه کنید.
look-harmonies-place = به خانه‌هایی نگاه کنید که ژتون‌هایتان را می‌شود آن‌جا گذاشت.
reason-harmonies-now = الان { count-points } می‌آورد.
reason-harmonies-turn = این نوبت می‌تواند { count-points } بیاورد.
reason-harmonies-settles = «{ $card }» می‌تواند در همین نوبت ساکن شود.
reason-harmonies-takes = کارت «{ $card }» با آن جور است.
hope-harmonies-lost = «{ $card }» دیگر جای دست‌یافتنی ندارد.
hope-harmonies-ready = بعد از آن «{ $card }» می‌تواند ساکن شود.
hope-harmonies-nearer = «{ $card }» نزدیک‌تر می‌شود: بهترین جایش { count-lacks } کم دارد.
hope-harmonies-farther = «{ $card }» دورتر می‌شود: بهترین جایش { count-lacks } کم دارد.
hope-harmonies-would = بهترین جای «{ $card }» { count-lacks } کم دارد.
hope-harmonies-far = برای «{ $card }» جای دست‌یافتنی نیست.

## Tranquility

look-tranquility-gap = به جای خالی میان { gap-low } و { gap-high } نگاه کنید.
look-tranquility-islands = به جزیره‌ها نگاه کنید: یکی جای بدی دارد.
look-tranquility-rows = ردیف‌ها را مقایسه کنید: کجا ضررش از همه کم‌تر است؟
look-tranquility-hand = به دستتان نگاه کنید: کدام کارت کم‌تر و کدام بیش‌تر لازم است؟
look-tranquility-table = پیش از تصمیم همه‌ی میز را ببینید.
hope-tranquility-costs = { count-cards } هزینه دارد.
hope-tranquility-fills = جای خالی را پر می‌کند.
hope-tranquility-gap = میان { gap-low } و { gap-high }: { count-cells }، و { count-numbers } هنوز ممکن است بیاید.
hope-tranquility-starves = میان { gap-low } و { gap-high }، { count-cells } هست، اما فقط { count-numbers } ممکن است بیاید.
hope-tranquility-useless = { $number } دیگر هیچ‌جا جور نیست.
hope-tranquility-gives-up = { $number } از دست می‌رود: آن‌جا { count-cells } هست و { count-numbers } هنوز ممکن است بیاید.

## In the terminal

key-hint = راهنمایی
cli-play-teaching = پس از حرکتی که زیان زیادی دارد خبر بدهد و بگذارد آن را پس بگیرید.
play-hint-again = برای دیدن حرکت دوباره H را بزنید.
play-hint-act = بهترین: { $action }
play-judged = { $words } بهتر: { $action }. کلید U آن را پس می‌گیرد.
