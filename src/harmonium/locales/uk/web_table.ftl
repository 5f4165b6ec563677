### За кожним столом: назви ботів, звідки бали, доказ роздачі.

## Боти

bot-random = Випадковий бот
bot-greedy = Жадібний бот
bot-careful = Обережний бот
bot-search = Далекоглядний бот
bot-network = Навчений бот
bot-level1 = Початківець
bot-level2 = Аматор
bot-level3 = Досвідчений гравець
bot-level4 = Експерт
bot-level5 = Майстер
bot-other = Бот { $bot }
bot-with-points = { $mean ->
    [one] { $name } (близько { $mean } бала)
    [few] { $name } (близько { $mean } балів)
    [many] { $name } (близько { $mean } балів)
   *[other] { $name } (близько { $mean } бала)
  }
bot-with-wins = { $name } (виграє { $mean } %)
bot-listed-points = { $name } · { $mean }
bot-listed-wins = { $name } · { $mean } %
web-listed-points = Після назви: скільки балів рівень у середньому набирає за партію.
web-listed-wins = Після назви: скільки зі ста партій виграє екіпаж такого рівня.
web-next-level = Наступний рівень: { $name }
bot-numbered = { $name } { $number }
web-bot-level = рівень { $level }

## Перегляд

web-watch-board = Показати посередині планшет: { $name }
web-vain-past = Це попередній момент. До поточного повертає Esc або остання стрілка на панелі.
web-show-present = Показати поточний момент
web-again = Показати ще раз усе від вашого останнього ходу
web-again-nothing = Після вашого останнього ходу ніхто інший не діяв.

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
## Що означає результат

meaning-kind = Ваші партії цього виду
meaning-best = Рекорд
meaning-mean = Середнє
meaning-played = Зіграно
meaning-first = Це ваша перша партія цього виду. Відтепер буде що перевершувати.
meaning-record = Ваш новий рекорд! Попередній: { $before }.
meaning-practice = Тренування: ця партія не зараховується.
meaning-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
    [many] { $days } днів поспіль
   *[other] { $days } дня поспіль
  }
meaning-share = Поділитися результатом
meaning-shared-daily = Harmonium, { $game }, { $day }: { $total }, { $place }
meaning-shared-points = { $total ->
    [one] { $total } бал
    [few] { $total } бали
    [many] { $total } балів
   *[other] { $total } бала
  }
meaning-shared-cells = { $total ->
    [one] { $total } клітинка
    [few] { $total } клітинки
    [many] { $total } клітинок
   *[other] { $total } клітинки
  }
tie-best-looking = Шукаємо найкращий планшет із цих плиток…
tie-best = Найкращий планшет із цих плиток дає { $points }, ваш дав { $own }.
tie-best-rounds = Найкращі планшети з цих плиток разом дають { $points }, ваші дали { $own }.
tie-best-watched = Найкращий планшет із цих плиток дає { $points }.
tie-best-rounds-watched = Найкращі планшети з цих плиток разом дають { $points }.
tie-best-reached = Кращого планшета з цих плиток не буває.
tie-best-show = Показати найкращий планшет
tie-best-hide = Сховати найкращий планшет
tie-best-later = Сам планшет буде показано, коли день мине.
tie-best-none = Найкращий планшет із цих плиток шукаємо лише тоді, коли рахують самі лінії.
tie-best-board = Найкращий планшет із цих плиток, раунд { $round }, балів: { $points }

## Правила

web-rule = Правило { $rule } (відкриється в іншому вікні)

## Кілька речей поспіль

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
