### خط فرمان.

cli-help = یک میز برای سه بازی رومیزی: هارمونیز، هارمونی (Take It Easy) و Tranquility.
cli-play-help = بازی در پایانه، تنها یا در برابر ربات‌ها.
cli-games-help = فهرست بازی‌ها، گزینه‌ها و ربات‌هایشان.
cli-rules-help = خواندن یک دفترچه‌ی قوانین، یا فقط یک قانون آن.
cli-score-help = شمردن امتیاز وضعیت‌هایی که به JSON نوشته شده‌اند.
cli-simulate-help = ربات‌ها دست‌های زیادی بازی می‌کنند و نتیجه شمرده می‌شود.
cli-solve-help = پیدا کردن بهترین نتیجه‌ای که می‌شود به آن رسید.
cli-replay-help = بازپخش یک بازی ضبط‌شده، گام به گام.
cli-verify-help = بررسی یک بازی ضبط‌شده: چینش، کنش‌ها و نتیجه.
cli-bench-help = سنجش سرعت قوانین در کنار python-chess.

cli-lang = زبان، مانند en یا fa؛ وگرنه HARMONIUM_LANG یا زبان سیستم.
cli-version = نمایش نسخه‌ی برنامه.
cli-json = چاپ به JSON.
cli-game = کلید بازی، همان‌طور که `harmonium games` فهرست می‌کند.
cli-option = یک گزینه به شکل name=value؛ چند بار هم می‌شود داد.
option-without-value = گزینه را به شکل name=value می‌دهند، نه «{ $option }».
not-json = این JSON نیست: { $reason }.
no-where = بازی { $game } پاسخی برای --where ندارد.
no-solver = برای { $game } حل‌کننده‌ای نیست.

cli-games-seats = { $least } تا { $most } بازیکن
cli-games-bots = ربات‌ها
cli-games-text = متن

cli-simulate-seats = ربات‌ها به ترتیب صندلی، جدا با ویرگول لاتین.
cli-simulate-games = چند دست بازی شود.
cli-simulate-seed = عدد یکسان، بازی‌های یکسان می‌دهد.
cli-simulate-jobs = چند پردازه با هم بازی کنند.
cli-simulate-out = همه‌ی بازی‌ها در این فایل نوشته شود (.jsonl یا .parquet).
cli-simulate-playing = در حال بازی
cli-simulate-seat = صندلی
cli-simulate-bot = ربات
cli-simulate-mean = میانگین
cli-simulate-se = ± خطا
cli-simulate-low = ۵٪
cli-simulate-median = میانه
cli-simulate-high = ۹۵٪
cli-simulate-wins = برد
cli-simulate-joint = میز { $rate } بازی‌ها را برد.
cli-simulate-speed = { $games } دست بازی، { $speed } دست در ثانیه.

cli-score-file = یک فایل JSON، یا - برای ورودی استاندارد.
cli-score-lines = هر سند یک خط، در ورودی و خروجی؛ به‌جای خطی که رد شود یک خطا می‌آید.
cli-score-where = این را هم بگوید که چه چیزی کجا می‌تواند برود.

cli-solve-tiles = کاشی‌های فراخوانده‌شده (۱۹ کد مانند 978): بهترین صفحه از همین‌ها.
cli-solve-maximum = بیش‌ترین امتیازی که یک صفحه می‌تواند داشته باشد: { $points }، در { $boards } صفحه.
cli-solve-tiles-best = بهترین صفحه از این کاشی‌ها { $points } امتیاز دارد.

cli-record-file = یک بازی ضبط‌شده، یا - برای ورودی استاندارد.
cli-verify-commitment = مُهری که در آغاز بازی منتشر شد.
cli-verify-good = بازی ضبط‌شده درست است: چینش با مُهرش جور است و { $acts ->
    [1] تنها کنش آن مجاز است
   *[other] هر { $acts } کنش آن مجازند
  }.
cli-verify-branch = ادامه‌ی یک بازی دیگر است، پس از { $acts } کنش؛ از آن‌جا به بعد چینش معلوم بود.
cli-verify-practice = بازی تمرینی: چیزی که رو شده بود پس گرفته شد و کسی نبود که موافقت کند.
cli-verify-commitment-is = مُهر { $commitment }
cli-rules-rule = شناسه‌ی یک قانون، مانند T-PLACE-2.
cli-rules-all = همه‌ی دفترچه، نه فقط بازی در ده جمله.
cli-rules-more =
    همه‌ی دفترچه: { $all }
    یک قانون: { $one }

cli-bench-seconds = هر سنجش چند ثانیه طول بکشد.
cli-bench-running = در حال سنجش
cli-bench-subject = بازی، صندلی‌ها
cli-bench-acts = کنش در ثانیه
cli-bench-views = همراه با نما
cli-bench-ratio = × شطرنج
cli-bench-ratio-views = × شطرنج، همراه با نما
cli-bench-no-peer = python-chess نصب نیست (pip install chess)، پس چیزی برای مقایسه نیست.

seat-name = صندلی { $seat }
seat-bot = { $bot } { $seat }
total = مجموع
result-won = پیروزی جمعی.
result-lost = شکست جمعی.
