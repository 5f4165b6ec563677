# harmonium arena: مقایسه‌ی ربات‌ها

cli-arena-help = مقایسه‌ی ربات‌ها: چینش‌های یکسان، صندلی‌های چرخان، بدون شانس.
cli-arena-run-help = اجرای یک مقایسه از روی فایلش، یا ادامه‌ی آن.
cli-arena-show-help = نشان دادن آنچه نتیجه‌ها می‌گویند.
cli-arena-plot-help = کشیدن نتیجه‌ها به شکل تصویر.
cli-arena-test-help = بازی تا وقتی روشن شود که آیا یک ربات بهتر از دیگری است.

cli-arena-plan = مقایسه: یک فایل TOML.
cli-arena-out = پوشه‌ی نتیجه‌ها؛ وگرنه نام فایل بدون پسوندش.
cli-arena-results = پوشه‌ی نتیجه‌ها.
cli-arena-picture = تصویر: .svg، .png یا .pdf.
cli-arena-ray = بازی روی یک خوشه‌ی Ray: نشانی آن، یا auto.
cli-arena-nodes = ربات برای هر حرکت حداکثر چند موقعیت را ببیند.
cli-arena-time = ربات برای هر حرکت چند ثانیه فکر کند؛ این بازی‌ها دقیقاً تکرارشدنی نیستند.
cli-arena-one = رباتی که شاید بهتر باشد.
cli-arena-other = رباتی که با آن سنجیده می‌شود.
cli-arena-better-by = چقدر بهتر: امتیاز در هر بازی یا، با --wins، برد در صد بازی.
cli-arena-seats = میز چند صندلی دارد.
cli-arena-wins = به‌جای امتیاز، بردها شمرده شود.
cli-arena-raw = تصمیم با نتیجه‌های خام، همراه با شانس.
cli-arena-luck = ارزیابی که شانس را می‌سنجد: با نام یا به شکل module:function.
cli-arena-alpha = احتمال اشتباهی که برای پاسخ «بهتر» پذیرفته است.
cli-arena-beta = احتمال اشتباهی که برای پاسخ «بهتر نیست» پذیرفته است.
cli-arena-most = پس از این تعداد چینش دست بکشد.

cli-arena-lost = { $games } بازی را { $bot } واگذار کرد: { $reason }
cli-simulate-lost = { $games } بازی را { $bot } واگذار کرد؛ harmonium arena می‌گوید چرا.
cli-arena-kept = نتیجه‌ها در { $path }
cli-arena-drawn = کشیده شد: { $path }
cli-arena-stopped = متوقف شد.
cli-arena-stopped-kept = متوقف شد. آنچه بازی شده در { $path } مانده است؛ همین دستور از همان‌جا ادامه می‌دهد.

cli-arena-column-bot = ربات
cli-arena-column-games = بازی‌ها
cli-arena-column-deals = چینش‌ها
cli-arena-column-points = امتیاز
cli-arena-column-wins = برد
cli-arena-column-raw = خام
cli-arena-column-unit = شمارش
cli-arena-column-adjusted = بدون شانس
cli-arena-column-milliseconds = میلی‌ثانیه در هر حرکت
cli-arena-column-difference = اختلاف
cli-arena-column-saved = صرفه‌جویی بازی
cli-arena-column-evidence = شواهد
cli-arena-column-ratio = لگاریتم نسبت
cli-arena-column-answer = پاسخ
cli-arena-answer-better = بهتر
cli-arena-answer-not-better = بهتر نیست
cli-arena-answer-undecided = نامعلوم
cli-arena-bounds = زیر { $low } بهتر نیست، بالای { $high } بهتر است.
cli-arena-verdict-better = { $one } بهتر از { $other } است ({ $deals } چینش).
cli-arena-verdict-not-better = { $one } به اندازه‌ی { $asked } بهتر از { $other } نیست ({ $deals } چینش).
cli-arena-verdict-undecided = پس از { $deals } چینش هنوز معلوم نیست { $one } بهتر از { $other } است یا نه.

arena-bot-twice = در این مقایسه نام یک ربات دو بار آمده است.
arena-no-duels = دوئل دست‌کم دو ربات و دو صندلی می‌خواهد؛ این‌جا { $bots } و { $seats } است.
arena-not-together = together یعنی هر صندلی یک ربات؛ این‌جا { $bots } ربات و { $seats } صندلی است.
arena-bad-plan = { $path } طرح یک مقایسه نیست: { $reason }
arena-no-folder = با --out پوشه‌ای برای نتیجه‌ها نام ببرید: { $path } پسوندی ندارد که کنار گذاشته شود.
arena-workers-die = پردازه‌های بازی { $times } بار پشت‌سرهم از کار افتادند؛ شاید حافظه کم است.
arena-in-use = همین حالا کس دیگری در { $path } می‌نویسد.
arena-strange-folder = در { $path } چیزهای دیگری هست؛ پوشه‌ای خالی یا تازه نام ببرید.
arena-no-results = { $path } پوشه‌ی نتیجه‌ها نیست.
arena-broken-part = { $path } آسیب دیده است ({ $reason }). این فایل را پاک کنید و دوباره اجرا کنید: فقط بازی‌های همان دوباره بازی می‌شود.
arena-broken-head = { $path } آسیب دیده است ({ $reason })؛ در آن نوشته شده که بازی‌های کنارش چگونه بازی شده‌اند. آن را از نسخه‌ی پشتیبان برگردانید یا با --out پوشه‌ی دیگری نام ببرید.
arena-broken-line = خط { $line } از { $path } آسیب دیده است. این خط را پاک کنید و دوباره اجرا کنید: فقط بازی همان دوباره بازی می‌شود.
arena-other-schema = ستون‌های { $path } با آنچه این نسخه می‌نویسد فرق دارد.
arena-other-format = قالب { $path } «{ $format }» است؛ این‌جا «{ $wanted }» لازم است.
arena-other-plan = در این پوشه بازی‌های مقایسه‌ی دیگری است ({ $part } فرق دارد)؛ با --out پوشه‌ی دیگری نام ببرید.
arena-other-version = در این پوشه بازی‌های کد دیگری است (harmonium { $there }، { $date }) که با بازی‌های تازه نمی‌آمیزد؛ با --out پوشه‌ی دیگری نام ببرید.
arena-other-stranger = «{ $name }» از زمان بازی‌های این پوشه تغییر کرده است؛ با --out پوشه‌ی دیگری نام ببرید.
unknown-evaluator = این بازی ارزیابی به نام «{ $evaluator }» ندارد یا نمی‌توان آن را بارگذاری کرد. موجود: { $known }.
evaluator-failed = ارزیاب «{ $evaluator }» خطا داد: { $reason }
arena-test-of-two = آزمون دو ربات متفاوت می‌خواهد.
arena-better-by = «چقدر بهتر» باید عددی بیش از ۰ باشد و با --wins از ۱۰۰ بیش‌تر نباشد.
arena-no-wins = این‌جا هر ربات فقط با خودش بازی می‌کند: امتیازها را مقایسه کنید یا صندلی‌های بیش‌تری بگذارید.
arena-bad-rates = نرخ خطا باید میان ۰ و ۰٫۵ باشد.
arena-ray-unreachable = در { $address } هیچ خوشه‌ی Ray پاسخ نمی‌دهد ({ $reason }).
arena-ray-failed = خوشه‌ی Ray نتوانست بازی کند: { $reason }
arena-ray-version = { $machine } از خوشه‌ی Ray نسخه‌ی دیگری از «{ $name }» دارد؛ همه‌جا یک نسخه نصب کنید.

cli-arena-record-help = ربات‌ها بازی کنند و بازی‌ها به شکل مجموعه‌داده بماند.
cli-arena-ladder-help = سنجیدن همه‌ی ربات‌های همه‌ی بازی‌ها و نوشتن رده‌بندی.
cli-arena-record-out = پوشه‌ی مجموعه‌داده.
cli-arena-shard = هر فایل چند بازی داشته باشد.
cli-arena-recorded = { $games } بازی در { $path }
cli-arena-minutes = حدوداً چند دقیقه بازی شود.
cli-arena-ladder-page = صفحه‌ای که نوشته شود.
cli-arena-ladder-data = فایل اعدادی که نوشته شود.
cli-arena-ladder-written = نوشته شد: { $path }
cli-verify-shard = { $games ->
    [1] این بازی ضبط‌شده درست است.
   *[other] هر { $games } بازی ضبط‌شده درست است.
  }
arena-bad-game = بازی { $number } در { $path } درست نیست: { $reason }
arena-bad-checksum = { $path } همان نیست که نوشته شده بود: چک‌سام فرق دارد.
arena-no-pictures = پایان نام تصویر .svg، .png یا .pdf است؛ { $path } چنین نیست.

cli-arena-reason-crash = از کار افتاد ({ $detail })
cli-arena-reason-flood = بیش از اندازه پیام داد
cli-arena-reason-illegal = کاری کرد که مجاز نیست ({ $detail })
cli-arena-reason-silent = به‌موقع پاسخ نداد
program-missing = برنامه را نام ببرید: program:./mybot
program-cannot-start = { $program } اجرا نمی‌شود: { $reason }

cli-bot-help = برنامه‌هایی که بازی می‌کنند، به هر زبانی.
cli-bot-connect-help = نشاندن یک برنامه پشت میزی روی سرور تا بازی کند.
cli-bot-url = نشانی میز، همان‌طور که مرورگر نشان می‌دهد.
cli-bot-program = برنامه، همان‌طور که در arena پس از program: می‌آید.
cli-bot-token = کلید صندلی، اگر دارد؛ وگرنه یک صندلی خالی گرفته می‌شود.
cli-bot-seated = صندلی { $seat } از آن برنامه است.
cli-bot-over = بازی تمام شد.
bot-bad-address = { $address } نشانی یک میز نیست.
bot-refused = سرور نمی‌پذیرد: { $reason }
bot-forfeit = برنامه واگذار می‌کند: { $reason }.
bot-gives-up = { $name } کنار می‌کشد: { $reason }. یک حرکت را پس بگیرید تا دوباره تلاش کند.
