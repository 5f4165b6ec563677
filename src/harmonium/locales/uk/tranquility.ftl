tranquility-title = Море спокою

## Налаштування

option-tranquility-jagged_rocks = Гострі скелі
option-tranquility-sea_monsters = Морські чудовиська
option-tranquility-sea_monsters-none = немає
option-tranquility-sea_monsters-low = три
option-tranquility-sea_monsters-middle = чотири
option-tranquility-sea_monsters-high = п’ять
option-tranquility-storm_compass = Шторм і компас
option-tranquility-jokers = Джокери
option-tranquility-remove_islands = Вилучення карт островів
option-tranquility-remove_islands-none = немає
option-tranquility-remove_islands-galatea = Галатея (4)
option-tranquility-remove_islands-triton = Тритон (6)
option-tranquility-remove_islands-leucothea = Левкотея (8)
option-tranquility-remove_islands-amphitrite = Амфітрита (10)
option-tranquility-remove_islands-poseidon = Посейдон (12)
option-tranquility-high_arch = Висока арка
option-tranquility-pyramid = Піраміда
option-tranquility-day_night = День і ніч
option-tranquility-competitive = Змагальний варіант

## Бали

category-tranquility-cells = Заповнені клітинки
category-tranquility-grid = Карти в сітці
category-tranquility-discards = Скинуті карти

## Що не так із налаштуваннями

refused-Q-SETUP-5 = У «Море спокою» грають від { $least } до { $most } гравців, а не { $seats }.
refused-Q-COMBO-2 = Піраміда не поєднується ні з Високою аркою, ні з мінідоповненнями, карти яких лежать у її колоді дослідника.
refused-Q-COMBO-3 = Змагальний варіант поєднується лише з вилученням карт островів і Високою аркою.
refused-Q-VAR-COMPETE-1 = Змагальний варіант – рівно на двох гравців, а не на { $seats }.

## Що не так із роздачею

refused-Q-SETUP-2 = Перший гравець має сидіти за столом.
refused-Q-SETUP-3 = Різних островів треба вилучити { $agreed }; у роздачі вилучено { $removed }.
refused-Q-SETUP-4 = У спільній колоді мають бути узгоджені карти, усього { $expected }; у цій їх { $cards } або вони інші.
refused-Q-SETUP-7 = У роздачі має бути по одному цілому числу, меншому за 2^64, для стартової карти кожного гравця.
refused-Q-ROCKS-1 = Скелі починають біля одного із шести рядів, і лише в партіях зі скелями; не біля { $row }.
refused-Q-VAR-PYRAMID-3 = У колоді дослідника для Піраміди 28 певних карт; у цій їх { $cards } або вони інші.

## Що не так із записаною сіткою

refused-Q-COMP-1 = Острова { $number } немає, або він тут двічі.

## Що не так із дією

refused-Q-TURN-1 = Зараз не ваша черга.
refused-Q-TURN-2 = Такої дії в цьому ході немає.
refused-Q-TURN-4 = { $least ->
    [5] На руці з такою кількістю островів { $most } карт, а не { $cards }.
   *[other] На руці з цими островами може бути від { $least } до { $most } карт, а не { $cards }.
  }
refused-Q-GRID-1 = Клітинки сітки мають номери від 1 до { $cells }; { $cell } серед них немає.
refused-Q-PLACE-1 = Потрібні острів на руці й порожня клітинка для нього; { $card } і клітинка { $cell } не підходять одне одному.
refused-Q-PLACE-2 = { $number } не підходить для клітинки { $cell }: числа мають зростати вздовж ланцюга.
refused-Q-COST-4 = Скиньте з руки рівно стільки карт, скільки становить вартість; годяться лише ті, що можна скидати.
refused-Q-COST-5 = Вартість цього – { $cost ->
    [one] { $cost } карта
    [few] { $cost } карти
    [many] { $cost } карт
   *[other] { $cost } карти
  }, а ви можете віддати лише { $cards }.
refused-Q-DISCARD-1 = Скиньте з руки рівно дві карти.
refused-Q-DISCARD-2 = Потрібні дві карти, які можна скинути.
refused-Q-DISCARD-3 = У вас стартова карта: спершу треба зіграти її.
refused-Q-START-1 = Стартову карту грають, коли вона у вас на руці, і лише тоді; відкладати не можна.
refused-Q-START-4 = Такий внесок за стартову карту зараз неможливий.
refused-Q-START-7 = Партію програно: сплатити за стартову карту не вдалося.
refused-Q-START-8 = Стартову карту вже зіграно; цю можна тільки скинути.
refused-Q-FINISH-1 = Фінішну карту грають лише тоді, коли сітку заповнено, а стартова карта лежить у своєму куті.
refused-Q-FINISH-3 = У вас немає фінішної карти.
refused-Q-END-1 = Партію завершено перемогою.
refused-Q-END-2 = Партію завершено поразкою.
refused-Q-ROCKS-2 = Клітинка { $cell } – у ряду гострих скель.
refused-Q-ROCKS-3 = Пересуньте скелі до іншого ряду з порожньою клітинкою або скиньте дві карти.
refused-Q-MONSTER-2 = У вас на руці немає морського чудовиська.
refused-Q-MONSTER-3 = У клітинці { $cell } немає острова для морського чудовиська.
refused-Q-MONSTER-4 = Клітинка { $cell } – у заблокованому ряду: туди чудовиська не покласти.
refused-Q-MONSTER-5 = Морське чудовисько скидати не можна.
refused-Q-MONSTER-7 = Спробувати фінішувати можна лише раз за хід.
refused-Q-STORM-2 = Налетів шторм: витратьте на нього компас або прийміть його.
refused-Q-STORM-3 = Скидайте карти, доки на руці не лишиться три.
refused-Q-STORM-6 = Фіолетовий шторм закриває ряд із порожньою клітинкою, і в закритий ряд карт не кладуть.
refused-Q-STORM-7 = Під вашим помаранчевим штормом острови кладуть лише поруч з іншими; у клітинки { $cell } немає заповненої сусідньої.
refused-Q-COMPASS-3 = Щоб скинути всю руку, потрібно щонайменше дві карти й жодного морського чудовиська.
refused-Q-COMPASS-4 = Немає компаса або такого шторму, на який його можна витратити: { $storm }.
refused-Q-COMPASS-5 = Зараз можна тільки витрачати компаси або пропустити.
refused-Q-JOKER-2 = Джокер може стати числом від 1 до 80, яке ще не зіграно; { $number } не годиться.
refused-Q-JOKER-3 = Число { $number } вже зіграно.
refused-Q-JOKER-4 = У вас на руці немає джокера.
refused-Q-VAR-ARCH-4 = Клітинка { $cell } – частина даху, а колони ще не стоять.
refused-Q-VAR-PYRAMID-5 = Спершу треба розіграти карту дослідника.
refused-Q-VAR-DAYNIGHT-4 = Щоб розвернути, потрібні карта в сітці й карта для скидання; клітинка { $cell } не годиться.
refused-Q-VAR-DAYNIGHT-5 = Деякі карти в сітці ще лежать не тим боком догори.
refused-Q-VAR-COMPETE-4 = Візьміть карту з викладки.
refused-Q-VAR-COMPETE-5 = Партію завершено.
refused-Q-VAR-COMPETE-3 = У клітинці { $cell } немає карти, тож і місяцем догори там нічого не лежить.
refused-Q-VAR-COMPETE-6 = Скинутих карт не може бути { $discards }: островів, яких немає ні в сітці, ні на цій руці, – { $left }.

## Чому далі не скасувати

reveal-drawn = Карти вже добрано.
reveal-explored = Карту дослідника вже відкрито.
reveal-offer = Викладку вже поповнено.
reveal-announced = Усі вже оголосили: числа відкрито.
reveal-monsters = Уже показано, скільки в кого морських чудовиськ.
reveal-over = Партію завершено.

## Карти

card-tranquility-start = Старт
card-tranquility-finish = Фініш
card-tranquility-monster = Морське чудовисько
card-tranquility-joker = Джокер
card-tranquility-yellow = Жовтий шторм
card-tranquility-purple = Фіолетовий шторм
card-tranquility-orange = Помаранчевий шторм
card-tranquility-compass = Компас
card-tranquility-rocks = Гострі скелі
card-tranquility-border = Рамка

## За столом

tq-over = Плавання завершено: заповнено клітинок { $filled } з { $cells }.
tq-warn-start = Стартова карта забирає всю вашу руку: { $cards }.
tq-warn-commit = Це вся ваша рука: { $cards }.
tq-warn-draw = Потім ви доберете карти, і скасувати вже нічого не можна буде.
tq-missing = Бракувало: { $missing }.
tq-missing-cells = островів для порожніх клітинок
tq-missing-start = старту
tq-missing-payment = карт, щоб сплатити за старт
tq-missing-finish = фінішу
tq-wait = Очікуємо: { $name }…
tq-hand = Ваша рука: натисніть цифру, потім виберіть місце.
tq-seat = рука { $hand } · колода { $pile } · скид { $gone }
tq-compasses = Компаси: { $pool }
tq-offer = Викладка: { $cards }
tq-day = Зараз день.
tq-night = Зараз ніч.

tq-asked-turn = Ваш хід: розмістіть карту або виберіть зі списку.
tq-asked-pay = Сплатіть: скиньте { $amount ->
    [one] { $amount } карту
    [few] { $amount } карти
    [many] { $amount } карт
   *[other] { $amount } карти
  }.
tq-asked-strike = Морське чудовисько! Виберіть його жертву.
tq-asked-new_rocks = Гострі скелі! Виберіть для них ряд.
tq-asked-window = Витратити компас?
tq-asked-rocks = Пересуньте скелі або скиньте дві карти.
tq-asked-announce = Стартова карта: скільки карт ви могли б віддати?
tq-asked-commit = Стартова карта: скільки карт ви віддаєте?
tq-asked-choose = Виберіть карти, які віддаєте за старт.
tq-asked-storm = Шторм! Витратьте компас або прийміть його.
tq-asked-take = Візьміть карти з викладки.
tq-asked-opening = Гравці беруть початкові карти.
tq-asked-refill = Гравці добирають карти.

tq-do-discard = скинути: { $cards }
tq-do-place = { $card } як { $number } у клітинку { $cell }
tq-do-start = зіграти старт ({ $card })
tq-do-finish = зіграти фініш ({ $card })
tq-do-monster = { $card } – на клітинку { $cell }
tq-do-hand = скинути всю руку, здобути компас
tq-do-flip = розвернути карту в клітинці { $cell }
tq-do-spend-drawn = компас проти щойно взятої карти: { $storm }
tq-do-spend-row = компас: { $storm } біля ряду { $row }
tq-do-spend-seat = компас: { $storm } ({ $name })
tq-do-lay = покласти джокера до спільних компасів
tq-do-pass = компаса не витрачати
tq-do-rocks = скелі до ряду { $row }
tq-do-storm = шторм до ряду { $row }
tq-do-announce = можу віддати { $number }
tq-do-give = { $pile ->
    [0] віддати { $hand }
   *[other] віддати { $hand } і { $pile } наосліп із колоди
  }
tq-do-take = узяти { $card }
