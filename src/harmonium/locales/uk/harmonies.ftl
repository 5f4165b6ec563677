harmonies-title = Гармонія

## Налаштування

option-harmonies-side = Бік планшета
option-harmonies-side-A = А, з річкою
option-harmonies-side-B = Б, з островами
option-harmonies-spirits = Духи природи
option-harmonies-river_loops = Річки, що замикаються в кільце
option-harmonies-river_loops-rulebook = за найкоротшим маршрутом
option-harmonies-river_loops-bga = у кільці рахуються всі жетони
option-harmonies-first_player = Перший гравець
option-harmonies-first_player-none = вирішує випадок

## Бали

category-harmonies-trees = Дерева
category-harmonies-mountains = Гори
category-harmonies-fields = Поля
category-harmonies-buildings = Будівлі
category-harmonies-water = Водойми
category-harmonies-animals = Тварини
category-harmonies-spirit = Дух природи

## Карти

card-crocodile = Крокодил
card-ray = Скат
card-fish = Риба
card-otter = Видра
card-frog = Жаба
card-duck = Качка
card-flamingo = Фламінго
card-gecko = Гекон
card-shrew = Землерийка
card-peacock = Павич
card-squirrel = Білка
card-hedgehog = Їжак
card-bee = Бджола
card-bear = Ведмідь
card-rabbit = Кролик
card-macaw = Ара
card-boar = Кабан
card-koala = Коала
card-wolf = Вовк
card-kingfisher = Рибалочка
card-penguin = Пінгвін
card-bat = Кажан
card-fennec_fox = Фенек
card-macaque = Макака
card-eagle = Орел
card-meerkat = Сурикат
card-raven = Крук
card-llama = Лама
card-arctic_fox = Песець
card-raccoon = Єнот
card-ladybug = Сонечко
card-panther = Пантера
card-lion = Лев
card-butterfly = Метелик
card-deer = Олень
card-owl = Сова
card-cat = Кіт
card-stork = Лелека
card-ram = Баран
card-marmot = Бабак
card-dragonfly = Бабка
card-turtle = Черепаха

## Що не так із дією, налаштуванням, роздачею чи планшетом

refused-H-TERM-1 = Жетона кольору «{ $colour }» немає.
refused-H-COMP-1 = У коробці жетонів { $colour ->
    [blue] блакитного
    [gray] сірого
    [brown] коричневого
    [green] зеленого
    [yellow] жовтого
    *[red] червоного
    } кольору: { $most }; тут їх { $tokens }.
refused-H-COMP-2 = Такого в коробці немає: у ній 32 карти тварин і 10 духів природи, кожна карта в одному примірнику, та планшети для 1–4 гравців.
refused-H-COMP-4 = На боці { $side ->
    [A] А
   *[B] Б
  } планшета немає ділянки «{ $cell }».
refused-H-SETUP-3 = У колоді цієї роздачі кожна карта тварини має бути рівно один раз; карт у ній: { $cards }.
refused-H-SETUP-5 = Перший гравець має сидіти за столом і бути тим, про кого домовилися.
refused-H-SPIRIT-1 = З духами природи кожному роздають дві різні карти духів, одну з яких залишають; без духів їх немає ні в кого.
refused-H-SPIRIT-2 = Духа природи обирають на самому початку свого першого ходу й лише тоді.
refused-H-TURN-1 = У цьому ході ви вже взяли жетони.
refused-H-TURN-2 = Візьміть усі жетони з однієї непорожньої ділянки центрального поля й розмістіть саме їх.
refused-H-TURN-4 = Хід можна завершити лише тоді, коли ви взяли жетони й розмістили їх усі.
refused-H-TURN-6 = Зараз не ваш хід.
refused-H-TOKEN-2 = Цей жетон не можна покласти в стос на ділянці { $cell }.
refused-H-TOKEN-5 = На ділянці { $cell } стоїть фішка: більше нічого туди класти не можна.
refused-H-CARD-1 = Карти «{ $card }» немає в ряду.
refused-H-CARD-2 = У цьому ході ви вже взяли карту тварини.
refused-H-CARD-3 = Активних карт водночас може бути не більше ніж { $most }.
refused-H-CUBE-1 = У вас немає карти «{ $card }».
refused-H-CUBE-2 = Навколо { $cell } немає ареалу для карти «{ $card }».
refused-H-CUBE-6 = На ділянці { $cell } вже стоїть фішка.
refused-H-CUBE-7 = Фішок карти «{ $card }», що вважаються розміщеними: { $placed }; а на планшеті їх { $shown }.
refused-H-CUBE-10 = Карту «{ $card }» завершено: фішок на ній не лишилося.
refused-H-SCORE-CARD-1 = Фішок на карті «{ $card }»: { $cubes }; більше розмістити не можна, менше за нуль – теж.
refused-H-SPIRIT-3 = У духа «{ $card }» одна фішка: її або розміщено, або ні.
refused-H-END-4 = Партію завершено.
refused-H-SOLO-4 = Хід іще не закінчено: замініть одну карту в ряду або залиште ряд як є.
refused-H-SOLO-3 = Замінити карту в ряду можна лише в соло-режимі, після ходу, у якому ви не брали карти.

reveal-refill = Уже відкрито нові жетони, а можливо, і карту.
reveal-exchange = Уже відкрито нову карту.

## За столом у терміналі

key-cards = Карти
harmonies-settled = заселено
harmonies-taken = узято
harmonies-cards = Узяті карти
harmonies-fits = підходить на { $cells }
harmonies-one-short = { $places ->
    [one] бракує жетона: { $places } спосіб
    [few] бракує жетона: { $places } способи
    [many] бракує жетона: { $places } способів
   *[other] бракує жетона: { $places } способу
  }
harmonies-same-stripe = як { $cards }
harmonies-pick-a-card = Спершу виберіть карту в ряду: клавішею c або мишею.
harmonies-result-suns = ☀ { $suns ->
    [one] { $suns } сонечко.
    [few] { $suns } сонечка.
    [many] { $suns } сонечок.
   *[other] { $suns } сонечка.
  }
