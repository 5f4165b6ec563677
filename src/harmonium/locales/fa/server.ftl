### آنچه سرور می‌گوید: پاسخ‌های رد، نام مهمانان، و آنچه هنگام کار در پایانه دیده می‌شود.

guest-names =
    حواصیل آرام, سمور شاد, روباه صبور, قورباغه‌ی آفتابی, کلاغ کنجکاو, خرس مهربان, سهره‌ی روشن,
    جغد خواب‌آلود, خارپشت دلیر, فک آسوده, زاغی زیرک, گورکن خوش‌قلب, خرگوش تیزپا, لاک‌پشت پیر,
    درنای مسافر, زنبور پرکار, قزل‌آلای نقره‌ای, سنجاب سرخ, چکاوک سحرخیز, غاز شمالی,
    شاپرک مهتابی, سنجاقک آبی, کبک کوهی, هدهد دانا, قوی رودخانه, گوزن پاییزی, پرستوی بهاری,
    سیاه‌گوش کهربایی, مرغ دریایی مه‌آلود, کفشدوزک سرخ

## آغاز کار

serve-address = هارمونیوم این‌جاست: { $address }
serve-house = در شبکه‌ی خانه، این‌جا: { $address }
serve-failed = سرور راه نیفتاد؛ دلیلش بالاتر نوشته شده است.
serve-stopped = همه‌چیز روی دیسک است.
serve-port-taken = درگاه { $port } اشغال است.
serve-cannot-listen = سرور نمی‌تواند در { $host }، درگاه { $port } گوش دهد: { $reason }.
bad-setting = یکی از تنظیمات درست نیست: { $reason }.

## پایگاه داده

database-newer = این پایگاه داده را نسخه‌ی تازه‌تری از هارمونیوم ساخته است (ویرایش { $revision }). همان نسخه را نصب کنید یا پایگاه داده‌ی دیگری بدهید.
database-older = این پایگاه داده از برنامه قدیمی‌تر است. اجرا کنید: harmonium db upgrade
database-in-use = سرور دیگری همین حالا از { $database } استفاده می‌کند. اول آن را متوقف کنید، یا با --database فایل دیگری بدهید.
database-shared = سرور دیگری همین حالا از این پایگاه داده‌ی PostgreSQL استفاده می‌کند و این دو از هم خبردار نمی‌شوند، چون یکی از آن‌ها کانال ندارد (HARMONIUM_CHANNEL برابر memory است). به هر دو یک کانال بدهید، پایگاه داده‌ی دیگری بدهید، یا اول آن سرور را متوقف کنید.
database-unknown-kind = پایگاه داده‌ای از نوع «{ $kind }» شناخته نیست. انواع شناخته‌شده: { $known }.
database-bad-address = «{ $database }» نشانی پایگاه داده نیست. بنویسید sqlite:///file.sqlite یا postgresql://user@host/name.
database-missing = پایگاه داده‌ی { $file } وجود ندارد و هنوز هیچ سروری از آن استفاده نکرده است. مسیر درست است؟
database-other-file = این فایل پایگاه داده‌ی هارمونیوم نیست. با --database فایل دیگری بدهید.
database-driver-missing = این پایگاه داده نیاز دارد به: pip install "harmonium[{ $extra }]"
channel-unknown = کانالی از نوع «{ $channel }» شناخته نیست. انواع شناخته‌شده: memory، postgresql، redis://….
channel-needs-postgresql = سرورهایی که از هم خبردار می‌شوند یک پایگاه داده‌ی PostgreSQL مشترک دارند؛ با SQLite فقط یک سرور هست و کانالش memory است.
channel-differs = سرورهای این پایگاه داده از راه { $theirs } از هم خبردار می‌شوند، ولی این یکی از راه { $ours }. به همه یک کانال بدهید.
channel-driver-missing = این کانال نیاز دارد به: pip install "harmonium[{ $extra }]"
workers-need-postgresql = چند پردازه به PostgreSQL (با --database) و کانالی نیاز دارند که با آن از هم خبردار شوند؛ برای SQLite یکی بس است.
workers-without-house = چند پردازه نمی‌توانند میز را برای اهل خانه باز کنند؛ برای این کار یکی به کار ببرید، یا --host را.
workers-not-here = در این سیستم چند پردازه ممکن نیست؛ یکی را اجرا کنید.
database-upgraded = پایگاه داده به‌روز است.
database-not-empty = در این پایگاه داده از قبل چیزی هست؛ بازگرداندن به یک پایگاه خالی نیاز دارد.
database-saved = { $rows } سطر در { $file } ذخیره شد.
database-restored = { $rows } سطر بازگردانده شد.
bad-backup = { $file } پشتیبان هارمونیوم نیست.

## میزها

unknown-table = چنین میزی نیست.
unknown-page = چنین صفحه‌ای نیست.
no-client = صفحه‌های مرورگر هنوز ساخته نشده‌اند.
table-not-started = بازی آغاز نشده است.
table-not-running = بازی در جریان نیست.
table-started = بازی آغاز شده است.
table-running = بازی هنوز تمام نشده است.
table-paused = میز موقتاً متوقف است.
pause-too-many = سر این میز بیش از حد توقف شده است ({ $most } بار).
undo-too-many = سر این میز بیش از حد حرکت پس گرفته شده است ({ $most } بار).
seats-open = هنوز صندلی خالی هست.
too-many-tables =
    { $most ->
        [1] یک میز تمام‌نشده دارید؛ اول آن را تمام کنید یا ببندید.
       *[other] { $most } میز تمام‌نشده دارید؛ اول یکی را تمام کنید یا ببندید.
    }
seat-taken = این صندلی گرفته شده است.
not-seated = این کار فقط کار کسانی است که سر میز نشسته‌اند.
not-your-seat = صندلی { $seat } مال شما نیست.
not-invited = ورود به این میز با دعوت است.
banned = دیگر نمی‌توانید وارد این سرور شوید.
removed = میزبان این میز شما را از میز بیرون کرده است.
host-stays = میزبان این میز خودتان هستید؛ این کار برای مهمان‌هاست.
sat-elsewhere = سر این میز روی صندلی دیگری بازی کرده‌اید و رازهای آن را می‌دانید: می‌توانید به همان صندلی برگردید، اما صندلی دیگری نمی‌توانید بگیرید.
seat-has-secrets = کارت‌های این صندلی را کسی می‌داند که روی آن بازی کرده است: فقط خود او می‌تواند به آن برگردد.
too-many-open-tables =
    { $most ->
        [1] یک میز در لابی دارید؛ اول آن را تمام کنید یا ببندید، یا با لینک دعوت کنید.
       *[other] { $most } میز در لابی دارید؛ اول یکی را تمام کنید یا ببندید، یا با لینک دعوت کنید.
    }
name-unseen = این نام نویسه‌ی نادیدنی دارد، یا روی یک حرفش نشانه‌های زیادی هست.
only-host = این کار فقط کار میزبان میز است.
unknown-invitation = این دعوت معتبر نیست، یا دیگر اعتبار ندارد.
bad-token = این کلید صندلی‌ای را این‌جا باز نمی‌کند.
record-closed = بازی ضبط‌شده پس از پایان بازی باز می‌شود.
record-too-long = این بازی ضبط‌شده از هر بازی ممکنی طولانی‌تر است.
branch-over = در این لحظه بازی تمام است؛ چیزی برای بازی نمانده.
no-such-step = لحظه‌ی { $step } نیست؛ این بازی { $steps } لحظه دارد.
text-empty = چیز خوانایی در آن نیست.

## کنش‌ها

act-stale = وضعیت در این فاصله عوض شده است.
act-ahead = چنین وضعیتی نیست؛ این میز { $entries } گام دارد.
message-malformed = پیام نامفهوم بود: { $reason }.
request-refused = درخواست رد شد ({ $status }): { $reason }
too-many-messages = خیلی سریع بود؛ کمی صبر کنید.
too-many-requests = خیلی سریع بود؛ کمی صبر کنید.
other-site = درخواست از سایت دیگری آمد.
other-host = این میز با این نام شناخته نمی‌شود. نشانی را از میزبان بپرسید؛ اگر پراکسی در میان است، میزبان آن را با ⁨--public-url⁩ می‌دهد.
house-without-network = این رایانه الان به هیچ شبکه‌ای وصل نیست.
house-too-wide = نشانی این رایانه، { $address }، برای همه‌ی اینترنت است، نه فقط برای خانه. برای این‌که همه بتوانند بیایند، با ⁨--host⁩ راه‌اندازی کنید.
house-taken = برنامه‌ی دیگری از { $address } استفاده می‌کند.
house-not-there = این رایانه نشانی { $address } را ندارد.
house-elsewhere = این سرور نشانی‌ای برای همه دارد؛ لازم نیست چیزی باز شود.
house-not-yours = فقط کسی که پای رایانه‌ی سرور نشسته می‌تواند این کار را بکند.
server-trouble = مشکلی در سرور پیش آمد؛ چیزی عوض نشد.
server-cannot-write = الان چیزی ذخیره نمی‌شود، پس چیزی عوض نشد. گرداننده‌ی این سرور باید دیسک را بررسی کند.
server-restarts = سرور در حال راه‌اندازی دوباره است و میز تازه نمی‌پذیرد. یک دقیقه‌ی دیگر دوباره امتحان کنید.
metrics-closed = این آمار فقط برای گرداننده‌ی سرور است.
server-busy = لطفاً دوباره امتحان کنید.

## پرسش‌ها، گپ، چالش روز

question-does-not-fit = این را الان نمی‌شود پرسید ({ $what }، { $status }).
question-open = همین پرسش از قبل باز است ({ $what }).
question-settled = این پرسش پاسخ گرفته است.
not-asked = از شما پرسیده نشده است.
chat-off = چت در این میز خاموش است.
muted = میزبان این میز اجازه‌ی حرف زدن را از شما گرفته است.
spectators-silent = سر این میز تماشاگران ساکت‌اند.
signs-off = اشاره در این میز خاموش است.
nothing-to-point-at = الان چنین چیزی نیست که به آن اشاره کنید.
programs-do-not-talk = برنامه‌ها بازی می‌کنند، گپ نمی‌زنند.
daily-once = هر کس در روز یک بار می‌تواند بازی کند.
daily-closed = چالش امروز تا پایان روز (UTC) بسته می‌ماند.
bad-day = «{ $day }» تاریخ نیست.

## فرمان‌ها

cli-serve-help = میز برای آدم‌ها: در مرورگر، با لینک، زنده یا در چند روز.
cli-serve-host = نشانی‌ای که به آن گوش داده شود؛ 127.0.0.1 یعنی فقط همین رایانه.
cli-serve-house = در شبکه‌ی محلی هم گوش می‌دهد، برای همه‌ی اهل خانه؛ نشانی و کد QR را چاپ می‌کند.
cli-serve-port = درگاه؛ اگر ندهید، 8000 یا اولین درگاه آزاد پس از آن.
cli-serve-database = پایگاه داده: sqlite:///file یا postgresql://…؛ اگر ندهید، فایلی در پوشه‌ی داده‌های شما.
cli-serve-channel = سرورهای یک PostgreSQL چگونه از هم خبردار شوند: postgresql، redis://…، یا memory برای یک سرور تنها.
cli-serve-workers = چند پردازه در این نشانی کار کنند؛ بیش از یکی به PostgreSQL نیاز دارد.
cli-serve-public-url = نشانی‌ای که مردم به کار می‌برند، اگر پراکسی‌ای در میان است.
cli-serve-log-format = گزارش چگونه نوشته شود: text یا json.
cli-serve-tables-per-person = هر نفر چند میز تمام‌نشده می‌تواند داشته باشد.
cli-serve-open = باز کردن مرورگر.
cli-db-help = پایگاه داده: به‌روز کردن، ذخیره، بازگرداندن.
cli-db-upgrade-help = به‌روز کردن پایگاه داده.
cli-db-backup-help = ذخیره‌ی همه‌چیز در یک فایل؛ سرور می‌تواند به کارش ادامه دهد.
cli-db-restore-help = بازگرداندن فایل ذخیره‌شده به یک پایگاه داده‌ی خالی.
cli-db-file = فایل.
cli-admin-help = مرتب نگه داشتن سرور: بستن میزها، برداشتن پیام‌ها، راه ندادن مهمان‌ها یا نشانی‌ها؛ همه‌چیز در گزارش نوشته می‌شود.
cli-admin-tables-help = فهرست میزهای تمام‌نشده و مهمان‌های سر آن‌ها.
cli-admin-said-help = فهرست پیام‌های یک میز.
cli-admin-close-help = بستن یک میز، هر کس که سرش نشسته باشد.
cli-admin-unsay-help = برداشتن پیام‌ها از یک میز: چند تا، پیام‌های یک مهمان، یا همه.
cli-admin-ban-help = راه ندادن یک مهمان به این سرور؛ صندلی‌هایش به جانشین‌ها می‌رسد و میزهای منتظرش لغو می‌شوند.
cli-admin-ban-address-help = راه ندادن هر کس که از یک نشانی می‌آید.
cli-admin-unban-help = راه دادن دوباره به یک مهمان یا نشانی.
cli-admin-bans-help = فهرست مهمان‌ها و نشانی‌هایی که راه ندارند.
cli-admin-log-help = نشان می‌دهد این‌جا چه دستوری، از چه کسی و با چه نتیجه‌ای داده شده است.
cli-admin-reason = چرا؛ در گزارش می‌ماند.
cli-admin-most = حداکثر چند تا.
cli-admin-table = شناسه‌ی میز، همان که در نشانی‌اش هست.
cli-admin-numbers = شماره‌ی پیام‌ها؛ اگر ندهید، همه.
cli-admin-of-guest = فقط پیام‌های این مهمان.
cli-admin-guest = شناسه‌ی یک مهمان.
cli-admin-address = همراه با نشانی‌ای که آخرین بار از آن آمد.
cli-admin-that-address = نشانی؛ از IPv6 نیمه‌ی اول حساب می‌شود.
cli-admin-whom = شناسه‌ی یک مهمان، یا یک نشانی.
cli-admin-nothing = هیچ.
cli-admin-column-table = میز
cli-admin-column-game = بازی
cli-admin-column-status = وضعیت
cli-admin-column-time = زمان (UTC)
cli-admin-column-host = میزبان
cli-admin-column-guests = مهمان‌ها
cli-admin-column-guest = مهمان
cli-admin-column-number = شماره
cli-admin-column-words = پیام
cli-admin-column-kind = نوع
cli-admin-column-whom = چه کسی
cli-admin-column-reason = دلیل
cli-admin-column-by = از طرف
cli-admin-column-order = دستور
cli-admin-column-done = انجام شد
cli-admin-column-outcome = رد شد
order-done = انجام شد.
order-waits = سرور هنوز انجامش نداده است؛ شماره‌اش در گزارش { $number } است.
order-no-address = معلوم نیست این مهمان از کجا آمده است: سرور این را فقط تا وقتی روشن است به یاد دارد.
order-not-banned = { $value } از ورود منع نشده است.
order-no-words = سر این میز چنین پیامی نیست.
order-bad-address = «{ $address }» نشانی نیست.
score-without-where = دفترچه‌ی امتیاز { $game } نمی‌تواند بگوید چه چیزی کجا جور است.
score-without-pad = { $game } دفترچه‌ی امتیاز ندارد.
