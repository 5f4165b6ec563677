### Що означає кожне налаштування нового столу, одним реченням.

options-not-with = Не поєднується з: { $options }.
options-standard = Стандартна гра без змін.

about-harmonies-side-A = Бали дає ваша найдовша річка.
about-harmonies-side-B = Бали дає кожен острів, відокремлений водою.
about-harmonies-spirits = Кожен залишає собі одну з двох карт духів; щойно розміщено його фішку, дух дає додаткові бали за один вид ландшафту.
about-harmonies-river_loops-rulebook = Річку, що замкнулася в кільце, вимірюють як будь-яку іншу.
about-harmonies-river_loops-bga = У кільці рахуються всі жетони – так дехто звик грати онлайн.
about-harmonies-first_player = Хто ходить першим; далі – за годинниковою стрілкою.

about-take_it_easy-placement-free = { tie-aid-placement-free }
about-take_it_easy-placement-connected = { tie-aid-placement-connected }
about-take_it_easy-placement-sun_moon_connected = { tie-aid-placement-sun_moon_connected }
about-take_it_easy-scoring-standard = { tie-aid-lines }
about-take_it_easy-scoring-rays = { tie-aid-scoring-rays }
about-take_it_easy-scoring-best_ray = { tie-aid-scoring-best_ray }
about-take_it_easy-rounds = Бали всіх раундів додають; у кожному раунді плитки оголошує хтось інший.
about-take_it_easy-symbols = Лише якщо у вашій коробці інакше: 27 літер s (сонце) і m (місяць) у порядку плиток або «default».

about-tranquility-jagged_rocks = Скелі закривають ряд. Після кожної дії їх пересувають до іншого ряду або скидають дві карти; вони зникають, щойно заповнено чотири ряди.
about-tranquility-sea_monsters = Серед карт є чудовиська: кожне займає місце на руці, доки його не зіграють, а це коштує острова. Поки хоч одне в когось на руці, перемогти не можна.
about-tranquility-storm_compass = Шторми діють, щойно їх узято: зменшують руку, закривають ряд або дозволяють класти острови лише поруч з іншими. Компас прибирає один шторм.
about-tranquility-jokers = Два джокери, що можуть заступити майже будь-яку карту: плисти стає легше.
about-tranquility-remove_islands = Частини островів бракує, і ніхто не знає яких: що більше, то важче.
about-tranquility-high_arch = Брама на 26 клітинок: дах кладуть лише тоді, коли стоять обидві колони.
about-tranquility-pyramid = Піраміда на 36 клітинок; острів на її контурі відкриває карту дослідника – добру чи лиху.
about-tranquility-day_night = Ніч настає, коли заповнено половину сітки; для перемоги перша половина має показувати сонце, а друга – місяць.
about-tranquility-competitive = Двоє суперників замість одного екіпажу: бали за свої карти в сітці мінус скинуті.
