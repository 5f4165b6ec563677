### «Гармонія» в браузері.

panel-harmonies-tokens = Жетони
panel-harmonies-cards = Карти

## Жетони, названі за тим, що на них зображено

piece-blue = вода
piece-gray = камінь
piece-brown = стовбур
piece-green = листя
piece-yellow = колосся
piece-red = цегла

## Стоси

stack-empty = порожньо
stack-water = водойма
stack-field = жовтий жетон
stack-tree1 = дерево заввишки 1
stack-tree2 = дерево заввишки 2
stack-tree3 = дерево заввишки 3
stack-mountain1 = гора заввишки 1
stack-mountain2 = гора заввишки 2
stack-mountain3 = гора заввишки 3
stack-trunk1 = голий стовбур
stack-trunk2 = голий стовбур заввишки 2
stack-red = сама цегла
stack-building = будівля
stack-building_on_brown = будівля з дерев’яною основою
stack-building_on_gray = будівля з кам’яною основою
stack-building_on_red = будівля з цегляною основою

## Духи природи

spirit-lion = 2 бали за кожну групу з одного чи двох жовтих жетонів, 10 балів за кожну групу з трьох і більше.
spirit-butterfly = 5 балів за кожну групу жовтих жетонів, навіть за один окремий.
spirit-deer = 4 бали за кожне дерево заввишки 2 або 3.
spirit-owl = 3 бали за кожне дерево заввишки 1 або 2, 1 бал за кожне заввишки 3.
spirit-cat = 4 бали за кожну групу будівель.
spirit-stork = 6 балів за кожну групу з двох і більше будівель.
spirit-ram = 4 бали за кожну гору заввишки 2 або 3.
spirit-marmot = 3 бали за кожну гору заввишки 1 або 2, 1 бал за кожну заввишки 3.
spirit-dragonfly = 7 балів за кожну групу з двох і більше блакитних жетонів.
spirit-turtle = 2 бали за кожен блакитний жетон.

## Про що просять

harmonies-asks-spirit = Залиште одного з двох духів природи
harmonies-asks-group = Візьміть жетони з центрального поля
harmonies-asks-tokens = { $count ->
    [one] Розмістіть іще { $count } жетон
    [few] Розмістіть { $count } жетони
    [many] Розмістіть { $count } жетонів
   *[other] Розмістіть { $count } жетона
  }
harmonies-asks-end = Поселіть тварин, візьміть карту або завершіть хід
harmonies-asks-end-card = Візьміть карту або завершіть хід
harmonies-asks-end-settle = Поселіть тварин або завершіть хід
harmonies-asks-end-only = Завершіть хід
harmonies-asks-settle = Виберіть, де оселити тварину: { $card }
harmonies-asks-habitat = { $card }: ареалу ще немає
harmonies-asks-exchange = Замініть карту в ряду або залиште ряд як є
harmonies-asks-over = Партію завершено
harmonies-waits-turn = { PERSON($name) ->
    [second] Ваш хід
   *[third] Ходить { $name }
  }
harmonies-waits-spirit = { PERSON($name) ->
    [second] Ви обираєте духа природи
   *[third] { $name } обирає духа природи
  }
harmonies-waits-exchange = { PERSON($name) ->
    [second] Ви можете замінити карту
   *[third] { $name } може замінити карту
  }
harmonies-waits-over = Партію завершено

harmonies-side = бік { $side ->
    [A] А
   *[B] Б
  }
harmonies-with-spirits = із духами
harmonies-without-spirits = без духів
harmonies-round = раунд { $round }
harmonies-last-round = останній раунд

harmonies-end-turn = Завершити хід
harmonies-keep-row = Залишити карти
harmonies-fits-nowhere = Для жетона «{ $token }» зараз немає місця: розмістіть спершу інший або скасуйте щось.

## Центральне поле

harmonies-central = Центральне поле
harmonies-hand = Розмістити
harmonies-hand-of = { $name }: розмістити
harmonies-group = Узяти: { $tokens }
harmonies-taken-by-you = узяли ви
harmonies-taken-by = { PERSON($name) ->
    [second] узяли ви
   *[third] узято: { $name }
  }
harmonies-space-empty = порожньо
harmonies-bag = у торбинці { $count }

## Карти

harmonies-row = Ряд карт тварин
harmonies-pile = у колоді { $count }
harmonies-own-cards = Ваші карти
harmonies-cards-of = { PERSON($name) ->
    [second] Ваші карти
   *[third] Карти: { $name }
  }
harmonies-active = активних { $count } з { $most }
harmonies-no-cards = Торкніться тварини, щоб побачити, де вона може оселитися, а тоді беріть карту.
harmonies-take = Узяти
harmonies-take-here = Покласти сюди: { $card }
harmonies-card-first = Щоб поселити тут тварину, виберіть спершу її карту: { $cards }.
harmonies-exchange = Замінити
harmonies-keep-spirit = Залишити: { $card }
harmonies-card-points = Бали: { $points }.
harmonies-card-placed = Розміщено фішок: { $placed } з { $cubes }.
harmonies-card-done = { $card }: усі оселилися
harmonies-same-colour = Потрібен той самий колір, що й для: { $cards }.
harmonies-habitat = Місце фішки: { $cube }; поруч: { $others }.
harmonies-habitat-near = { $stack } на { $hour }-й годині
harmonies-habitat-far = { $stack } за два кроки на { $hour }-й годині

## Планшет

harmonies-your-board = Ваш планшет
harmonies-board-of = { PERSON($name) ->
    [second] Ваш планшет
   *[third] Планшет: { $name }
  }
harmonies-free-cells = { $count ->
    [one] { $count } порожня ділянка
    [few] { $count } порожні ділянки
    [many] { $count } порожніх ділянок
   *[other] { $count } порожньої ділянки
  }
harmonies-cell = { $cell }: { $stack }
harmonies-cell-cube = { $text }, фішка: { $card }
harmonies-cell-place = { $text }; розмістити тут: { $what }
harmonies-cell-change = { $text }: { $change }
harmonies-cell-fits = { $text }; тут тварина може оселитися
harmonies-cell-near = { $text }; якщо покласти сюди жетон «{ $token }», { $card } може оселитися на { $cell }
harmonies-change = { $category } { $points }
harmonies-change-none = без балів

## Соло

harmonies-suns = Сонечка ☀
harmonies-suns-count = ☀ { $suns } з { $most } сонечок
harmonies-suns-progress = Бали до наступного сонечка ☀
harmonies-suns-next = { $points ->
    [one] До наступного ☀ ще { $points } бал (усього { $total })
    [few] До наступного ☀ ще { $points } бали (усього { $total })
    [many] До наступного ☀ ще { $points } балів (усього { $total })
   *[other] До наступного ☀ ще { $points } бала (усього { $total })
  }
harmonies-detail-suns = ☀ { $count ->
    [one] { $count } сонечко
    [few] { $count } сонечка
    [many] { $count } сонечок
   *[other] { $count } сонечка
  }
harmonies-suns-all = Усі сонечка ☀ за бали – ваші
harmonies-suns-at = По одному ☀, коли балів стане: { $points }
harmonies-suns-side = бік { $side ->
    [A] А
   *[B] Б
  }: { $suns }
harmonies-suns-plain = без духів: { $suns }
harmonies-suns-spirit = дух груп: { $suns }

## Що відбулося

harmonies-told-spirit = { PERSON($name) ->
    [second] Ви залишаєте духа природи: { $card }
   *[third] { $name } залишає духа природи: { $card }
  }
harmonies-told-group = { PERSON($name) ->
    [second] Ви берете жетони: { $tokens }
   *[third] { $name } бере жетони: { $tokens }
  }
harmonies-told-token = { PERSON($name) ->
    [second] Ви кладете на { $cell }: { $token }
   *[third] { $name } кладе на { $cell }: { $token }
  }
harmonies-told-card = { PERSON($name) ->
    [second] Ви берете карту «{ $card }»
   *[third] { $name } бере карту «{ $card }»
  }
harmonies-told-cube = { $card } оселяється на { $cell } ({ $name })
harmonies-told-discarded = { PERSON($name) ->
    [second] Ви замінюєте карту «{ $card }»
   *[third] { $name } замінює карту «{ $card }»
  }
harmonies-told-turned-up = Нова карта в ряду: { $card }
harmonies-told-ended = { PERSON($name) ->
    [second] Ви завершуєте хід
   *[third] { $name } завершує хід
  }
harmonies-told-end-board = { PERSON($name) ->
    [second] У вас майже не лишилося порожніх ділянок: це останній раунд
   *[third] { $name } майже не має порожніх ділянок: це останній раунд
  }
harmonies-told-end-bag = Торбинка порожня: партія на цьому завершується

## Пам’ятка гравця

harmonies-aid-turn = Ваш хід
harmonies-aid-take = Візьміть три жетони з однієї ділянки центрального поля й розмістіть їх усі (обов’язково).
harmonies-aid-card = Можете взяти одну карту тварини; активних карт – щонайбільше { $most }.
harmonies-aid-settle = Розміщуйте фішки тварин там, де є їхній ареал, скільки завгодно разів.
harmonies-aid-order = У будь-якому порядку. На ділянку з фішкою більше нічого не кладуть.
harmonies-aid-points = Стоси й бали
harmonies-aid-trees = Дерева – за висотою. Голий стовбур нічого не дає.
harmonies-aid-mountains = Гори – за висотою, якщо поруч є інша гора.
harmonies-aid-fields = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  } за кожну групу щонайменше з { $least } жовтих жетонів.
harmonies-aid-buildings = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }, якщо навколо щонайменше { $colours } різні кольори. Основа – коричневий, сірий або червоний жетон.
harmonies-aid-river = Ваша найдовша річка; за кожен жетон понад таблицю – ще { $beyond }.
harmonies-aid-islands = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  } за кожен острів, відокремлений водою.
harmonies-aid-length = Довжина
harmonies-aid-worth = Бали
harmonies-aid-animals = Тварини: найбільше відкрите число на кожній карті.
harmonies-aid-spirit = Дух природи: власні бали, якщо його фішку розміщено.
harmonies-aid-end = Кінець гри
harmonies-aid-ends = Коли торбинка порожня або в когось лишилося не більше ніж { $cells } порожні ділянки, раунд догравають. Перемагає той, у кого найбільше балів.
