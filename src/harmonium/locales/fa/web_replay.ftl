### بازپخش: نگاه به بازی‌ای که تمام شده، یا بازی‌ای در یک فایل.

replay-title = بازپخش
replay-of = بازپخش: { $game }
replay-loading = باز کردن بازی…
replay-not-there = این بازی را نمی‌شود نشان داد.
replay-seat = صندلی { $seat }
replay-no-board = این‌جا هنوز صفحه‌ای برای این بازی نیست؛ امتیازها و نتیجه را می‌شود دید.

## پیمودن بازی

replay-controls = عقب و جلو رفتن در بازی
replay-moment = لحظه
replay-at = { $step } از { $steps }
replay-beginning = اول بازی
replay-first = به اول بازی
replay-back = یک کنش عقب
replay-forward = یک کنش جلو
replay-last = به آخر بازی
replay-play = پخش خودکار
replay-pause = توقف
replay-speed = سرعت
replay-speed-is = { $speed }×

## از چشم چه کسی

replay-eyes = از چشم چه کسی
replay-eyes-open = همه‌چیز آشکار
replay-eyes-spectator = یک تماشاگر
replay-eyes-seat = { $name }
replay-open-hand = در دست: { $cards }

## چه می‌شود کرد

replay-link = لینک به این لحظه
replay-link-copied = کپی شد: لینک به این لحظه
replay-link-here-only = کپی شد؛ فعلاً فقط همین رایانه می‌تواند لینک را باز کند.
replay-link-in-address = لینک در نوار نشانی است.
replay-download = ذخیره‌ی بازی
replay-play-on = ادامه‌ی بازی از این‌جا
replay-play-on-title = ادامه‌ی بازی از این‌جا
replay-play-on-words = میز تازه‌ای آغاز می‌شود، درست همان‌طور که این یکی در این لحظه، پس از کنش { $step }، بود. شما روی یک صندلی می‌نشینید و ربات‌ها روی بقیه. چینش دیگر معلوم است، پس این بازی به حساب نمی‌آید.
replay-play-on-alone = میز تازه‌ای آغاز می‌شود، درست همان‌طور که این یکی در این لحظه، پس از کنش { $step }، بود. چینش دیگر معلوم است، پس این بازی به حساب نمی‌آید.
replay-play-on-over = در این لحظه بازی تمام است؛ به جایی برگردید که می‌خواهید از آن ادامه دهید.
replay-play-on-seat = صندلی شما
replay-play-on-bot = بقیه
replay-play-on-go = آغاز
replay-branched-short = ادامه از کنش { $step }
replay-branched = ادامه‌ی بازی دیگری است، پس از کنش { $step }؛ به حساب نمی‌آید.
practice-short = تمرینی
practice = بازی تمرینی: کمکی گرفته شد، یا چیزی که رو شده بود پس گرفته شد و کسی نبود که موافقت کند. این بازی به حساب نمی‌آید.

## فایل‌هایی که گزاف می‌گویند

replay-fault = این فایل را می‌شود بازپخش کرد، اما همه‌چیزش درست نیست. { $fault }

## باز کردن فایل

replay-open-title = باز کردن یک بازی
replay-open-file = باز کردن بازی‌ای که در فایلی ذخیره شده
replay-open-words = هر بازی تمام‌شده را می‌شود در فایلی ذخیره کرد: از میز پس از پایان بازی، از پایانه یا از Python. این‌جا یکی را باز کنید تا کنش به کنش آن را ببینید.
replay-open-choose = انتخاب فایل
replay-open-drop = یا این‌جا رهایش کنید
replay-open-private = فایل برای بازپخش به همین سرور فرستاده می‌شود؛ چیزی از آن نگه داشته نمی‌شود.
replay-open-wrong = «{ $name }» را نمی‌شود باز کرد.
replay-open-too-large = بازی ضبط‌شده حداکثر { $limit } کیلوبایت است؛ این فایل { $size } کیلوبایت دارد.

## کلیدها

replay-keys-steps = یک کنش عقب یا جلو
replay-keys-ends = به اول، به آخر
replay-keys-play = پخش خودکار، توقف
replay-keys-speed = کندتر، تندتر
replay-keys-eyes = از چشم نفر بعدی
