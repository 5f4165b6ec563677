### معنای هر گزینه‌ی میز تازه، در یک جمله.

options-not-with = با این‌ها جمع نمی‌شود: { $options }.
options-standard = بازی استاندارد، بدون تغییر.

about-harmonies-side-A = بلندترین رودخانه‌ی شما امتیاز می‌آورد.
about-harmonies-side-B = هر جزیره‌ای که آب جدا کند امتیاز می‌آورد.
about-harmonies-spirits = هر کس از دو کارت روح یکی را نگه می‌دارد؛ مکعبش که گذاشته شود، روح برای یک نوع چشم‌انداز امتیاز اضافه می‌آورد.
about-harmonies-river_loops-rulebook = حلقه‌ی آب مانند هر رودخانه‌ی دیگری اندازه گرفته می‌شود.
about-harmonies-river_loops-bga = حلقه‌ی آب با همه‌ی ژتون‌هایش شمرده می‌شود، همان‌طور که بعضی‌ها از بازی آنلاین می‌شناسند.
about-harmonies-first_player = نوبت اول با کیست؛ از آن پس در جهت عقربه‌های ساعت.

about-take_it_easy-placement-free = { tie-aid-placement-free }
about-take_it_easy-placement-connected = { tie-aid-placement-connected }
about-take_it_easy-placement-sun_moon_connected = { tie-aid-placement-sun_moon_connected }
about-take_it_easy-scoring-standard = { tie-aid-lines }
about-take_it_easy-scoring-rays = { tie-aid-scoring-rays }
about-take_it_easy-scoring-best_ray = { tie-aid-scoring-best_ray }
about-take_it_easy-rounds = امتیاز همه‌ی دُورها جمع می‌شود؛ هر دُور حاکم تازه‌ای دارد.
about-take_it_easy-symbols = فقط اگر جعبه‌ی شما فرق دارد: ۲۷ حرف ⁨s⁩ (خورشید) و ⁨m⁩ (ماه) به ترتیب کاشی‌ها، یا «default».

about-tranquility-jagged_rocks = صخره‌ها ردیفی را می‌بندند. پس از هر کنش به ردیف دیگری می‌روند یا دو کارت دور انداخته می‌شود؛ چهار ردیف که کامل شد، صخره‌ها از بازی خارج می‌شوند.
about-tranquility-sea_monsters = میان کارت‌ها هیولا هست: هر کدام تا بازی نشود یک جای دست را می‌گیرد و بازی کردنش به بهای یک جزیره است. تا وقتی یکی در دست کسی باشد، هیچ‌کس نمی‌برد.
about-tranquility-storm_compass = توفان همین که برداشته شود اثر می‌کند: دست را کوچک می‌کند، ردیفی را می‌بندد، یا جزیره را فقط کنار جزیره‌های دیگر می‌شود گذاشت؛ هر قطب‌نما یکی را برمی‌دارد.
about-tranquility-jokers = دو جوکر که تقریباً جای هر کارتی را می‌گیرند: سفر آسان‌تر می‌شود.
about-tranquility-remove_islands = چند جزیره حذف شده‌اند و هیچ‌کس نمی‌داند کدام‌ها: هر چه بیش‌تر، سخت‌تر.
about-tranquility-high_arch = دروازه‌ای با ۲۶ خانه: سقف را فقط وقتی می‌شود گذاشت که هر دو پایه برپا باشند.
about-tranquility-pyramid = هرمی با ۳۶ خانه؛ جزیره‌ای که روی لبه‌اش بگذارید یک کارت کاوشگر رو می‌کند، خوب یا بد.
about-tranquility-day_night = نیمی از شبکه که پر شود شب فرا می‌رسد؛ برای پیروزی نیمه‌ی اول باید خورشید نشان دهد و نیمه‌ی دوم ماه.
about-tranquility-competitive = دو رقیب به‌جای خدمه‌ی یک کشتی: امتیاز برای کارت‌های خودتان در شبکه، منهای دورریخته‌ها.
