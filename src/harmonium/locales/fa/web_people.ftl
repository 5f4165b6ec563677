### چند نفر پای یک صفحه‌نمایش؛ آدم‌ها، بازی‌هایشان، چالش روز، یادآورها.

## یک صفحه‌نمایش

device-screen = صفحه‌نمایش پیش کیست
device-looks = صفحه‌نمایش پیش { $name } است
device-show = نمایش میز { $name }
device-cover = پوشاندن صفحه‌نمایش
device-cover-for = پوشاندن و دادن به { $name }
device-secretly = انتخاب پنهانی، با پوشاندن صفحه‌نمایش بین بازیکنان
device-waits = میز منتظر حرکت { $names } است.
device-lift = من { $name } هستم: کنار زدن پرده
device-or = یا صفحه‌نمایش پیش کس دیگری است؟
device-anybody = هر کس می‌خواهد ببیند، پرده را کنار بزند.

## آدم‌ها

unknown-person = چنین کسی را این‌جا نمی‌شناسیم.
person-title = یک بازیکن
person-dailies = چالش‌های روز
person-no-dailies = هنوز چالشی نیست که روزش گذشته باشد.
me-title = نمایه‌ی من
me-since = این‌جا از { $day }
me-settings = نام و تنظیمات
me-nothing = هنوز هیچ بازی‌ای را تمام نکرده‌اید. بازی‌های تمام‌شده، با بازپخش و نتیجه‌تان، این‌جا می‌آیند.
me-figures = آمار
me-which-game = آمار کدام بازی
me-history = بازی‌های تمام‌شده
me-filter = نمایش بازی‌های
me-all-games = همه
me-played = بازی‌ها
me-won = بردها
me-percent = { $percent }٪
me-best = بهترین
me-mean = میانگین
me-category = دسته
me-at-most = حداکثر { $count }
me-detail-harmonies-suns = خورشیدها
me-averages = امتیاز هر دسته
me-distribution = هر مجموع چند بار آمده
me-range = { $from } تا { $to }
me-bin = { $range }: { $count } بازی
me-progress = { $count ->
    [1] آخرین بازی
   *[other] { $count } بازی آخر
  }
me-seats = { $seats ->
    [1] تنها
   *[other] { $seats } بازیکن
  }
me-variant = شیوه
me-only-practice = فعلاً همه تمرینی بوده‌اند: این بازی‌ها نه در رکورد به حساب می‌آیند و نه در میانگین.
variant-side = سمت { $side }
variant-spirit = روح: { $card }
variant-spirit-unknown = با یک روح طبیعت
variant-rounds = { $rounds } دُور
variant-named = { $name }: { $value }
variant-base = بدون افزونه
me-alone = تنها
me-daily = چالش روز
me-rank = رتبه‌ی { $rank } از { $of }
me-won-together = پیروزی جمعی
me-lost-together = شکست جمعی
me-replay-of = بازپخش { $game }، { $day }
me-more = نمایش بیش‌تر

## چالش امروز

daily-of = { $game }، { $day }
daily-words = برای هر بازی یک بار، با چینشی که برای همه یکی است. صفحه‌ها تا پایان روز بسته می‌مانند.
daily-honest = از هر نفر و هر دستگاه یک بار حساب می‌شود. هر که واقعاً بخواهد می‌تواند اول با نام مهمانی دیگر چینش را ببیند و جلویش را نمی‌شود گرفت: بازی‌هایی که از یک نشانی باز شده‌اند علامت دارند.
daily-not-counted = این چینش پیش‌تر در این دستگاه باز شده بود: بازی شما در رده‌بندی حساب نمی‌شود.
daily-same-address = از همین نشانی یک بار دیگر هم این چینش باز شده است.
daily-closes = { $hours ->
    [0] { $minutes } دقیقه مانده
   *[other] { $hours } ساعت و { $minutes } دقیقه مانده
  }
daily-try = بازی کنید
daily-go-on = ادامه
daily-results = نتیجه‌ها
daily-players = { $players ->
    [0] هنوز کسی تمام نکرده
   *[other] { $players } نفر تمام کرده‌اند
  }
daily-place = رتبه‌ی { $rank } از { $players }
daily-own = رتبه‌ی شما { $rank } از { $players } است، با { $total } امتیاز.
daily-boards-closed = صفحه‌ها در پایان روز باز می‌شوند
daily-nobody = هیچ‌کس این چالش را تمام نکرده است.
daily-rank = رتبه
daily-name = نام
daily-compare = مقایسه
daily-compare-board = نمایش صفحه‌ی { $name }
daily-boards = کنار هم
daily-replay-of = بازپخش { $name }
daily-days = روزهای قبل
daily-earlier = قبل‌تر
daily-later = بعدتر
daily-best = بهترین: { $best }
daily-mine = شما: { $total }
daily-all = نتیجه‌ها و روزهای قبل

## میزهایی که منتظرند

turns-count = { $count } میز منتظر شماست
turns-notice = { $game }: نوبت شماست
mine-none = سر هیچ میزی نیستید. بازی‌های تمام‌شده در نمایه‌ی شماست.
mine-my-turn = نوبت شما
mine-others = نوبت دیگران
mine-finished = بازی‌های تمام‌شده و آمار
mine-all = همه‌ی میزهای من
remind-title = یادآورها
remind-words = تا وقتی صفحه‌ای از هارمونیوم باز است، این مرورگر می‌تواند با اعلان خبرتان کند که نوبت شماست.
remind-start = فعال کردن یادآوری
remind-on = در این مرورگر، نوبتتان که برسد خبرتان می‌کنیم.
remind-stop = توقف یادآوری
remind-denied = این مرورگر نمی‌گذارد هارمونیوم اعلان نشان دهد؛ در تنظیمات مرورگر می‌شود عوضش کرد. عدد روی زبانه نشان می‌دهد کی نوبت شماست.
remind-impossible = این مرورگر اعلان ندارد. عدد روی زبانه نشان می‌دهد کی نوبت شماست.
remind-plain = بدون HTTPS، مثلاً در شبکه‌ی خانه، مرورگرها اعلان نشان نمی‌دهند. عدد روی زبانه نشان می‌دهد کی نوبت شماست.
