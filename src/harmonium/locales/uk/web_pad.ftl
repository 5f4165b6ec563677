### Блокнот для підрахунку балів і ведучий – для тих, хто грає з коробкою.

pad-title = Блокнот для підрахунку балів
pad-menu = Блокнот
pad-words = Ви граєте з коробкою, блокнот рахує: внесіть те, що лежить на столі, торкніться числа – і планшет покаже, звідки воно. Усе лишається в цьому браузері.
pad-box = З коробкою на столі
pad-box-words = Блокнот, який пояснює кожен бал, і ведучий для Take It Easy.
pad-about-harmonies = Планшети, карти, духи; де могли б оселитися тварини.
pad-about-take_it_easy = Планшети до шести гравців, раунд за раундом.
pad-about-tranquility = Куди підходить карта і яка її вартість.

## Аркуші

pad-new = Новий аркуш
pad-open = Розпочаті аркуші
pad-open-none = Наразі нічого не записано.
pad-together = Зіграно з іншими
pad-beside = Поруч із блокнотом
pad-diary = Щоденник соло-партій
pad-diary-empty = Порахуйте партію, яку зіграли наодинці, і перенесіть аркуш до щоденника: він пам’ятає ваші рекорди.
pad-export = Зберегти всі аркуші
pad-export-one = Зберегти цей аркуш
pad-import = Прочитати файл
pad-import-none = Це не файл блокнота; нічого не змінено.
pad-imported = { $added ->
    [one] Додано { $added } аркуш
    [few] Додано { $added } аркуші
    [many] Додано { $added } аркушів
   *[other] Додано { $added } аркуша
  }, оновлено { $renewed }, уже було { $same }{ $unreadable ->
    [0] .
   *[other] , не вдалося прочитати { $unreadable }.
  }
pad-kept-here = Аркуші зберігаються лише в цьому браузері. Час від часу записуйте їх у файл; у файлі їх можна перенести й на інший пристрій.
pad-not-stored = У цьому браузері немає місця для аркуша. Він існує, доки відкрито цю сторінку; збережіть його у файл.
pad-aside = Збережений тут аркуш не вдалося прочитати. Його відкладено без жодних змін.
pad-aside-save = Зберегти у файл
pad-aside-forget = Викинути
pad-undo = Скасувати
pad-finish = До щоденника
pad-finished-since = У щоденнику від { $day }.
pad-reopen = Відкрити знову
pad-more = Ще
pad-delete = Викинути цей аркуш
pad-delete-sure = Точно? Натисніть іще раз
pad-count-again = Порахувати знову
pad-counted-here = Зараз немає зв’язку: бали рахує цей пристрій. Аркуші надійно збережено тут.
pad-setup = Гравці й варіанти
pad-player = Гравець { $seat }
pad-standing = { $name }: { $total }
pad-name = Ім’я гравця { $seat }
pad-player-more = Додати гравця
pad-player-less = Прибрати гравця
pad-done = Готово

## Бали

pad-rank = Місце
pad-rule = Правило { $rule } у правилах гри
pad-points-of = { $name }, { $category }: { $points }
pad-nothing-yet = Тут поки що нічого.
pad-live-total = { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }
pad-one-more = На один більше
pad-one-less = На один менше

## Щоденник

pad-best = Рекорд
pad-average = Середнє
pad-played = Зіграно
pad-wins = Виграно
pad-most-suns = Найбільше сонечок ☀
pad-new-record = рекорд

## «Гармонія»

pad-harmonies-hint = Виберіть жетон і торкайтеся ділянок – або просто торкніться ділянки, щоб побачити, що вона дає.
pad-tokens = Жетони
pad-token = { $token }, у коробці лишилося { $left }
pad-rubber = Зняти верхній жетон або фішку
pad-cubes = Фішки
pad-cube = Фішка: { $card }, лишилося { $left }
pad-cubes-placed = Розміщено фішок: { $card }
pad-add-cards = Додати карти
pad-no-cards = Карт поки немає.
pad-choose-cards = Карти
pad-search = Шукати за назвою
pad-filters = Показувати лише
pad-fits-now = підходять зараз
pad-fits = { $count ->
    [one] є { $count } місце
    [few] є { $count } місця
    [many] є { $count } місць
   *[other] є { $count } місця
  }
pad-spirit = дух природи
pad-no-card = Карти з такою назвою немає.
pad-where = { $count ->
    [0] { $card }: зараз місця немає.
   *[other] { $card }: зараз можна розмістити на { $cells }.
  }
pad-cell-points = { $text }; бали: { $points }
pad-why-cell = Що дає { $cell }
pad-why-trees = { $stack } на { $cell }
pad-why-mountains = { $stack } на { $cell }, поруч з іншою горою
pad-why-fields = поле з жовтих жетонів ({ $size }): { $cells }
pad-why-buildings = { $stack } на { $cell }; навколо: { $colours }
pad-why-river = найдовша річка, довжина { $size }: { $cells }
pad-why-island = { $size ->
    [1] острів з однієї ділянки: { $cells }
    [one] острів із { $size } ділянки, від { $cell }
    [few] острів із { $size } ділянок, від { $cell }
    [many] острів із { $size } ділянок, від { $cell }
   *[other] острів із { $size } ділянки, від { $cell }
  }
pad-why-animals = { $card }: розміщено фішок { $placed } з { $cubes }
pad-why-spirit = { $card }: { $cells }
pad-none-H-LAND-6 = { $stack } на { $cell }: немає листя
pad-none-H-SCORE-BUILDING-1 = цегла на { $cell } ні на чому не стоїть
pad-none-H-SCORE-MOUNTAIN-2 = { $stack } на { $cell }, поруч немає іншої гори
pad-none-H-SCORE-FIELD-1 = окремий жовтий жетон на { $cell }
pad-none-H-SCORE-BUILDING-2 = { $count ->
    [0] { $stack } на { $cell }; навколо порожньо
   *[other] { $stack } на { $cell }; навколо лише: { $colours }
  }
pad-none-H-SCORE-RIVER-1 = річка з одного жетона закоротка
pad-none-H-SCORE-RIVER-2 = { $cells }: поза найкоротшим маршрутом річки
pad-none-H-SCORE-RIVER-5 = інша річка, не найдовша: { $cells }
pad-none-H-SCORE-CARD-1 = { $card }: жодної фішки ще не розміщено
pad-none-H-SPIRIT-6 = { $card }: фішку не розміщено
pad-won-H-WIN-1 = Найбільше балів: { $names }.
pad-won-H-WIN-2 = Балів порівну; найбільше фішок тварин на планшеті ({ $animals }): { $names }.
pad-won-H-WIN-3 = Ділять перемогу: { $names }.

## Take It Easy

pad-round = Раунд { $round }
pad-round-more = Наступний раунд
pad-match = Матч
pad-tiles = Плитки
pad-tile = Плитка { $tile }
pad-tile-used = Плитка { $tile }, уже на планшеті
pad-tie-hint = { $laid ->
    [0] Виберіть плитку й торкніться клітинки або перейдіть на клітинку й наберіть числа плитки.
    [19] Усі 19 плиток на планшеті.
   *[other] Розміщено { $laid } з 19 плиток
  }
pad-tie-held = { $tile }: торкніться її клітинки.
pad-tie-waiting = Яка плитка тут лежить?
pad-tie-replace = Виберіть іншу плитку або зніміть цю.
pad-tie-typed = { $digits }…
pad-tie-take-off = Зняти плитку
pad-take-off = Зняти карту
pad-tie-way-V = стовпець { $number }
pad-tie-way-A = висхідна діагональ { $number }
pad-tie-way-B = спадна діагональ { $number }
pad-tie-why-lines = { $way }: { $length } × { $value }
pad-tie-why-sun_rays = { $way }: { $length ->
    [one] { $length } сонце
    [few] { $length } сонця
    [many] { $length } сонць
   *[other] { $length } сонця
  }
pad-tie-why-moon_rays = { $way }: { $length ->
    [one] { $length } місяць
    [few] { $length } місяці
    [many] { $length } місяців
   *[other] { $length } місяця
  }
pad-tie-why-best_sun_ray = найкращий сонячний промінь, { $way }: { $length ->
    [one] { $length } плитка
    [few] { $length } плитки
    [many] { $length } плиток
   *[other] { $length } плитки
  } зі значенням { $value }
pad-tie-why-best_moon_ray = найкращий місячний промінь, { $way }: { $length ->
    [one] { $length } плитка
    [few] { $length } плитки
    [many] { $length } плиток
   *[other] { $length } плитки
  } зі значенням { $value }
pad-tie-strange = В одному раунді всі розміщують однакові плитки, а ці лежать не на кожному планшеті: { $tiles }.
pad-crowded = { $names }: незавершених карт може бути не більше ніж { $most }. Частину фішок, що стоять на планшеті, ще не записано.
pad-tie-ahead = Попереду: { $names }
pad-symbols = Сонця й місяці
pad-symbols-words = Торкайтеся плиток, щоб змінювати їхні символи, доки перелік не збігатиметься з вашим набором.
pad-symbols-count = сонць: { $suns }, місяців: { $moons }
pad-symbols-usual = Звичайний перелік

## «Море спокою»

pad-grid = Сітка
pad-modules = Грали з
pad-grid-standard = 6 × 6
pad-grid-high_arch = Висока арка
pad-grid-pyramid = Піраміда
pad-chart = Мапа моря
pad-hand = Рука
pad-hand-empty = Карт поки немає.
pad-hand-add = Додати
pad-hand-away = Прибрати { $number } з руки
pad-card-number = Число на карті
pad-others = Інші карти для сплати
pad-fits-title = Куди підходить { $number }
pad-sea = На морі
pad-blocked = Заблоковані ряди (рахуючи знизу)
pad-orange = Помаранчевий шторм: лише поруч з іншими островами
pad-sea-hint = Торкніться клітинки та введіть її число або додайте карту до руки, щоб побачити її вартість.
pad-sea-held = { $places ->
    [0] { $number } покласти нікуди.
    [one] { $number } можна покласти у { $places } клітинку. Торкніться її, щоб розмістити карту.
    [few] { $number } можна покласти у { $places } клітинки. Торкніться однієї, щоб розмістити карту.
    [many] { $number } можна покласти у { $places } клітинок. Торкніться однієї, щоб розмістити карту.
   *[other] { $number } можна покласти у { $places } клітинки. Торкніться однієї, щоб розмістити карту.
  }
pad-sea-empty = Клітинка { $cell }, порожня
pad-sea-cell = Клітинка { $cell }: { $number }
pad-sea-no = Клітинка { $cell }, порожня, { $number } не підходить
pad-sea-cost = { $cost ->
    [0] Клітинка { $cell }: { $number } – безкоштовно
    [one] Клітинка { $cell }: { $number }, вартість – { $cost } карта
    [few] Клітинка { $cell }: { $number }, вартість – { $cost } карти
    [many] Клітинка { $cell }: { $number }, вартість – { $cost } карт
   *[other] Клітинка { $cell }: { $number }, вартість – { $cost } карти
  }
pad-sea-against = Клітинка { $cell }: { $number } підходить, але не дозволяє правило { $rule }
pad-sea-room = Клітинка { $cell }: число від { $least } до { $most }
pad-sea-no-room = Клітинка { $cell }: між її сусідами не підходить жодне число
pad-sea-nowhere = { $number } не підходить нікуди.
pad-sea-spot = { $cost ->
    [0] Клітинка { $cell }: безкоштовно
    [one] Клітинка { $cell }: { $cost } карта, поруч із { $numbers }
    [few] Клітинка { $cell }: { $cost } карти, поруч із { $numbers }
    [many] Клітинка { $cell }: { $cost } карт, поруч із { $numbers }
   *[other] Клітинка { $cell }: { $cost } карти, поруч із { $numbers }
  }
pad-sea-spot-against = { $cost ->
    [0] Клітинка { $cell }: зараз не можна
   *[other] Клітинка { $cell }: зараз не можна, а вартість була б { $cost }
  }
pad-put-in = Записати
pad-turn-round = Розвернути
pad-sun = Сонце
pad-moon = Місяць
pad-discards = Скинуто карт: { $name }
pad-voyage = Плавання
pad-filled = Заповнено клітинок: { $filled } з { $cells }
pad-rows-complete = Повні ряди: { $rows }
pad-rows-consecutive = Ряди послідовних чисел, за які дають компас: { $rows }
pad-how-it-ended = Чим усе закінчилося?
pad-ended-open = ще в морі
pad-ended-won = перемога
pad-ended-lost = поразка

## Ведучий

caller-title = Ведучий
caller-words = Витягує плитки Take It Easy для всіх за столом і, якщо хочете, оголошує їх уголос.
caller-at = Раунд { $round }, оголошено плиток: { $called } з { $most }
caller-voice = Голос
caller-symbols = Символи
caller-whole = На весь екран
caller-small = Звичайний екран
caller-first = Торкніться, щоб витягнути першу плитку
caller-next = Торкніться, щоб витягнути наступну плитку
caller-over = Це була остання плитка раунду.
caller-undo = Назад
caller-again = Повторити
caller-new = Новий раунд
caller-new-sure = Точно? Натисніть іще раз
caller-new-told = Починається раунд { $round }.
caller-taken-back = Останню плитку повернено.
caller-called = Уже оголошено
caller-none = Жодної плитки ще немає.
caller-say = { $first }, { $second }, { $third }
caller-keys = Клавіші: пробіл або → – наступна, ← – назад, R – повторити, V – голос.
caller-count = Порахувати бали
