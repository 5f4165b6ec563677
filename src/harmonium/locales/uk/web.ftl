### Клієнт у браузері.

web-brand = Harmonium
web-skip = До вмісту
web-menu = Меню
web-close = Закрити
web-retry = Спробувати ще раз
web-save = Зберегти
web-saved = Збережено
web-looking = Хвилинку…
web-missing = Такої сторінки немає
web-no-table = Цей стіл не вдається показати
web-to-home = На головну
web-refused = Так не можна ({ $code }).
server-unreachable = Сервер недоступний.
helpers-off = Допоміжні позначки вимкнено.

## Головна сторінка

web-home-title = Один стіл, три гри
web-home-words = Наодинці, проти ботів, з друзями за посиланням або за одним екраном. Без реєстрації.
web-title-harmonies = Гармонія (Harmonies)
web-title-take_it_easy = Take It Easy
web-title-tranquility = Море спокою (Tranquility)
web-about-harmonies = Складайте ландшафти з дерев’яних жетонів і заселяйте їх тваринами.
web-about-take_it_easy = Усі отримують однакові плитки. Хто скористається ними найкраще?
web-about-tranquility = Спільне мовчазне плавання морем островів.
web-players-harmonies = 1–4 гравці, близько 30 хвилин
web-players-take_it_easy = 1–6 гравців, близько 10 хвилин на раунд
web-players-tranquility = 1–5 гравців, близько 20 хвилин, усі разом
web-play-now = Грати зараз
web-alone = Наодинці
web-with-friends = З друзями
web-same-device = Один екран
web-soon = Незабаром
web-left-off = Де ви зупинилися
web-open-tables = Відкриті столи
web-no-open-tables = Наразі відкритих столів немає. Створіть свій і покличте друзів.
web-have-code = Маю код
web-daily = Роздача дня
web-daily-words = Одна спроба на день, однакова роздача для всіх.
web-daily-play = Грати: { $game }
web-daily-continue = Продовжити: { $game }
web-daily-done = { $game }: зіграно

## Списки столів

web-lobby = Лобі
web-mine = Мої столи
web-join = Приєднатися
web-watch = Дивитися
web-continue = Продовжити
web-waiting = очікуємо гравців
web-finished = завершено
web-paused = Гру за столом призупинено
web-my-turn = ваш хід, { $since }
web-not-my-turn = ходять інші, { $since }
web-open-seats = { $seats ->
    [0] вільних місць немає
    [one] { $seats } вільне місце
    [few] { $seats } вільні місця
    [many] { $seats } вільних місць
   *[other] { $seats } вільного місця
  }
web-clock-none = без годинника
web-clock-live = з годинником
web-clock-days = упродовж кількох днів
web-clock-days-left = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
  } { $hours } год

## Як увійти

web-code = Код
web-invited = Вас запрошено до гри «{ $game }»
web-invited-by = За столом: { $names }
web-table-full = Усі місця зайнято.
web-no-such-invitation = Це запрошення не діє або вже не діє.

## Новий стіл

web-new-table = Новий стіл
web-ways = Як грати
web-new-alone = { $game }: наодинці або проти ботів
web-new-friends = { $game }: з друзями
web-new-device = { $game }: за одним екраном
web-seats = Місця
web-how-many = Скільки гравців
web-seat = Місце { $seat }
web-seat-me = Ви
web-seat-device = За цим екраном
web-seat-open = Вільне
web-seat-bot = Бот
web-seat-by-link = за посиланням або кодом
web-level = Рівень бота
web-name-of-seat = Ім’я на місці { $seat }
web-options = Налаштування гри
web-more-options = Годинник, чат та інше
web-clock = Годинник
web-clock-choice-none = немає
web-clock-choice-quick = 5 хвилин + 5 секунд за хід
web-clock-choice-calm = 15 хвилин + 15 секунд за хід
web-clock-choice-day = один день на хід
web-clock-choice-days = три дні на хід
web-open-in-lobby = Показати в лобі, відкрито для всіх
web-with-chat = Чат
web-with-signs = Швидкі фрази (вітання, подяка…)
web-make-and-invite = Створити стіл і запросити
web-make-and-play = Створити стіл і грати
option-number = { $number }

## Очікування

web-waiting-room = { $game }: чекаємо на всіх
web-seat-free = вільне місце
web-leave = Вийти
web-remove = Прибрати: { $name }
web-call-off = Скасувати стіл
web-called-off = Цей стіл скасовано ще до початку партії.
web-start = Почати партію
web-start-when-full = { $seats ->
    [one] Ще { $seats } вільне місце
    [few] Ще { $seats } вільні місця
    [many] Ще { $seats } вільних місць
   *[other] Ще { $seats } вільного місця
  }
web-host-starts = { PERSON($name) ->
    [second] Партію починаєте ви.
   *[third] Партію починає { $name }.
  }
web-invite = Запросити
web-invite-words = За цим посиланням можна сісти за стіл:
web-make-link = Створити посилання
web-copy-link = Скопіювати посилання
web-copied = Скопійовано
web-watch-link = Лише для глядачів:
web-qr = Посилання як QR-код
house-title = Домашня мережа
house-closed = Поки що стіл можна відкрити лише на цьому комп’ютері.
house-open = Відкрити для домашньої мережі
house-open-help = Тоді зможуть увійти всі у вашій мережі, доки ви не закриєте стіл для них або не зупините сервер. Брандмауер може запитати дозволу.
house-how = Щоб могли увійти інші, запустіть сервер командою «make play HOUSE=1» або «harmonium serve --house».
house-is-open = Відкрито для домашньої мережі: { $address }
house-close = Закрити для домашньої мережі
house-here-only = Для іншого браузера на цьому комп’ютері

## За столом

web-players = Гравці
web-panels = Панелі
web-total = Разом
panel-points = Бали
panel-log = Що відбулося
tab-log = Журнал
panel-talk = Розмова
panel-others = Інші
web-status-chosen = вибір зроблено
web-status-thinking = думає
web-status-waiting = очікує
web-away = немає на місці
web-stand-in = грає заміна
web-enlarge = Збільшити планшет: { $name }
web-spectators = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
    [many] { $count } глядачів
   *[other] { $count } глядача
  }
web-really = Це завершить ваш хід. Точно? Виберіть іще раз або натисніть «Так».
web-warned = Усе одно зробити?
web-yes = Так
web-no = Ні
web-log-empty = Поки що нічого.
web-log-undone = { PERSON($name) ->
    [second] Ви скасовуєте дію
   *[third] { $name } скасовує дію
  }
web-nothing-said = Ще ніхто нічого не сказав.
web-say-something = Напишіть щось
web-send = Надіслати
web-signs = Швидкі фрази
web-silence = Граємо мовчки
web-spectators-silent = За цим столом глядачі мовчать.
web-spectators-speak = Глядачам можна говорити
guests-title = Гості
guests-none = Більше нікого немає.
guests-plays = за столом
guests-watches = дивиться
guests-muted = без слова
guests-removed = за дверима
guests-mute = Позбавити слова
guests-unmute = Повернути слово
guests-remove = Вивести
guests-remove-sure = Справді вивести?
guests-admit = Пустити знову
web-sign-hello = Вітаю!
web-sign-thanks = Дякую!
web-sign-sorry = Перепрошую!
web-sign-thinking = Я думаю…
web-sign-well_played = Чудово зіграно!
web-past = Назад і вперед
web-past-first = На початок
web-past-back = Крок назад
web-past-forward = Крок уперед
web-past-now = До поточного моменту
web-past-at = { $step } з { $steps }
web-past-looking = Ви переглядаєте минуле: після кроку { $step }
web-lost = Зв’язок утрачено; він відновиться сам.
web-lost-kept = Зв’язок утрачено. Ваші дії збережено й буде надіслано, щойно він відновиться.
web-restarts = Сервер перезапускається; за мить стіл повернеться сам.
web-new-version = Є нова версія.
web-reload = Оновити
web-reminder = Ваш час майже вичерпано.
web-cannot-undo = Скасувати не можна: { $reason }
web-ask-undo = Запитати інших
web-undo-practice = Скасувати й грати для тренування
web-ask-pause = Призупинити гру
web-ask-resume = Грати далі
web-ask-abandon = Припинити партію за згодою
web-resign = Здатися
web-resign-sure = Здатися? Натисніть іще раз
web-question-undo = { PERSON($name) ->
    [second] Ви просите скасувати дію.
   *[third] { $name } просить скасувати дію.
  }
web-question-pause = { PERSON($name) ->
    [second] Ви пропонуєте перерву.
   *[third] { $name } пропонує перерву.
  }
web-question-resume = { PERSON($name) ->
    [second] Ви пропонуєте грати далі.
   *[third] { $name } пропонує грати далі.
  }
web-question-abandon = { PERSON($name) ->
    [second] Ви пропонуєте припинити партію.
   *[third] { $name } пропонує припинити партію.
  }
web-agree = Погодитися
web-disagree = Ні
web-waits-for = очікуємо: { $names }
web-live-over = Партію завершено.

## Кінець

web-result = Результат
web-you-won = Ви перемогли!
web-won-together = Спільна перемога!
web-lost-together = Спільна поразка.
web-won-alone = Перемога!
web-lost-alone = Поразка.
web-ended-finished = Партію завершено.
web-ended-resigned = { PERSON($name) ->
    [second] Ви здали партію.
   *[third] { $name } здає партію.
  }
web-ended-timed_out = { PERSON($name) ->
    [second] Ваш час вичерпано.
   *[third] Час вичерпано: { $name }.
  }
web-ended-abandoned = Партію припинено до її завершення.
web-rank = { $rank }.
web-rematch = Реванш
web-to-rematch = До реваншу
web-replay = Повтор партії
web-export = Зберегти запис
web-proof = Доказ роздачі
web-proof-words = Це число оприлюднено ще до першого ходу. Збережений запис розкриває його: роздача була незмінною від самого початку.

## Довідка й налаштування

web-aid = Пам’ятка гравця
web-keys = Клавіші
web-settings = Налаштування
web-your-name = Ваше ім’я
web-theme = Кольори
web-theme-auto = як на пристрої
web-theme-light = світлі
web-theme-dark = темні
web-pace = Боти грають
web-pace-slow = повільно
web-pace-normal = спокійно
web-pace-now = одразу
web-pace-help = Затримується лише показ: клацання, Esc або ваша дія ведуть до поточного моменту. З годинником затримки немає.
web-at-table = За столом
web-set-motion = Анімація
web-set-motion-help = Плитки й жетони рухаються – але не тоді, коли на пристрої вимкнено анімацію.
web-set-sound = Звук
web-set-sound-help = Тихий і лише тоді, коли сторінка перед вами.
web-set-confirm = Перепитувати перед кінцем ходу
web-set-confirm-help = Останній крок треба вибрати двічі.
web-set-helpers = Допоміжні позначки
web-set-helpers-help = Які лінії ще можуть дати бали, куди що підходить, що дає хід, що ще попереду.
web-set-coordinates = Назви клітинок
web-set-coordinates-help = Так, як у журналі й у записі. Клітинки, про які йдеться в рядку журналу, підсвічуються й без цього.
web-language = Мова
web-language-auto = як у браузері

## Take It Easy

panel-take_it_easy-called = Оголошено
panel-take_it_easy-to_come = Ще попереду
panel-take_it_easy-rounds = Раунди
tie-turn-of-one = плитка { $turn } з 19
tie-over-short = завершено
tie-looking-back = Планшети раунду { $round }
tie-round = Раунд { $round }
tie-to-come-later = Буде видно, коли настане ваш хід.
tie-board-and-called = { PERSON($name) ->
    [second] Ваш планшет; оголошено { $tile }
   *[third] Планшет: { $name }; оголошено { $tile }
  }
tie-called-tile = Оголошена плитка: { $tile }
tie-tile-and-symbol = { $tile }, { $symbol }
tie-other-board = Планшет: { $name }, { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
  }
tie-cell-empty = Клітинка { $cell }, порожня
tie-cell-open = Клітинка { $cell }, порожня, плитку можна розмістити тут
tie-cell-brings = Клітинка { $cell }, порожня, плитка дасть тут { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }
tie-cell-tile = Клітинка { $cell }, плитка { $tile }
tie-cell-sun = Клітинка { $cell }, плитка { $tile }, сонце
tie-cell-moon = Клітинка { $cell }, плитка { $tile }, місяць
tie-cell-chosen = Клітинка { $cell }, ваш вибір для { $tile }, доки не виберуть усі
tie-log-chose = { PERSON($name) ->
    [second] Ви зробили вибір
   *[third] { $name }: вибір зроблено
  }
tie-log-chose-cell = { PERSON($name) ->
    [second] Ви обираєте клітинку { $cell }
   *[third] { $name } обирає клітинку { $cell }
  }
tie-log-placed = Усі розмістили { $tile }
tie-log-round = Раунд { $round } завершено
tie-log-called = Оголошено: { $tile }
tie-aid-turn = Оголошують плитку. Усі одночасно розміщують її в порожній клітинці свого планшета.
tie-aid-placement-free = Підійде будь-яка порожня клітинка.
tie-aid-placement-connected = Починаючи з другої, плитка має торкатися іншої плитки на вашому планшеті.
tie-aid-placement-sun_moon_connected = Якщо символ такий самий, як на попередній плитці, нова має торкатися плитки на вашому планшеті; інакше її можна класти будь-куди.
tie-aid-lines = Повна лінія дає бали, якщо всі смуги вздовж неї мають однакове значення: значення, помножене на кількість плиток.
tie-aid-scoring-rays = Повна лінія із сонць (сонячний промінь) дає 7 балів за плитку, з місяців (місячний промінь) – 6, байдуже, які на ній смуги.
tie-aid-scoring-best_ray = Лише на залікових лініях: 60 балів за найкращий сонячний промінь і 60 за найкращий місячний; спершу порівнюють довжину, потім значення.
tie-aid-values = Згори вниз ідуть 1, 5 і 9; висхідні – 2, 6 і 7; спадні – 3, 4 і 8. Кожна плитка одна; оголошують 19 із 27.
tie-aid-end = Після 19 плиток раунд завершено. Перемагає той, у кого найбільше балів.
