### «Море спокою» в браузері.

panel-tranquility-ceremony = { tq-start-short }
panel-tranquility-crew = Екіпаж
panel-tranquility-voyage = Плавання

tq-standard = стандартна гра
tq-is-day = день
tq-is-night = ніч
tq-island = острів { $number }
tq-sun-up = сонцем догори
tq-moon-up = місяцем догори
tq-sun = Сонце
tq-moon = Місяць

## Про що просять

tq-asks-turn = Виберіть карту, потім місце
tq-asks-only-discard = Жодну карту не можна покласти: скиньте дві
tq-asks-place = { $card }: виберіть місце
tq-asks-nowhere = { $card }: зараз покласти нікуди
tq-asks-start = У вас стартова карта: покладіть її в кут
tq-asks-finish = Фініш: покладіть його в кут
tq-asks-monster = Морське чудовисько: виберіть жертву
tq-asks-joker = Джокер: виберіть для нього місце
tq-asks-flip = Виберіть карту, яку розвернути
tq-asks-compass = Виберіть шторм, який прибрати
tq-asks-two = { $left ->
    [one] Виберіть іще { $left } карту, яку скинути
    [few] Виберіть { $left } карти, які скинути
    [many] Виберіть { $left } карт, які скинути
   *[other] Виберіть { $left } карти, які скинути
  }
tq-asks-pay = { $left ->
    [one] Сплатіть: виберіть { $amount ->
        [1] { $left } карту
       *[other] ще { $left } карту
      }
    [few] Сплатіть: виберіть { $left } карти
    [many] Сплатіть: виберіть { $left } карт
   *[other] Сплатіть: виберіть { $left } карти
  }
tq-asks-choose = { $left ->
    [one] За старт: виберіть { $left } карту
    [few] За старт: виберіть { $left } карти
    [many] За старт: виберіть { $left } карт
   *[other] За старт: виберіть { $left } карти
  }
tq-asks-give = За старт: віддайте вибрані карти
tq-asks-rocks = Пересуньте скелі до іншого ряду або скиньте дві карти
tq-asks-rocks-move = Пересуньте скелі до іншого ряду
tq-asks-storm-yellow = { $left ->
    [0] Перед вами жовтий шторм
    [one] Жовтий шторм: виберіть { $left } карту, яку скинути
    [few] Жовтий шторм: виберіть { $left } карти, які скинути
    [many] Жовтий шторм: виберіть { $left } карт, які скинути
   *[other] Жовтий шторм: виберіть { $left } карти, які скинути
  }
tq-asks-storm-orange = Перед вами помаранчевий шторм
tq-asks-storm-purple = Фіолетовий шторм: виберіть для нього ряд
tq-wait-announce = Очікуємо оголошення: { $name }…
tq-wait-commit = Скільки карт віддати? Вирішує: { $name }…
tq-wait-choose = Очікуємо вибору: { $name }…

## Що можна зробити

tq-discard-two = Скинути дві карти
tq-discard-hand = Скинути всю руку за компас
tq-flip = Розвернути карту
tq-use-compass = Витратити компас
tq-lay-joker = Джокер як компас
tq-no-compass = Без компаса
tq-go-on = Далі
tq-take-storm = Прийняти шторм
tq-spend-on-it = Компас проти нього
tq-do-it = Що можна зробити
tq-key-hand = узяти карту з руки
tq-key-discard = скинути дві карти

## Мапа

tq-chart = Мапа моря
tq-cell = Клітинка { $cell }, ряд { $row }
tq-cell-empty = порожньо
tq-cell-border = порожньо, знизу карта рамки
tq-cell-island = острів { $number }
tq-cell-joker = джокер як { $number }
tq-here = сюди можна покласти: { $card }
tq-here-cost = { $cost ->
    [0] сюди можна покласти: { $card }, безкоштовно
    [one] сюди можна покласти: { $card }, вартість – { $cost } карта
    [few] сюди можна покласти: { $card }, вартість – { $cost } карти
    [many] сюди можна покласти: { $card }, вартість – { $cost } карт
   *[other] сюди можна покласти: { $card }, вартість – { $cost } карти
  }
tq-here-flip = розвернути
tq-here-strike = сюди може вдарити морське чудовисько
tq-here-joker = сюди можна покласти джокера
tq-here-rocks = сюди можна пересунути скелі
tq-here-storm = сюди можна покласти шторм
tq-here-compass = компас може прибрати звідси шторм
tq-here-start = покласти старт сюди
tq-here-finish = покласти фініш сюди
tq-row = Ряд { $row }
tq-purple-storms = { $count ->
    [one] { $count } фіолетовий шторм
    [few] { $count } фіолетові шторми
    [many] { $count } фіолетових штормів
   *[other] { $count } фіолетового шторму
  }
tq-corner-start = Кут старту
tq-corner-finish = Кут фінішу
tq-free = безкоштовно
tq-costs = вартість { $cost }
tq-start-short = Старт
tq-finish-short = Фініш
tq-note-places = { $places ->
    [one] { $places } місце
    [few] { $places } місця
    [many] { $places } місць
   *[other] { $places } місця
  }
tq-barred-Q-COST-5 = вартість більша, ніж ви можете сплатити
tq-barred-Q-ROCKS-2 = закрито гострими скелями
tq-barred-Q-START-1 = спершу треба зіграти стартову карту
tq-barred-Q-STORM-6 = закрито фіолетовим штормом
tq-barred-Q-STORM-7 = під вашим помаранчевим штормом – лише поруч з іншим островом
tq-barred-Q-VAR-ARCH-4 = дах закрито, доки не стоять обидві колони
tq-storm-letter-yellow = Ж
tq-storm-letter-orange = П
tq-storm-letter-purple = Ф

## Рука, колоди й викладка

tq-your-hand = Ваша рука
tq-hand-empty = Карт не лишилося
tq-card-places = { $places ->
    [0] { $card }, зараз покласти нікуди
    [one] { $card }, { $places } місце
    [few] { $card }, { $places } місця
    [many] { $card }, { $places } місць
   *[other] { $card }, { $places } місця
  }
tq-card-chosen = { $card }, вибрано для скидання
tq-card-choosable = { $card }, можна скинути
tq-your-pile = колода
tq-your-discards = скид
tq-own-discards = Ваш скид: { $cards }
tq-offer-title = Викладка
tq-take = узяти: { $card }
tq-deck-left = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карти в колоді
  }
tq-hand-of = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
    [many] { $count } карт на руці
   *[other] { $count } карти на руці
  }
tq-pile-of = колода { $count }
tq-discards-of = скид { $count }
tq-known-monsters = { $count ->
    [one] на руці { $count } морське чудовисько
    [few] на руці { $count } морські чудовиська
    [many] на руці { $count } морських чудовиськ
   *[other] на руці { $count } морського чудовиська
  }
tq-seat-storm = { $count ->
    [1] { $storm }
   *[other] { $storm } ({ $count })
  }
tq-yellow-means = ліміт руки – три
tq-orange-means = лише поруч з островами
tq-hands-are-secret = Карти на руках таємні. Граємо мовчки.

## Джокер

tq-joker-title = Яке число для клітинки { $cell }?
tq-joker-number = { $number }
tq-joker-number-cost = { $cost ->
    [0] { $number }, безкоштовно
    [one] { $number }, вартість – { $cost } карта
    [few] { $number }, вартість – { $cost } карти
    [many] { $number }, вартість – { $cost } карт
   *[other] { $number }, вартість – { $cost } карти
  }

## Старт

tq-ceremony = Старт: { $owed ->
    [one] ще { $owed } карта від усіх вас
    [few] { $owed } карти від усіх вас разом
    [many] { $owed } карт від усіх вас разом
   *[other] { $owed } карти від усіх вас разом
  }
tq-ceremony-announce = Скільки міг би віддати кожен? Числа відкриють, коли їх назвуть усі.
tq-ceremony-commit = Тепер кожен по черзі обіцяє карти, доки не набереться потрібна кількість.
tq-ceremony-choose = Обіцяні карти вибирають і віддають одночасно.
tq-could-spare = оголошено: { $number }
tq-has-announced = оголошено
tq-has-not-announced = ще не оголошено
tq-gives = { $pile ->
    [0] внесок: { $hand }
   *[other] внесок: { $hand } і { $pile } наосліп
  }
tq-has-at-most = макс. { $most }
tq-is-promising = черга обіцяти
tq-has-chosen = вибір зроблено
tq-spare-how-many = Можу віддати
tq-give-how-many = Віддаю
tq-give-blind = { $hand } і { $pile } наосліп із колоди
tq-promised = обіцяно { $count } з { $owed }
tq-your-number = Ви можете віддати { $number }. Очікуємо на інших.
tq-choose-below = Виберіть { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  } зі своєї руки.
tq-give-these = Віддати ці карти

## Шторми й компаси

tq-pool = Спільні компаси
tq-supply = у запасі { $count }
tq-storm-at-row = { $storm } біля ряду { $row }
tq-storm-before = { $storm }: { $name }
tq-storm-before-you = { $storm } перед вами
tq-remove-this = Прибрати: { $storm }
tq-point = Прибрати цей?
tq-points = { PERSON($name) ->
    [second] Ви вказуєте на шторм: { $storm }
   *[third] { $name } вказує на шторм: { $storm }
  }
tq-drawn = { PERSON($name) ->
    [second] Ви взяли: { $storm }
   *[third] { $name } бере: { $storm }
  }
tq-storm-does-yellow = Відтепер ваш ліміт руки – три карти, доки компас не прибере шторму.
tq-storm-does-orange = Відтепер острови можна класти лише поруч з іншими, доки компас не прибере шторму.
tq-storm-does-purple = Закриває ряд на ваш вибір, доки компас не прибере шторму.

## Плавання

tq-progress = заповнено { $filled } з { $cells }
tq-start-played = Старт лежить у своєму куті
tq-start-not-played = Старту ще не зіграно
tq-night-at = Ніч настане, коли буде заповнено клітинок: { $cells }
tq-night-now = Зараз ніч: карти кладуть місяцем догори
tq-explorer-left = { $count ->
    [one] лишилася { $count } карта дослідника
    [few] лишилося { $count } карти дослідника
    [many] лишилося { $count } карт дослідника
   *[other] лишилося { $count } карти дослідника
  }
tq-sunk = Потоплено: { $numbers }
tq-gap = { $cells ->
    [one] { $cells } клітинка
    [few] { $cells } клітинки
    [many] { $cells } клітинок
   *[other] { $cells } клітинки
  }, { $numbers ->
    [one] { $numbers } можливе число
    [few] { $numbers } можливі числа
    [many] { $numbers } можливих чисел
   *[other] { $numbers } можливого числа
  }

## Що відбулося

tq-told-drew = { PERSON($name) ->
    [second] Ви добираєте
   *[third] { $name } добирає
  } { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
tq-told-drew-own = { PERSON($name) ->
    [second] Ви добираєте: { $cards }
   *[third] { $name } добирає: { $cards }
  }
tq-told-discarded = { PERSON($name) ->
    [second] Ви скидаєте
   *[third] { $name } скидає
  } { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
tq-told-discarded-own = { PERSON($name) ->
    [second] Ви скидаєте: { $cards }
   *[third] { $name } скидає: { $cards }
  }
tq-told-blind = { PERSON($name) ->
    [second] Ви віддаєте наосліп із колоди добору
   *[third] { $name } віддає наосліп із колоди добору
  } { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
  }
tq-told-starts = Стартові карти затасовано в колоди
tq-told-placed = { PERSON($name) ->
    [second] Ви кладете { $number } у клітинку { $cell }
   *[third] { $name } кладе { $number } у клітинку { $cell }
  }
tq-told-joker = { PERSON($name) ->
    [second] Ви кладете джокера як { $number } у клітинку { $cell }
   *[third] { $name } кладе джокера як { $number } у клітинку { $cell }
  }
tq-told-start = { PERSON($name) ->
    [second] Ви граєте старт
   *[third] { $name } грає старт
  }
tq-told-start-joker = { PERSON($name) ->
    [second] Ви граєте джокера як старт
   *[third] { $name } грає джокера як старт
  }
tq-told-finish = { PERSON($name) ->
    [second] Ви граєте фініш
   *[third] { $name } грає фініш
  }
tq-told-finish-joker = { PERSON($name) ->
    [second] Ви граєте джокера як фініш
   *[third] { $name } грає джокера як фініш
  }
tq-told-finish-failed = { PERSON($name) ->
    [second] Ви пробуєте фінішувати, але на руках є морські чудовиська
   *[third] { $name } пробує фінішувати, але на руках є морські чудовиська
  }
tq-told-shows-monsters = { PERSON($name) ->
    [second] Ви показуєте
   *[third] { $name } показує
  } { $count ->
    [one] { $count } морське чудовисько
    [few] { $count } морські чудовиська
    [many] { $count } морських чудовиськ
   *[other] { $count } морського чудовиська
  }
tq-told-struck = Морське чудовисько забирає { $number } з клітинки { $cell } ({ $name })
tq-told-flipped = { PERSON($name) ->
    [second] Ви розвертаєте карту в клітинці { $cell }
   *[third] { $name } розвертає карту в клітинці { $cell }
  }
tq-told-night = Настає ніч
tq-told-compass-start = Старт приносить компас ({ $name })
tq-told-compass-row = Послідовні числа в ряду { $row } приносять компас ({ $name })
tq-told-compass-hand = { PERSON($name) ->
    [second] Ви скидаєте всю руку за компас
   *[third] { $name } скидає всю руку за компас
  }
tq-told-compass-explored = { PERSON($name) ->
    [second] Ви знаходите компас
   *[third] { $name } знаходить компас
  }
tq-told-spent = { PERSON($name) ->
    [second] Ви витрачаєте компас на { $storm }
   *[third] { $name } витрачає компас на { $storm }
  }
tq-told-joker-laid = { PERSON($name) ->
    [second] Ви кладете джокера до спільних компасів
   *[third] { $name } кладе джокера до спільних компасів
  }
tq-told-storm-drawn = { PERSON($name) ->
    [second] Ви потрапляєте в шторм: { $storm }
   *[third] { $name } потрапляє в шторм: { $storm }
  }
tq-told-storm-stays = { PERSON($name) ->
    [second] { $storm } лишається перед вами
   *[third] { $storm } лишається перед гравцем: { $name }
  }
tq-told-storm-row = { PERSON($name) ->
    [second] Ви кладете біля ряду { $row }: { $storm }
   *[third] { $name } кладе біля ряду { $row }: { $storm }
  }
tq-told-rocks = { PERSON($name) ->
    [second] Ви пересуваєте скелі до ряду { $row }
   *[third] { $name } пересуває скелі до ряду { $row }
  }
tq-told-explored = { PERSON($name) ->
    [second] Ви відкриваєте карту дослідника: { $card }
   *[third] { $name } відкриває карту дослідника: { $card }
  }
tq-told-removed = { $card }: вилучено з гри
tq-told-calm = Море спокійне
tq-told-announced = { PERSON($name) ->
    [second] Ви оголосили число
   *[third] { $name }: число оголошено
  }
tq-told-announced-own = { PERSON($name) ->
    [second] Ви оголошуєте { $number }
   *[third] { $name } оголошує { $number }
  }
tq-told-could-spare = { PERSON($name) ->
    [second] Ви можете віддати { $number }
   *[third] { $name } може віддати { $number }
  }
tq-told-gives = { PERSON($name) ->
    [second] Ви обіцяєте
   *[third] { $name } обіцяє
  } { $pile ->
    [0] { $hand }
   *[other] { $hand } і { $pile } наосліп із колоди
  }
tq-told-chose = { PERSON($name) ->
    [second] Ви вибрали, що віддати
   *[third] { $name }: вибрано, що віддати
  }
tq-told-took = { PERSON($name) ->
    [second] Ви берете: { $card }
   *[third] { $name } бере: { $card }
  }
tq-told-offer = Нове у викладці: { $cards }
tq-told-won = Плавання вдалося
tq-told-lost = Плавання не вдалося; бракувало: { $missing }
tq-told-over = Партію завершено

## Кінець

tq-lost = Плавання не вдалося: заповнено клітинок { $filled } з { $cells }. Бракувало: { $missing }.
tq-story-won = Море спокійне
tq-story-lost = Кораблетроща
tq-story-over = Плавання завершено
tq-story-all = Заповнено всі клітинки, { $cells } з { $cells }, від старту до фінішу.
tq-story-full = Заповнено всі клітинки: { $cells }.
tq-story-close = Заповнено клітинок: { $filled } з { $cells }; { $left ->
    [one] бракувало { $left } клітинки
    [few] бракувало { $left } клітинок
    [many] бракувало { $left } клітинок
   *[other] бракувало { $left } клітинки
  }.
tq-story-Q-END-1 = { PERSON($name) ->
    [second] Ви кладете фініш: мапу заповнено.
   *[third] { $name } кладе фініш: мапу заповнено.
  }
tq-story-Q-END-2 = { PERSON($name) ->
    [second] У вас не лишилося дозволених дій.
   *[third] { $name } не має дозволених дій.
  }
tq-story-Q-START-7 = Восьми карт за старт зібрати не вдалося.
tq-story-complete = Мапа повна: заповнено всі клітинки, { $cells } з { $cells }.
tq-story-tie = Балів порівну: перемагає Місяць, що ходив другим.
tq-story-stopped = Плавання припинено завчасно.

## Пам’ятка гравця

tq-aid-turn = Ваш хід
tq-aid-place = Розмістіть острів у будь-якій порожній клітинці. Уздовж ланцюга, від лівого нижнього кута до правого верхнього, числа мають зростати.
tq-aid-cost = Поруч із заповненим сусідом у ланцюгу вартість – це різниця, між двома – менша з двох; скиньте стільки карт. Без сусідів – безкоштовно.
tq-aid-two = Або скиньте дві карти. Потім доберіть до { $hand }.
tq-aid-start-title = Старт і фініш
tq-aid-start = Хто має стартову карту, поки жодної ще не зіграно, мусить її зіграти: скиньте всі разом { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
  }, поділивши їх між собою як завгодно.
tq-aid-finish = Коли мапу заповнено, а старт лежить у своєму куті, фініш приносить перемогу всім.
tq-aid-lose = Якщо в когось немає дозволеної дії, програють усі.
tq-aid-silence = Ніхто не говорить про карти й наміри.
tq-aid-modules = У цій партії
tq-aid-jagged_rocks = Гострі скелі закривають ряд. Після кожної дії пересуньте їх до іншого ряду або скиньте дві карти. Вони зникають, коли повних рядів уже { $rows }.
tq-aid-sea_monsters = Морське чудовисько скинути не можна. Зіграйте його на острів: зникнуть обидва. Поки воно в когось на руці, перемоги не буде.
tq-aid-storm_compass = Шторм діє, щойно його взято. Жовтий: на руці лише три карти. Помаранчевий: острови тільки поруч з іншими. Фіолетовий: ряд закрито. Компас прибирає один шторм; компас дають за старт, за ряд послідовних чисел і за скинуту руку.
tq-aid-jokers = Джокер заступає острів із будь-яким іще не зіграним числом, старт, фініш, морське чудовисько або компас.
tq-aid-remove_islands = Деякі острови вилучено; які саме – не знає ніхто.
tq-aid-high_arch = Дах, тобто верхній ряд, відкрито лише тоді, коли обидві колони повні.
tq-aid-pyramid = Острів на карті рамки відкриває карту дослідника: фініш, компас, шторм, морське чудовисько, скелі або спокійне море.
tq-aid-day_night = Коли заповнено половину мапи, настає ніч. Для перемоги нижня половина має лежати сонцем догори, верхня – місяцем догори. Скиньте карту, щоб розвернути одну в сітці.
tq-aid-competitive = Ви суперники, Сонце проти Місяця: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  } за кожну карту вашим боком догори, мінус один за кожну скинуту. Добирайте з відкритої викладки; нічия – на користь Місяця.
