# harmonium arena: порівняння ботів

cli-arena-help = Порівняти ботів: ті самі роздачі, місця по колу, без удачі.
cli-arena-run-help = Зіграти порівняння з файлу або продовжити його.
cli-arena-show-help = Показати, що кажуть результати.
cli-arena-plot-help = Намалювати результати.
cli-arena-test-help = Грати, доки стане ясно, чи один бот кращий за іншого.

cli-arena-plan = Порівняння: файл TOML.
cli-arena-out = Тека для результатів; інакше назва файлу без розширення.
cli-arena-results = Тека з результатами.
cli-arena-picture = Малюнок: .svg, .png або .pdf.
cli-arena-ray = Грати на кластері Ray: його адреса або auto.
cli-arena-nodes = Скільки позицій бот може переглянути за одну дію, щонайбільше.
cli-arena-time = Скільки секунд бот може думати над дією; такі партії точно не повторити.
cli-arena-one = Бот, що може бути кращим.
cli-arena-other = Бот, з яким його порівнюють.
cli-arena-better-by = На скільки: балів за партію або, з --wins, перемог на сто партій.
cli-arena-seats = Скільки місць за столом.
cli-arena-wins = Рахувати перемоги замість балів.
cli-arena-raw = Вирішувати за сирими результатами, разом з удачею.
cli-arena-luck = Оцінювач, що вимірює удачу: за назвою або як module:function.
cli-arena-alpha = Як часто «кращий» може бути помилкою.
cli-arena-beta = Як часто «не кращий» може бути помилкою.
cli-arena-most = Припинити після стількох роздач.

cli-arena-lost = { $bot } втратив через відмову { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }: { $reason }
cli-simulate-lost = { $bot } втратив через відмову { $games ->
        [one] { $games } партію
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    }; причину покаже harmonium arena.
cli-arena-kept = Результати в { $path }
cli-arena-drawn = Намальовано: { $path }
cli-arena-stopped = Зупинено.
cli-arena-stopped-kept = Зупинено. Зігране збережено в { $path }; та сама команда продовжить звідти.

cli-arena-column-bot = бот
cli-arena-column-games = партії
cli-arena-column-deals = роздачі
cli-arena-column-points = бали
cli-arena-column-wins = перемоги
cli-arena-column-raw = сирі
cli-arena-column-unit = показник
cli-arena-column-adjusted = без удачі
cli-arena-column-milliseconds = мс на дію
cli-arena-column-difference = різниця
cli-arena-column-saved = менше партій
cli-arena-column-evidence = свідчення
cli-arena-column-ratio = лог. відношення
cli-arena-column-answer = відповідь
cli-arena-answer-better = кращий
cli-arena-answer-not-better = не кращий
cli-arena-answer-undecided = неясно
cli-arena-bounds = Нижче { $low } – не кращий, вище { $high } – кращий.
cli-arena-verdict-better = { $one } кращий за { $other } (роздач: { $deals }).
cli-arena-verdict-not-better = { $one } не кращий за { $other } на { $asked } (роздач: { $deals }).
cli-arena-verdict-undecided = Роздач зіграно: { $deals }, але ще неясно, чи { $one } кращий за { $other }.

arena-bot-twice = У цьому порівнянні бота названо двічі.
arena-no-duels = Для дуелей треба щонайменше двох ботів і два місця; тут { $bots } і { $seats }.
arena-not-together = «Together» – це по одному боту на місце; тут ботів { $bots }, місць { $seats }.
arena-bad-plan = { $path } – не план порівняння: { $reason }
arena-no-folder = Укажіть теку для результатів через --out: { $path } не має розширення, яке можна відкинути.
arena-workers-die = Процеси, що грають, загинули { $times } разів поспіль; можливо, бракує пам’яті.
arena-in-use = Хтось інший саме зараз пише в { $path }.
arena-strange-folder = У { $path } лежить щось інше; укажіть порожню або нову теку.
arena-no-results = { $path } – не тека з результатами.
arena-broken-part = { $path } пошкоджено ({ $reason }). Видаліть цей файл і запустіть знову: заново зіграються лише його партії.
arena-broken-head = { $path } пошкоджено ({ $reason }); у ньому сказано, як зіграно партії поруч. Відновіть його з копії або вкажіть іншу теку через --out.
arena-broken-line = Рядок { $line } у { $path } пошкоджено. Видаліть цей рядок і запустіть знову: заново зіграється лише його партія.
arena-other-schema = { $path } має інші стовпці, ніж пише ця версія.
arena-other-format = У { $path } лежить «{ $format }», а тут потрібен «{ $wanted }».
arena-other-plan = У теці партії іншого порівняння (відрізняється { $part }); вкажіть іншу теку через --out.
arena-other-version = У теці партії іншого коду (harmonium { $there }, { $date }), які не змішують із новими; вкажіть іншу теку через --out.
arena-other-stranger = «{ $name }» змінився відтоді, як зіграно партії в теці; вкажіть іншу теку через --out.
unknown-evaluator = Оцінювача «{ $evaluator }» для цієї гри немає, або його не вдається завантажити. Є такі: { $known }.
evaluator-failed = Оцінювач «{ $evaluator }» не спрацював: { $reason }
arena-test-of-two = Для перевірки треба двох різних ботів.
arena-better-by = «Кращий на» має бути числом, більшим за 0, а з --wins – не більшим за 100.
arena-no-wins = Тут кожен бот грає лише сам із собою: порівнюйте бали або візьміть більше місць.
arena-bad-rates = Частоти помилок мають бути між 0 і 0.5.
arena-ray-unreachable = За адресою { $address } не відповідає жоден кластер Ray ({ $reason }).
arena-ray-failed = Кластер Ray не зміг зіграти: { $reason }
arena-ray-version = { $machine } у кластері Ray має іншу версію «{ $name }»; установіть усюди ту саму.

cli-arena-record-help = Дати ботам грати й зберегти партії як набір даних.
cli-arena-ladder-help = Виміряти кожного бота кожної гри й записати рейтинг.
cli-arena-record-out = Тека набору даних.
cli-arena-shard = Скільки партій у файлі.
cli-arena-recorded = { $games ->
        [one] { $games } партія
        [few] { $games } партії
        [many] { $games } партій
       *[other] { $games } партії
    } у { $path }
cli-arena-minutes = Скільки приблизно хвилин грати.
cli-arena-ladder-page = Сторінка, яку записати.
cli-arena-ladder-data = Файл із числами, який записати.
cli-arena-ladder-written = Записано: { $path }
cli-verify-shard = { $games ->
        [one] { $games } запис у порядку.
        [few] Усі { $games } записи в порядку.
        [many] Усі { $games } записів у порядку.
       *[other] Усі { $games } запису в порядку.
    }
arena-bad-game = Партія { $number } у { $path } не в порядку: { $reason }
arena-bad-checksum = { $path } не такий, яким був записаний: контрольна сума інша.
arena-no-pictures = Малюнок має бути файлом .svg, .png або .pdf; { $path } – ні.

cli-arena-reason-crash = він зламався ({ $detail })
cli-arena-reason-flood = він сказав забагато
cli-arena-reason-illegal = він зробив недозволене ({ $detail })
cli-arena-reason-silent = він не відповів вчасно
program-missing = Укажіть програму: program:./mybot
program-cannot-start = { $program } не запускається: { $reason }

cli-bot-help = Програми, що грають, будь-якою мовою.
cli-bot-connect-help = Посадити програму за стіл на сервері й дати їй грати.
cli-bot-url = Адреса столу, як її показує браузер.
cli-bot-program = Програма, як після program: в арені.
cli-bot-token = Ключ місця, якщо він є; інакше береться вільне місце.
cli-bot-seated = Місце { $seat } за програмою.
cli-bot-over = Партію завершено.
bot-bad-address = { $address } – не адреса столу.
bot-refused = Сервер відмовляє: { $reason }
bot-forfeit = Програма здається: { $reason }.
bot-gives-up = { $name } здається: { $reason }. Скасуйте дію, щоб дати ще одну спробу.
