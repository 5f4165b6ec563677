### Правила ігор у браузері.

book-rules = Правила
book-books = Правила ігор
book-words = Правила всіх трьох ігор нашими словами. Кожне правило має позначку, щоб на нього можна було послатися.
book-read = Читати правила
book-of = Правила: { $game }
book-short = У десяти реченнях
book-short-of = { $game } у десяти реченнях
book-all = Усі правила
book-contents = Зміст
book-print = Надрукувати
book-link-to = Посилання на правило { $rule }
book-picture-to = Малюнок до { $rule }
book-no-such-rule = Правила { $rule } тут немає.
book-other-language = Ці правила ще не перекладено, тому показано англійські.
book-aid-of = Пам’ятка гравця: { $game }
book-aid-words = Усе на одному аркуші, щоб мати під рукою.
book-aid-later = Для цієї гри пам’ятки ще немає.
book-aid-choose = Як ви граєте

## Пошук

book-search = Шукати в правилах
book-search-hint = Слово або позначка, наприклад «річка» чи H-TURN-2
book-found = { $count ->
    [0] За запитом «{ $query }» нічого не знайдено.
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місця
  }
book-found-most = { $count ->
    [one] Перші { $count } місце
    [few] Перші { $count } місця
    [many] Перші { $count } місць
   *[other] Перші { $count } місця
  }
book-clear = Очистити пошук

## Що радять правила для початку

book-presets = Для початку
preset-harmonies-first = Перші партії
preset-take_it_easy-first = Перші партії
preset-take_it_easy-one_round = Один раунд
preset-tranquility-calm = Спокійне море
preset-tranquility-jokers = Знайомство з джокерами
preset-tranquility-rocks = Знайомство зі скелями
preset-tranquility-monsters = Знайомство з чудовиськами
preset-tranquility-storm = Знайомство зі штормами

## Малюнки

book-right = Так можна.
book-wrong = Так не можна.
book-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }
book-height = висота { $height }
book-fits = підходить
book-too-tall = зависоко
book-too-low = занизько
book-no-building = не будівля
book-loops-bga = з river_loops = bga
book-step = після кроку { $step }
