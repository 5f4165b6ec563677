### За кожним столом: назви ботів, звідки бали, доказ роздачі.

## Боти

bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-careful = Обережний бот
bot-other = Бот { $bot }
bot-numbered = { $name } { $number }
web-bot-level = рівень { $level }

## Перегляд

web-watch-board = Показати посередині планшет: { $name }
web-vain-past = Це попередній момент. До поточного повертає Esc або остання стрілка на панелі.

## Звідки бали

web-explain = { $name }, { $category }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
  }. Показати, звідки вони.
web-explained = { $category }, { $name }: { $items }
web-explained-item = { $points } на { $cells }
web-explained-none = { $category }, { $name }: поки що нічого

## Доказ роздачі

web-proof-label = Доказ роздачі:
web-proof-checking = перевіряємо…
web-proof-good = перевірено
web-proof-bad = не сходиться!
web-proof-unread = перевірити не вдалося
web-proof-later = відкриється завтра
web-proof-words-good = Ваш браузер щойно відкрив запис і знову обчислив це число з роздачі: вони збігаються.
web-proof-words-published = Це також те число, яке вам показували, поки партія ще тривала.
web-proof-words-broken = Роздача із запису не дає цього числа: щось одне з них змінено.
web-proof-words-differs = Запис відкриває не те число, яке вам показували, поки партія тривала.
web-proof-words-unreadable = Запис не вдалося прочитати.

## Правила

web-rule = Правило { $rule } (відкриється в іншому вікні)

## Кілька речей поспіль

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
