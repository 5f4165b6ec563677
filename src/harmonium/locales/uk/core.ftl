### Те, що кажуть усі ігри й усі способи грати.

with-rule = { $sentence } ({ $rule })
at-place = { $place }: { $sentence }

## Того, про що просять, немає, або воно не підходить

unknown-game = Гри «{ $game }» тут немає. Є такі: { $known }.
unknown-option = Налаштування «{ $option }» немає. Є такі: { $known }.
bad-option-value = Налаштування { $option } не може мати значення «{ $value }». Можливі: { $expected }.
options-of-another-game = Це не налаштування цієї гри: { $options }.
unknown-language = Мови «{ $language }» тут немає. Є такі: { $known }.
unknown-bot = Бота «{ $bot }» для цієї гри немає. Є такі: { $known }.
bot-broken = Бота «{ $bot }» з іншого пакета не вдається завантажити: { $reason }
bot-without-parameters = Бот { $bot } не має параметрів.
bad-bot-parameter = «{ $parameter }» не є параметром бота { $bot }: кожен пишуть один раз як name=value. Є такі: { $known }.
bad-bot-value = Параметр { $parameter } бота { $bot } не може мати значення «{ $value }». Можливі: { $expected }.
unknown-rule = У правилах гри { $game } немає правила «{ $rule }».
bad-notation = «{ $text }» – не дія цієї гри. Дія має такий вигляд: «{ $example }».
not-an-action = Це не дія цієї гри: { $action }.
no-such-seat = Місця { $seat } немає: за цим столом { $seats ->
    [one] { $seats } місце
    [few] { $seats } місця
    [many] { $seats } місць
   *[other] { $seats } місця
  }, лік від 0.
not-seats = Місця – це ціле число або перелік тих, хто на них сидить.
table-closed = Цю партію закінчено.
ending-does-not-fit = У цю мить партія не могла завершитися так ({ $how }).

## Скасування

undo-nothing = Немає вашої дії, яку можна було б скасувати.
undo-others-built-on-it = Інші вже продовжили гру після цієї дії.
undo-taken-over = Те, що було раніше, зіграно в іншій партії.

## Записи партій

record-unknown-format = Цей запис тут не прочитати; відомий формат: { $known }.
record-unknown-ruleset = Запис зроблено за правилами, яких тут не знають; відомі: { $known }.
record-malformed = { $reason }.
record-not-json = Це не JSON.
record-too-deep = Списки в ньому вкладено надто глибоко.
record-truncated = Файл обривається завчасно.
record-bad-nonce = Одноразове число (nonce) має складатися з 64 шістнадцяткових цифр.
record-commitment-broken = Одноразове число й роздача не дають зазначеного відбитка: щось із трьох змінено.
record-commitment-differs = Відбиток роздачі не той, що був оприлюднений.
record-result-differs = Результат не той, до якого ведуть дії.
record-undo-differs = Тут можна було скасувати лише запис { $takes_back }.
record-bad-branch = Продовжена партія починається з дій іншої; їхня кількість не сходиться.

## Файли

unknown-file-kind = Файл { $path } повинен мати одне з розширень: { $known }.
no-such-folder = Теки { $path } немає.
needs-extra = Для цього бракує частини, яку не встановлено: pip install "harmonium[{ $extra }]".
cannot-read = Не вдається прочитати { $path }: { $reason }.
cannot-write = Не вдається записати { $path }: { $reason }.
bad-document = { $reason } (місце: { $place }).
key-twice = «{ $key }» записано двічі в тому самому об’єкті.
nothing-to-score = Рахувати нічого: на вході порожньо.
