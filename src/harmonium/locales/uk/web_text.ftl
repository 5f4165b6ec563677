### Стіл словами.

web-set-text = Показувати столи текстом
web-set-text-help = Планшети словами й рядок для команд: для тих, хто користується зчитувачем екрана, і для всіх, хто любить текст.
text-view = Текстовий вигляд
text-leave = Графічний вигляд

## Що можна зробити

text-actions = Що ви можете зробити
text-command = Команда
text-send = Виконати
text-hint = Введіть дію, наприклад «{ $example }», або виберіть її з переліку; «help» пояснить решту.
text-hint-watching = Введіть команду, наприклад «board» або «points»; «help» покаже їх усі.
text-answer = Відповідь
text-none = Зараз робити нічого.
text-none-begins = { $count ->
    [one] Жодна дія не починається з «{ $beginning }»; усього доступна { $count } дія.
    [few] Жодна дія не починається з «{ $beginning }»; усього доступно { $count } дії.
    [many] Жодна дія не починається з «{ $beginning }»; усього доступно { $count } дій.
   *[other] Жодна дія не починається з «{ $beginning }»; усього доступно { $count } дії.
  }
text-count = { $count ->
    [one] { $count } дія
    [few] { $count } дії
    [many] { $count } дій
   *[other] { $count } дії
  }
text-rest = Інше
text-past = Це попередній момент. Щоб діяти, введіть «present» і поверніться до поточного.
text-present = Це поточний момент.
text-watching = Ви спостерігаєте: діють лише гравці.
text-waits = Буде виконано, щойно надійде відповідь на попередню дію: { $commands }
text-not-done = Не виконано: { $commands }. Стрілка вгору повертає те, що ви ввели.
text-lately = Останні події

## Команди

text-help = Команди
text-help-keys = Скісна риска (/) звідусіль веде до рядка команд, стрілка вгору повертає введене раніше.
text-key-command = до рядка команд
text-help-commands = Роздивитися
text-help-actions = Діяти
text-command-board = до планшета
text-command-cards = до вашої руки й карт
text-command-turn = чого від вас чекають
text-command-legal = що вам можна; з початком, як-от «{ $example }», лише те, що так починається
text-command-what = що лежить у клітинці, що поруч і що туди можна
text-command-points = бали всіх
text-command-log = що щойно відбулося
text-command-point = показати без слів на шторм, який варто прибрати компасом
text-command-undo = скасувати дію
text-command-present = назад до поточного моменту, коли ви дивитеся на попередній
text-command-help = ці команди
text-which-cell = Яка клітинка? Наприклад: { $example }
text-no-cell = Немає клітинки { $cell }. Наприклад: { $example }
text-no-cards = Зараз немає карт чи плиток, які можна вам показати.

## Планшети й бали

text-your-board = Ваш планшет
text-cell-empty = порожньо
text-cell = { $cell }: { $content }
text-named = { $name }: { $text }
text-row = { $title }: { $items }
text-column = Стовпець { $column }
text-around = Довкола: { $cells }
text-points = { $name }: { $total }. { $items }
text-change = { $category } { $points }

## Take It Easy

text-tie-place = Розмістити { $tile }
text-tie-asks = Розмістіть оголошену плитку: { $tile }
text-tie-into = { $points ->
    [0] клітинка { $cell }
    [one] клітинка { $cell }, дає { $points } бал
    [few] клітинка { $cell }, дає { $points } бали
    [many] клітинка { $cell }, дає { $points } балів
   *[other] клітинка { $cell }, дає { $points } бала
  }
text-tie-lines = Лінії
text-tie-open = { $line }, ще без плиток
text-tie-alive = { $line }, може дати { $points }
text-tie-completed = { $line }, дає { $points }
text-tie-broken = { $line }, уже нічого не дасть
text-tie-form = розмістити оголошену плитку в клітинці 9

## «Гармонія»

text-h-groups = Узяти жетони
text-h-tokens = Розмістити: { $token }
text-h-animals = Поселити тварин
text-h-cards = Карти в ряду
text-h-place = { $token } на { $cell }
text-h-settle = { $card } оселяється на { $cell }
text-h-take = узяти карту «{ $card }»
text-h-exchange = замінити карту «{ $card }»
text-h-fits = Тут можуть оселитися: { $cards }
text-h-turned = Схему ареалу можна повертати в будь-якому із шести напрямків.
text-h-form-group = узяти жетони з другої ділянки центрального поля
text-h-form-token = розмістити сірий жетон (камінь) на c4
text-h-form-card = узяти карту «Видра»
text-h-form-cube = розмістити фішку карти «Видра» на c4
text-h-form-spirit = залишити лева духом природи
text-h-form-exchange = у соло наприкінці ходу замінити карту «Видра»

## «Море спокою»

text-tq-chart = Клітинки пронумеровано вздовж ланцюга; ряд 1 – найнижчий.
text-tq-wrong-way = не тим боком догори
text-tq-cards = Рука й колоди
text-tq-lay = Розмістити: { $card }
text-tq-place = { $card } у клітинку { $cell }
text-tq-costs = { $cost ->
    [0] { $action }, безкоштовно
    [one] { $action }, вартість – { $cost } карта
    [few] { $action }, вартість – { $cost } карти
    [many] { $action }, вартість – { $cost } карт
   *[other] { $action }, вартість – { $cost } карти
  }
text-tq-discard = Скинути
text-tq-form-place = розмістити острів 17 у клітинці 5
text-tq-form-discard = скинути 17 і фініш: дві карти як дія або як плата
text-tq-form-start = зіграти старт
text-tq-form-finish = зіграти фініш
text-tq-form-announce = сказати, що можете віддати чотири карти
text-tq-form-give = віддати три карти з руки й дві з колоди
text-tq-form-rocks = пересунути скелі до ряду 3
text-tq-form-monster = морське чудовисько б’є по клітинці 5
text-tq-form-joker = розмістити джокера як 17 у клітинці 5
text-tq-form-compass = витратити компас на жовтий шторм перед гравцем на місці 2; місця рахують від 0
text-tq-form-flip = розвернути карту в клітинці 5
text-tq-form-take = узяти 17 з викладки
