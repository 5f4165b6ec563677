### Допомога під час гри: підказки, оцінки, сподівання.

count-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
count-lacks = { $lacks ->
    [one] { $lacks } жетона
    [few] { $lacks } жетонів
    [many] { $lacks } жетонів
   *[other] { $lacks } жетона
}
count-missing = { $missing ->
    [one] { $missing } плитки
    [few] { $missing } плиток
    [many] { $missing } плиток
   *[other] { $missing } плитки
}
count-cards = { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}
count-cells = { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
}
count-numbers = { $numbers ->
    [one] { $numbers } число
    [few] { $numbers } числа
    [many] { $numbers } чисел
   *[other] { $numbers } числа
}
gap-low = { $low ->
    [0] початком
   *[other] { $low }
}
gap-high = { $high ->
    [81] кінцем
   *[other] { $high }
}

## Who may be helped

help-daily = У роздачі дня допомоги немає.
hint-others = Про підказки не домовлялися до початку партії.
hint-no-turn = Підказка – для того, чия черга діяти.
hint-unknown = Для цієї гри тут ніхто не дає підказок.
hint-waiting = Над вашою попередньою підказкою ще думають.
hint-late = Підказка не надійшла вчасно. Запитайте ще раз або довіртеся собі.
teaching-alone = Навчальна партія – для однієї людини серед ботів.
take-back-teaching = Так повертаються назад лише в навчальній партії.
take-back-gone = Ця дія не ваша, або її вже скасовано.
take-back-far = Це було надто давно: за раз скасовують щонайбільше { $most } дій.

## Why

reason-only = Нічого іншого зараз зробити не можна.
reason-close = Наскільки можна судити, є не гірша дія.
reason-ahead-points = Краще за найближчу альтернативу приблизно на { count-points }.
reason-ahead-chance = Краще за найближчу альтернативу: шанс на перемогу вищий приблизно на { $percent ->
    [one] { $percent } відсотковий пункт
    [few] { $percent } відсоткові пункти
    [many] { $percent } відсоткових пунктів
   *[other] { $percent } відсоткового пункту
}.
judged-points = Втрачено приблизно { count-points }.
judged-chance = Шанс на перемогу зменшився приблизно на { $percent ->
    [one] { $percent } відсотковий пункт
    [few] { $percent } відсоткові пункти
    [many] { $percent } відсоткових пунктів
   *[other] { $percent } відсоткового пункту
}.

## Take It Easy

look-take_it_easy-line = Погляньте на лінію { $line }.
look-take_it_easy-harm = Пошукайте клітинку, де ця плитка не зашкодить.
hope-take_it_easy-completes = Лінію { $line } завершено: { count-points }.
hope-take_it_easy-breaks = Лінія { $line } розривається, а могла дати { count-points }.
hope-take_it_easy-lives = Лінія { $line } живе ({ count-points }): бракує { count-missing }; підійде з наступних – { $fitting }.
hope-take_it_easy-dies = Лінію { $line } вже не завершити: було б { count-points }.

## Harmonies

look-harmonies-ready = Тварина з карти «{ $card }» може оселитися.
look-harmonies-settles = Погляньте на карту «{ $card }».
look-harmonies-category = Зверніть увагу на категорію: { $category }.
look-harmonies-row = Погляньте на карти в ряду.
look-harmonies-spirit = Порівняйте своїх двох духів.
look-harmonies-done = Усе важливе в цьому ході зроблено.
look-harmonies-group = Погляньте на жетони на центральному полі.
look-harmonies-place = Погляньте на ділянки, куди можна покласти жетони.
reason-harmonies-now = Зараз це дає { count-points }.
reason-harmonies-turn = Цей хід може дати { count-points }.
reason-harmonies-settles = Карта «{ $card }»: тварина може оселитися цього ходу.
reason-harmonies-takes = До цього пасує карта «{ $card }».
hope-harmonies-lost = Для карти «{ $card }» більше немає досяжного місця.
hope-harmonies-ready = Після цього тварина з карти «{ $card }» може оселитися.
hope-harmonies-nearer = Карта «{ $card }» ближче до мети: найкращому місцю бракує { count-lacks }.
hope-harmonies-farther = Карта «{ $card }» далі від мети: найкращому місцю бракує { count-lacks }.
hope-harmonies-would = Карта «{ $card }»: найкращому місцю бракує { count-lacks }.
hope-harmonies-far = Для карти «{ $card }» немає досяжного місця.

## Tranquility

look-tranquility-gap = Погляньте на проміжок між { gap-low } і { gap-high }.
look-tranquility-islands = Погляньте на острови: один із них лежить невдало.
look-tranquility-rows = Порівняйте ряди: де це найменше зашкодить?
look-tranquility-hand = Погляньте на свою руку: що потрібне найменше, а що найбільше?
look-tranquility-table = Перш ніж вирішити, огляньте весь стіл.
hope-tranquility-costs = Ціна – { count-cards }.
hope-tranquility-fills = Це закриває проміжок.
hope-tranquility-gap = Між { gap-low } і { gap-high }: { count-cells }; ще може прийти { count-numbers }.
hope-tranquility-starves = Між { gap-low } і { gap-high }: { count-cells }, але прийти може лише { count-numbers }.
hope-tranquility-useless = { $number } більше нікуди не підходить.
hope-tranquility-gives-up = Втрачається { $number }: там { count-cells }, ще може прийти { count-numbers }.

## In the terminal

key-hint = Підказка
cli-play-teaching = Попередити після дії, яка багато втрачає, і дати її скасувати.
play-hint-again = Натисніть H ще раз, щоб побачити дію.
play-hint-act = Найкраще: { $action }
play-judged = { $words } Краще: { $action }. U скасовує.
