### Кілька людей за одним екраном; люди, їхні партії, роздача дня, нагадування.

## Один екран

device-screen = У кого екран
device-looks = { PERSON($name) ->
    [second] Екран зараз у вас
   *[third] Екран зараз у гравця: { $name }
  }
device-show = Показати стіл: { $name }
device-cover = Закрити екран
device-cover-for = Закрити й передати: { $name }
device-secretly = Вибирати таємно, закриваючи екран між ходами
device-waits = Стіл чекає на хід: { $names }.
device-lift = { $name } – це я: відкрити завісу
device-or = Чи екран у когось іншого?
device-anybody = Завісу може відкрити будь-хто, хто хоче подивитися.

## Люди

unknown-person = Такої людини тут не знають.
person-title = Гравець
person-dailies = Роздачі дня
person-no-dailies = Роздач минулих днів немає.
me-title = Ваша сторінка
me-since = Тут від { $day }
me-settings = Ім’я та налаштування
me-nothing = Ви ще не завершили жодної партії. Кожна завершена партія з’явиться тут – із повтором і вашим результатом.
me-figures = Статистика
me-which-game = Статистика гри
me-history = Завершені партії
me-filter = Показати партії гри
me-all-games = Усі
me-played = Зіграно
me-won = Виграно
me-percent = { $percent } %
me-best = Рекорд
me-mean = Середнє
me-category = Категорія
me-at-most = найбільше { $count }
me-detail-harmonies-suns = Сонечка ☀
me-averages = Бали за категоріями
me-distribution = Розподіл результатів
me-range = від { $from } до { $to }
me-bin = { $range }: { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
  }
me-progress = { $count ->
    [1] Остання партія
    [one] Остання { $count } партія
    [few] Останні { $count } партії
    [many] Останні { $count } партій
   *[other] Останні { $count } партії
  }
me-seats = { $seats ->
    [1] наодинці
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравця
  }
me-variant = Варіант
me-only-practice = Поки що самі тренування: вони не входять ні до рекордів, ні до середнього.
variant-side = бік { $side ->
    [A] А
   *[B] Б
  }
variant-spirit = дух: { $card }
variant-spirit-unknown = із духом природи
variant-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунди
    [many] { $rounds } раундів
   *[other] { $rounds } раунду
  }
variant-named = { $name }: { $value }
variant-base = без мінідоповнень
me-alone = наодинці
me-daily = роздача дня
me-rank = місце { $rank } з { $of }
me-won-together = спільна перемога
me-lost-together = спільна поразка
me-replay-of = Повтор партії: { $game }, { $day }
me-more = Показати ще

## Роздача дня

daily-of = { $game }, { $day }
daily-words = Одна спроба в кожній грі, однакова роздача для всіх. До кінця дня планшети закрито.
daily-honest = Зараховується одна спроба людини й пристрою. Хто дуже захоче, може спершу підглянути роздачу як інший гість, і завадити цьому неможливо: спроби з однієї адреси позначено.
daily-not-counted = На цьому пристрої цю роздачу вже відкривали: ваша спроба не потрапить до таблиці.
daily-same-address = З тієї самої адреси відкривали ще одну спробу цієї роздачі.
daily-closes = { $hours ->
    [0] лишилося { $minutes } хв
   *[other] лишилося { $hours } год { $minutes } хв
  }
daily-try = Грати
daily-go-on = Продовжити
daily-results = Результати
daily-players = { $players ->
    [0] ще ніхто не завершив
    [one] завершив { $players } гравець
    [few] завершили { $players } гравці
    [many] завершили { $players } гравців
   *[other] завершили { $players } гравця
  }
daily-place = місце { $rank } з { $players }
daily-own = Ваше місце – { $rank } з { $players }, ваш результат – { $total ->
    [one] { $total } бал
    [few] { $total } бали
    [many] { $total } балів
   *[other] { $total } бала
  }.
daily-boards-closed = планшети відкриють, коли день мине
daily-nobody = Цю роздачу ніхто не завершив.
daily-rank = Місце
daily-name = Ім’я
daily-compare = Порівняти
daily-compare-board = Показати планшет: { $name }
daily-boards = Планшети поруч
daily-replay-of = Повтор партії: { $name }
daily-days = Попередні дні
daily-earlier = Раніше
daily-later = Пізніше
daily-best = найкращий результат { $best }
daily-mine = ваш { $total }
daily-all = Результати й попередні дні

## Столи, що чекають на хід

turns-count = { $count ->
    [one] { $count } стіл чекає на вас
    [few] { $count } столи чекають на вас
    [many] { $count } столів чекають на вас
   *[other] { $count } столу чекають на вас
  }
turns-notice = { $game }: ваш хід
mine-none = Ви не сидите за жодним столом. Завершені партії – на вашій сторінці.
mine-my-turn = Ваш хід
mine-others = Ходять інші
mine-finished = Завершені партії та статистика
mine-all = Усі мої столи
remind-title = Нагадування
remind-words = Поки відкрито хоч одну сторінку Harmonium, браузер може сповіщати, що настав ваш хід.
remind-start = Нагадувати
remind-on = Цей браузер нагадає, коли настане ваш хід.
remind-stop = Не нагадувати
remind-denied = Цей браузер не дозволяє Harmonium показувати сповіщення; дозвіл дають у його налаштуваннях. Про ваш хід скаже число на вкладці.
remind-impossible = Цей браузер не має сповіщень. Про ваш хід скаже число на вкладці.
remind-plain = Без HTTPS, як-от у домашній мережі, браузери не показують сповіщень. Про ваш хід скаже число на вкладці.
