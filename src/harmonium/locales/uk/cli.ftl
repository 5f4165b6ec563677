### Командний рядок.

cli-help = Один стіл для трьох настільних ігор: «Гармонія» (Harmonies), Take It Easy і «Море спокою» (Tranquility).
cli-play-help = Грати в терміналі – наодинці або проти ботів.
cli-games-help = Показати ігри, їхні налаштування та ботів.
cli-rules-help = Читати правила гри або одне окреме правило.
cli-score-help = Порахувати бали позицій, записаних у JSON.
cli-simulate-help = Дати ботам зіграти багато партій і підрахувати підсумки.
cli-solve-help = Знайти найкращий досяжний результат.
cli-replay-help = Відтворити запис партії дія за дією.
cli-verify-help = Перевірити запис: роздачу, дії та результат.
cli-bench-help = Виміряти швидкодію правил порівняно з python-chess.

cli-lang = Мова, наприклад en чи uk; без цього – HARMONIUM_LANG або мова системи.
cli-version = Показати версію програми.
cli-json = Вивести JSON.
cli-game = Ключ гри, як у переліку `harmonium games`.
cli-option = Налаштування у вигляді назва=значення; можна вказати кілька.
option-without-value = Налаштування вказують як назва=значення, а не «{ $option }».
not-json = Це не JSON: { $reason }.
no-where = Для гри { $game } на --where відповіді немає.
no-solver = Для гри { $game } немає розв’язувача.

cli-games-seats = гравців: від { $least } до { $most }
cli-games-bots = боти
cli-games-text = текст

cli-simulate-seats = Боти за порядком місць, через кому.
cli-simulate-games = Скільки партій зіграти.
cli-simulate-seed = Те саме зерно дає ті самі партії.
cli-simulate-jobs = Скільки процесів гратиме.
cli-simulate-out = Записати всі партії в цей файл (.jsonl або .parquet).
cli-simulate-playing = граємо
cli-simulate-seat = місце
cli-simulate-bot = бот
cli-simulate-mean = середнє
cli-simulate-se = ± похибка
cli-simulate-low = 5 %
cli-simulate-median = медіана
cli-simulate-high = 95 %
cli-simulate-wins = перемоги
cli-simulate-joint = Стіл переміг у { $rate } партій.
cli-simulate-speed = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
  }, { $speed } за секунду.

cli-score-file = Файл JSON або - для стандартного вводу.
cli-score-lines = По одному документу в рядку на вході й на виході; замість відхиленого рядка – помилка.
cli-score-where = Також сказати, куди що можна розмістити.

cli-solve-tiles = Оголошені плитки (19 кодів на кшталт 978): найкращий планшет із них.
cli-solve-maximum = Найбільше балів, які може дати планшет: { $points }; таких планшетів { $boards }.
cli-solve-tiles-best = Найкращий планшет із цих плиток дає { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }.

cli-record-file = Запис партії або - для стандартного вводу.
cli-verify-commitment = Відбиток роздачі, оприлюднений на початку.
cli-verify-good = Запис справний: роздача відповідає своєму відбитку; перевірено й дозволено { $acts ->
    [one] { $acts } дію
    [few] { $acts } дії
    [many] { $acts } дій
   *[other] { $acts } дії
  }.
cli-verify-commitment-is = відбиток роздачі { $commitment }
cli-verify-branch = Продовження іншої партії після { $acts ->
    [one] { $acts } дії
    [few] { $acts } дій
    [many] { $acts } дій
   *[other] { $acts } дії
  }; відтоді роздача була відома.
cli-verify-practice = Тренувальна партія: уже відкрите було скасовано, і не було кому погодитися.
cli-rules-rule = Позначка одного правила, наприклад T-PLACE-2.
cli-rules-all = Усі правила, а не лише гра в десяти реченнях.
cli-rules-more =
    Усі правила: { $all }
    Одне правило: { $one }

cli-bench-seconds = Скільки секунд триває кожен замір.
cli-bench-running = вимірюємо
cli-bench-subject = гра, місця
cli-bench-acts = дій/с
cli-bench-views = з виглядами
cli-bench-ratio = × шахи
cli-bench-ratio-views = × шахи, з виглядами
cli-bench-no-peer = python-chess не встановлено (pip install chess), тож порівнювати немає з чим.

seat-name = Місце { $seat }
seat-bot = { $bot } { $seat }
total = Разом
result-won = Спільна перемога.
result-lost = Спільна поразка.
