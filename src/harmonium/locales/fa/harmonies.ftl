harmonies-title = هارمونیز

## گزینه‌ها

option-harmonies-side = سمت صفحه
option-harmonies-side-A = سمت A، با رودخانه
option-harmonies-side-B = سمت B، با جزیره
option-harmonies-spirits = ارواح طبیعت
option-harmonies-river_loops = رودخانه‌هایی که حلقه می‌شوند
option-harmonies-river_loops-rulebook = کوتاه‌ترین مسیر
option-harmonies-river_loops-bga = حلقه با همه‌ی ژتون‌هایش
option-harmonies-first_player = بازیکن شروع‌کننده
option-harmonies-first_player-none = به قید قرعه

## امتیاز

category-harmonies-trees = درخت‌ها
category-harmonies-mountains = کوه‌ها
category-harmonies-fields = مزرعه‌ها
category-harmonies-buildings = ساختمان‌ها
category-harmonies-water = آب
category-harmonies-animals = حیوانات
category-harmonies-spirit = روح طبیعت

## کارت‌ها

card-crocodile = تمساح
card-ray = سفره‌ماهی
card-fish = ماهی
card-otter = سمور آبی
card-frog = قورباغه
card-duck = اردک
card-flamingo = فلامینگو
card-gecko = گکو
card-shrew = حشره‌خور
card-peacock = طاووس
card-squirrel = سنجاب
card-hedgehog = خارپشت
card-bee = زنبور عسل
card-bear = خرس
card-rabbit = خرگوش
card-macaw = ماکائو
card-boar = گراز
card-koala = کوالا
card-wolf = گرگ
card-kingfisher = ماهی‌خورک
card-penguin = پنگوئن
card-bat = خفاش
card-fennec_fox = روباه فنک
card-macaque = ماکاک
card-eagle = عقاب
card-meerkat = میرکت
card-raven = کلاغ سیاه
card-llama = لاما
card-arctic_fox = روباه قطبی
card-raccoon = راکون
card-ladybug = کفشدوزک
card-panther = پلنگ سیاه
card-lion = شیر
card-butterfly = پروانه
card-deer = گوزن
card-owl = جغد
card-cat = گربه
card-stork = لک‌لک
card-ram = قوچ
card-marmot = مارموت
card-dragonfly = سنجاقک
card-turtle = لاک‌پشت

## آنچه مانع یک کنش، گزینه، چینش یا صفحه است

refused-H-TERM-1 = ژتونی به رنگ «{ $colour }» نیست.
refused-H-COMP-1 = جعبه { $most } ژتون به رنگ { $colour ->
    [blue] آبی
    [gray] خاکستری
    [brown] قهوه‌ای
    [green] سبز
    [yellow] زرد
    *[red] قرمز
    } دارد؛ این‌جا { $tokens } تاست.
refused-H-COMP-2 = در جعبه چنین چیزی نیست: ۳۲ کارت حیوان و ۱۰ روح طبیعت دارد، از هر کدام یکی، و صفحه برای یک تا چهار بازیکن.
refused-H-COMP-4 = سمت { $side } صفحه خانه‌ی «{ $cell }» ندارد.
refused-H-SETUP-3 = در دسته‌ی برداشت این چینش، هر کارت حیوان دقیقاً یک بار نیست؛ { $cards } کارت دارد.
refused-H-SETUP-5 = بازیکن شروع‌کننده باید سر همین میز باشد، و همانی که قرار گذاشته‌اید.
refused-H-SPIRIT-1 = با ارواح طبیعت، هر کس دو کارت روح متفاوت می‌گیرد و یکی را نگه می‌دارد؛ بدون آن‌ها هیچ‌کس کارت روح ندارد.
refused-H-SPIRIT-2 = روح طبیعت را در اولین نوبتتان، پیش از هر کار دیگری انتخاب می‌کنید، و فقط همان موقع.
refused-H-TURN-1 = در این نوبت قبلاً ژتون برداشته‌اید.
refused-H-TURN-2 = همه‌ی ژتون‌های یک جایگاه را که خالی نیست بردارید، و فقط همان‌ها را بگذارید.
refused-H-TURN-4 = نوبت فقط وقتی تمام می‌شود که ژتون برداشته و همه را گذاشته باشید.
refused-H-TURN-6 = نوبت شما نیست.
refused-H-TOKEN-2 = این ژتون را نمی‌شود روی { $cell } گذاشت.
refused-H-TOKEN-5 = روی { $cell } مکعب هست: دیگر چیزی روی آن نمی‌شود گذاشت.
refused-H-CARD-1 = کارت «{ $card }» در ردیف نیست.
refused-H-CARD-2 = در این نوبت قبلاً کارت حیوان برداشته‌اید.
refused-H-CARD-3 = هم‌زمان بیش از { $most } کارت نمی‌تواند فعال باشد.
refused-H-CUBE-1 = کارت «{ $card }» را ندارید.
refused-H-CUBE-2 = زیستگاه «{ $card }» دور { $cell } شکل نگرفته است.
refused-H-CUBE-6 = روی { $cell } از قبل مکعب هست.
refused-H-CUBE-7 = از «{ $card }» { $placed } مکعب گذاشته‌شده حساب شده، ولی روی صفحه { $shown } مکعب هست.
refused-H-CUBE-10 = کارت «{ $card }» کامل شده است: مکعبی روی آن نمانده.
refused-H-SCORE-CARD-1 = کارت «{ $card }» { $cubes } مکعب دارد: نه بیش‌تر از این می‌شود گذاشت، نه کم‌تر از صفر.
refused-H-SPIRIT-3 = روح «{ $card }» یک مکعب دارد: یا گذاشته شده یا نه.
refused-H-END-4 = بازی تمام شده است.
refused-H-SOLO-4 = نوبت هنوز تمام نشده است: یک کارت ردیف را عوض کنید، یا ردیف را همان‌طور نگه دارید.
refused-H-SOLO-3 = کارت ردیف را فقط در بازی تک‌نفره می‌شود عوض کرد، آن هم پس از نوبتی که کارتی برنداشته‌اید.

reveal-refill = ژتون‌های تازه، و شاید یک کارت، رو شده‌اند.
reveal-exchange = کارت تازه‌ای رو شده است.

## سر میز در پایانه

key-cards = کارت‌ها
harmonies-settled = ساکن‌شده
harmonies-taken = برداشته‌شده
harmonies-cards = کارت‌های در دست
harmonies-fits = جور است: { $cells }
harmonies-one-short = { $places ->
    [1] یک ژتون کم، یک جا
   *[other] یک ژتون کم، { $places } جا
  }
harmonies-same-stripe = هم‌رنگ { $cards }
harmonies-pick-a-card = اول یک کارت ردیف را انتخاب کنید: c، یا کلیک.
harmonies-result-suns = { $suns } خورشید ☀.
