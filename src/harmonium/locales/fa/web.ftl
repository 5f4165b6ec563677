### بازی در مرورگر.

web-brand = هارمونیوم
web-skip = رفتن به محتوا
web-menu = فهرست
web-close = بستن
web-retry = تلاش دوباره
web-save = ذخیره
web-saved = ذخیره شد
web-looking = یک لحظه…
web-missing = چنین صفحه‌ای نیست
web-no-table = این میز را نمی‌شود نشان داد
web-to-home = به صفحه‌ی اصلی
web-refused = این ممکن نیست ({ $code }).
server-unreachable = سرور در دسترس نیست.
helpers-off = نشانه‌های راهنما خاموش‌اند.

## صفحه‌ی اصلی

web-home-title = یک میز، سه بازی
web-home-words = تنها، در برابر ربات‌ها، با دوستان از راه یک لینک، یا همه پای یک صفحه‌نمایش. ثبت‌نام لازم نیست.
web-title-harmonies = هارمونیز (Harmonies)
web-title-take_it_easy = هارمونی (Take{"\u00A0"}It{"\u00A0"}Easy)
web-title-tranquility = Tranquility
web-about-harmonies = با ژتون‌های چوبی چشم‌انداز بسازید و حیوانات را در آن ساکن کنید.
web-about-take_it_easy = کاشی‌ها برای همه یکی است. چه کسی بهترین صفحه را می‌چیند؟
web-about-tranquility = سفری دسته‌جمعی و بی‌کلام بر دریایی پر از جزیره.
web-players-harmonies = ۱ تا ۴ بازیکن، حدود ۳۰ دقیقه
web-players-take_it_easy = ۱ تا ۶ بازیکن، هر دُور حدود ۱۰ دقیقه
web-players-tranquility = ۱ تا ۵ بازیکن، حدود ۲۰ دقیقه، همه با هم
web-play-now = شروع بازی
web-alone = تنها
web-with-friends = با دوستان
web-same-device = روی یک دستگاه
web-soon = به‌زودی
web-left-off = ادامه‌ی بازی‌های شما
web-open-tables = میزهای باز
web-no-open-tables = فعلاً هیچ میزی باز نیست. خودتان میزی برای دوستان بسازید.
web-have-code = کد دارم
web-daily = چالش امروز
web-daily-words = روزی یک بار، با چینشی که برای همه یکی است.
web-daily-play = بازی { $game }
web-daily-continue = ادامه‌ی { $game }
web-daily-done = { $game }: بازی شد

## فهرست میزها

web-lobby = لابی
web-mine = میزهای من
web-join = پیوستن
web-watch = تماشا
web-continue = ادامه
web-waiting = در انتظار بازیکنان
web-finished = تمام شد
web-paused = میز موقتاً متوقف است
web-my-turn = نوبت شماست، { $since }
web-not-my-turn = نوبت دیگران است، { $since }
web-open-seats = { $seats ->
    [0] پر
    [1] یک صندلی خالی
   *[other] { $seats } صندلی خالی
  }
web-clock-none = بدون ساعت
web-clock-live = با ساعت
web-clock-days = در چند روز
web-clock-days-left = { $days } روز و { $hours } ساعت

## ورود

web-code = کد
web-invited = شما به { $game } دعوت شده‌اید
web-invited-by = سر میز: { $names }
web-table-full = همه‌ی صندلی‌ها گرفته شده‌اند.
web-no-such-invitation = این دعوت معتبر نیست، یا دیگر اعتبار ندارد.

## میز تازه

web-new-table = میز تازه
web-ways = شیوه‌ی بازی
web-new-alone = { $game }، تنها یا با ربات‌ها
web-new-friends = { $game } با دوستان
web-new-device = { $game } روی یک دستگاه
web-seats = صندلی‌ها
web-how-many = تعداد بازیکنان
web-seat = صندلی { $seat }
web-seat-me = شما
web-seat-device = پای همین دستگاه
web-seat-open = صندلی خالی
web-seat-bot = ربات
web-seat-by-link = با لینک یا کد
web-level = سطح ربات
web-name-of-seat = نام در صندلی { $seat }
web-options = گزینه‌ها
web-more-options = ساعت، چت و چیزهای دیگر
web-clock = ساعت
web-clock-choice-none = بدون ساعت
web-clock-choice-quick = ۵ دقیقه و برای هر حرکت ۵ ثانیه
web-clock-choice-calm = ۱۵ دقیقه و برای هر حرکت ۱۵ ثانیه
web-clock-choice-day = برای هر حرکت یک روز
web-clock-choice-days = برای هر حرکت سه روز
web-open-in-lobby = نمایش در لابی، باز برای همه
web-with-chat = چت
web-with-signs = اشاره (سلام، ممنون…)
web-make-and-invite = ساختن میز و دعوت
web-make-and-play = ساختن میز و بازی
option-number = { $number }

## اتاق انتظار

web-waiting-room = { $game }: در انتظار همه
web-seat-free = صندلی خالی
web-leave = ترک میز
web-remove = حذف { $name } از میز
web-call-off = لغو میز
web-called-off = این میز پیش از آغاز بازی لغو شد.
web-start = شروع بازی
web-start-when-full = { $seats ->
    [1] یک صندلی هنوز خالی است
   *[other] { $seats } صندلی هنوز خالی است
  }
web-host-starts = { PERSON($name) ->
    [second] شما بازی را شروع می‌کنید.
   *[third] { $name } بازی را شروع می‌کند.
  }
web-invite = دعوت
web-invite-words = هر کس این لینک را باز کند می‌تواند بنشیند:
web-make-link = ساختن لینک
web-copy-link = کپی لینک
web-copied = کپی شد
web-watch-link = فقط برای تماشا:
web-qr = لینک به شکل کد QR
house-title = شبکه‌ی خانه
house-closed = فعلاً میز را فقط روی همین رایانه می‌شود باز کرد.
house-open = باز کردن برای اهل خانه
house-open-help = از آن پس هر کس در شبکه‌ی شماست می‌تواند بیاید، تا وقتی ببندید یا سرور را متوقف کنید. شاید دیوار آتش اجازه بخواهد.
house-how = برای این‌که دیگران هم بیایند، سرور را با «make play HOUSE=1» یا «harmonium serve --house» راه‌اندازی کنید.
house-is-open = برای اهل خانه باز است، در نشانی { $address }
house-close = بستن برای اهل خانه
house-here-only = برای مرورگر دیگری روی همین رایانه

## سر میز

web-players = بازیکنان
web-panels = بخش‌ها
web-total = مجموع
panel-points = امتیاز
panel-log = گزارش بازی
tab-log = گزارش
panel-talk = گفت‌وگو
panel-others = دیگران
web-status-chosen = انتخاب شد
web-status-thinking = در حال فکر
web-status-waiting = در انتظار
web-away = این‌جا نیست
web-stand-in = جانشین بازی می‌کند
web-enlarge = بزرگ کردن صفحه‌ی { $name }
web-spectators = { $count ->
    [1] یک تماشاگر
   *[other] { $count } تماشاگر
  }
web-really = با این کار نوبتتان تمام می‌شود. مطمئنید؟ یک بار دیگر انتخاب کنید، یا «بله» را بزنید.
web-warned = با این حال انجامش می‌دهید؟
web-yes = بله
web-no = نه
web-log-empty = هنوز خبری نیست.
web-log-undone = { PERSON($name) ->
    [second] شما حرکت را پس گرفتید
   *[third] { $name } حرکت را پس گرفت
  }
web-nothing-said = هنوز کسی چیزی نگفته است.
web-say-something = چیزی بگویید
web-send = فرستادن
web-signs = اشاره‌ها
web-silence = بازی در سکوت
web-spectators-silent = سر این میز تماشاگران ساکت‌اند.
web-spectators-speak = تماشاگران می‌توانند حرف بزنند
guests-title = مهمان‌ها
guests-none = کس دیگری این‌جا نیست.
guests-plays = سر میز
guests-watches = تماشا می‌کند
guests-muted = بی‌صدا
guests-removed = بیرون شد
guests-mute = بستن صدا
guests-unmute = باز کردن صدا
guests-remove = بیرون کردن
guests-remove-sure = واقعاً بیرون برود؟
guests-admit = راه دادن دوباره
web-sign-hello = سلام!
web-sign-thanks = ممنون!
web-sign-sorry = ببخشید!
web-sign-thinking = دارم فکر می‌کنم…
web-sign-well_played = آفرین، خوب بازی کردید!
web-past = عقب و جلو
web-past-first = به اول بازی
web-past-back = یک گام عقب
web-past-forward = یک گام جلو
web-past-now = به لحظه‌ی کنونی
web-past-at = { $step } از { $steps }
web-past-looking = نگاه به گذشته: پس از گام { $step }
web-lost = ارتباط قطع شد؛ خودش دوباره برقرار می‌شود.
web-lost-kept = ارتباط قطع شد. کاری که کردید نگه داشته شده و همین که ارتباط برقرار شود فرستاده می‌شود.
web-restarts = سرور دوباره راه می‌افتد؛ میز چند لحظه‌ی دیگر خودش برمی‌گردد.
web-new-version = نسخه‌ی تازه‌ای آمده است.
web-reload = بارگذاری دوباره
web-reminder = وقتتان دارد تمام می‌شود.
web-cannot-undo = این را نمی‌شود پس گرفت: { $reason }
web-ask-undo = پرسیدن از دیگران
web-undo-practice = پس گرفتن و ادامه‌ی تمرینی
web-ask-pause = توقف موقت میز
web-ask-resume = ادامه دادن
web-ask-abandon = پایان بازی با توافق
web-resign = تسلیم
web-resign-sure = تسلیم می‌شوید؟ دوباره بزنید
web-question-undo = { PERSON($name) ->
    [second] شما می‌خواهید حرکتی را پس بگیرید.
   *[third] { $name } می‌خواهد حرکتی را پس بگیرد.
  }
web-question-pause = { PERSON($name) ->
    [second] شما می‌خواهید کمی توقف کنید.
   *[third] { $name } می‌خواهد کمی توقف کند.
  }
web-question-resume = { PERSON($name) ->
    [second] شما می‌خواهید ادامه بدهید.
   *[third] { $name } می‌خواهد ادامه بدهد.
  }
web-question-abandon = { PERSON($name) ->
    [second] شما می‌خواهید بازی را همین‌جا تمام کنید.
   *[third] { $name } می‌خواهد بازی را همین‌جا تمام کند.
  }
web-agree = موافقم
web-disagree = نه
web-waits-for = در انتظار { $names }
web-live-over = بازی تمام شد.

## پایان

web-result = نتیجه
web-you-won = شما بردید!
web-won-together = پیروزی جمعی!
web-lost-together = شکست جمعی.
web-won-alone = پیروزی!
web-lost-alone = شکست.
web-ended-finished = بازی تمام شد.
web-ended-resigned = { PERSON($name) ->
    [second] شما تسلیم شدید.
   *[third] { $name } تسلیم شد.
  }
web-ended-timed_out = وقت { $name } تمام شد.
web-ended-abandoned = بازی پیش از پایان متوقف شد.
web-rank = { $rank }.
web-rematch = یک دست دیگر
web-to-rematch = به دست بعدی
web-replay = بازپخش
web-export = ذخیره‌ی بازی
web-proof = گواه چینش
web-proof-words = این عدد پیش از اولین حرکت منتشر شد. بازی ذخیره‌شده آن را باز می‌کند: چینش از همان اول ثابت بوده و دست نخورده است.

## راهنما و تنظیمات

web-aid = کارت راهنما
web-keys = کلیدها
web-settings = تنظیمات
web-your-name = نام شما
web-theme = رنگ‌ها
web-theme-auto = مانند دستگاه
web-theme-light = روشن
web-theme-dark = تیره
web-pace = سرعت ربات‌ها
web-pace-slow = آهسته
web-pace-normal = با آرامش
web-pace-now = فوری
web-pace-help = فقط آنچه می‌بینید صبر می‌کند: یک کلیک، Esc یا حرکت خودتان لحظه‌ی کنونی را نشان می‌دهد. با ساعت هیچ‌چیز صبر نمی‌کند.
web-at-table = سر میز
web-set-motion = انیمیشن
web-set-motion-help = کاشی‌ها و ژتون‌ها حرکت می‌کنند؛ مگر آن‌که در دستگاهتان حرکت کم‌تری خواسته باشید.
web-set-sound = صدا
web-set-sound-help = آرام، و فقط وقتی این صفحه جلوی شماست.
web-set-confirm = پرسش پیش از پایان نوبت
web-set-confirm-help = گام آخر را باید دو بار انتخاب کرد.
web-set-helpers = نشانه‌های راهنما
web-set-helpers-help = ردیف‌هایی که هنوز می‌توانند امتیاز بیاورند، جاهای مناسب، امتیاز هر حرکت، و آنچه هنوز نیامده است.
web-set-coordinates = نام خانه‌ها
web-set-coordinates-help = همان نامی که در گزارش و در نوشتار کنش‌ها آمده است. با اشاره به هر سطر گزارش، خانه‌هایش در هر حال روشن می‌شوند.
web-language = زبان
web-language-auto = مانند مرورگر

## هارمونی (Take It Easy)

panel-take_it_easy-called = فراخوانده
panel-take_it_easy-to_come = باقی‌مانده
panel-take_it_easy-rounds = دُورها
tie-turn-of-one = کاشی { $turn } از ۱۹
tie-over-short = تمام شد
tie-looking-back = صفحه‌های دُور { $round }
tie-round = دُور { $round }
tie-to-come-later = در نوبت شما نشان داده می‌شود.
tie-board-and-called = صفحه‌ی { $name }؛ فراخوانده: { $tile }
tie-called-tile = کاشی فراخوانده‌شده: { $tile }
tie-tile-and-symbol = { $tile }، { $symbol }
tie-other-board = صفحه‌ی { $name }، { $tiles } کاشی
tie-cell-empty = خانه‌ی { $cell }، خالی
tie-cell-open = خانه‌ی { $cell }، خالی، کاشی را می‌شود این‌جا گذاشت
tie-cell-brings = خانه‌ی { $cell }، خالی، کاشی این‌جا { $points } امتیاز می‌آورد
tie-cell-tile = خانه‌ی { $cell }، کاشی { $tile }
tie-cell-sun = خانه‌ی { $cell }، کاشی { $tile }، خورشید
tie-cell-moon = خانه‌ی { $cell }، کاشی { $tile }، ماه
tie-cell-chosen = خانه‌ی { $cell }، جایی که برای { $tile } انتخاب کردید، تا همه انتخاب کنند
tie-log-chose = { PERSON($name) ->
    [second] شما انتخاب کردید
   *[third] { $name } انتخاب کرد
  }
tie-log-chose-cell = { PERSON($name) ->
    [second] شما خانه‌ی { $cell } را انتخاب کردید
   *[third] { $name } خانه‌ی { $cell } را انتخاب کرد
  }
tie-log-placed = همه { $tile } را جای‌گذاری کردند
tie-log-round = دُور { $round } تمام شد
tie-log-called = فراخوانده شد: { $tile }
tie-aid-turn = یک کاشی فراخوانده می‌شود. همه هم‌زمان آن را در خانه‌ای خالی از صفحه‌ی خودشان جای‌گذاری می‌کنند.
tie-aid-placement-free = هر خانه‌ی خالی خوب است.
tie-aid-placement-connected = از کاشی دوم به بعد، هر کاشی باید به یکی از کاشی‌های صفحه‌تان متصل باشد.
tie-aid-placement-sun_moon_connected = اگر علامت کاشی همان علامت کاشی پیشین باشد، باید به یکی از کاشی‌های صفحه‌تان متصل باشد؛ وگرنه هر جا می‌تواند برود.
tie-aid-lines = ردیف کامل وقتی امتیازآور است که همه‌ی نوارهای هم‌راستا با آن یک ارزش داشته باشند: ارزش ضرب در تعداد کاشی‌ها.
tie-aid-scoring-rays = ردیف کاملی از خورشیدها برای هر کاشی ۷ امتیاز می‌آورد و ردیفی از ماه‌ها ۶ امتیاز، نوارها هر چه باشند.
tie-aid-scoring-best_ray = در ردیف‌های امتیازآور: ۶۰ امتیاز برای بهترین ردیف خورشیدها و ۶۰ امتیاز برای بهترین ردیف ماه‌ها؛ اول طول مهم است، بعد ارزش.
tie-aid-values = عمودی‌ها ۱، ۵ و ۹ دارند؛ اریب‌های بالارونده ۲، ۶ و ۷؛ اریب‌های پایین‌رونده ۳، ۴ و ۸. از هر کاشی یکی هست؛ ۱۹ تا از ۲۷ کاشی فراخوانده می‌شوند.
tie-aid-end = پس از ۱۹ کاشی دُور تمام است. بیش‌ترین امتیاز برنده است.
