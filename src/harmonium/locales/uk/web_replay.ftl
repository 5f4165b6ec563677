### Повтор: перегляд завершеної партії або партії з файлу.

replay-title = Повтор партії
replay-of = Повтор партії: { $game }
replay-loading = Відкриваємо партію…
replay-not-there = Цю партію не вдається показати.
replay-seat = Місце { $seat }
replay-no-board = Планшета для цієї гри тут ще немає; видно бали й результат.

## Перегляд

replay-controls = Перегляд партії
replay-moment = Момент
replay-at = { $step } / { $steps }
replay-beginning = Початок
replay-first = На початок
replay-back = На дію назад
replay-forward = На дію вперед
replay-last = У кінець
replay-play = Відтворити
replay-pause = Зупинити
replay-speed = Швидкість
replay-speed-is = { $speed }×

## Чиїми очима

replay-eyes = Чиїми очима
replay-eyes-open = Усе відкрито
replay-eyes-spectator = Глядач
replay-eyes-seat = { $name }
replay-open-hand = На руці: { $cards }

## Що з цим можна зробити

replay-link = Посилання на цей момент
replay-link-copied = Скопійовано посилання на цей момент
replay-link-here-only = Скопійовано; поки що посилання відкриє лише цей комп’ютер.
replay-link-in-address = Посилання – в адресному рядку.
replay-download = Зберегти запис
replay-play-on = Грати далі звідси
replay-play-on-title = Грати далі звідси
replay-play-on-words = Новий стіл почнеться з цього моменту, після дії { $step }. Ви займете одне місце, боти – решту. Роздача вже відома, тож ця партія не зараховується.
replay-play-on-alone = Новий стіл почнеться з цього моменту, після дії { $step }. Роздача вже відома, тож ця партія не зараховується.
replay-play-on-over = У цей момент партію вже завершено; поверніться туди, звідки хочете грати далі.
replay-play-on-seat = Ваше місце
replay-play-on-bot = Решта
replay-play-on-go = Почати
replay-branched-short = продовження після дії { $step }
replay-branched = Продовження іншої партії після дії { $step }; не зараховується.
practice-short = тренування
practice = Тренувальна партія: була допомога, або вже відкрите було скасовано, і не було кому погодитися. Вона не зараховується.

## Файли, у яких не все правда

replay-fault = Файл можна відтворити, але не все в ньому правда. { $fault }

## Як відкрити файл

replay-open-title = Відкрити партію
replay-open-file = Відкрити партію, збережену у файлі
replay-open-words = Кожну завершену партію можна зберегти у файл: наприкінці гри за столом, з термінала або з Python. Відкрийте такий файл тут, щоб переглянути партію дія за дією.
replay-open-choose = Вибрати файл
replay-open-drop = або перетягніть його сюди
replay-open-private = Файл надсилається на цей сервер, щоб відтворити партію; нічого з нього не зберігається.
replay-open-wrong = «{ $name }» не вдається відкрити.
replay-open-too-large = Запис має щонайбільше { $limit } КБ, а цей файл – { $size } КБ.

## Клавіші

replay-keys-steps = на дію назад або вперед
replay-keys-ends = на початок, у кінець
replay-keys-play = відтворити, зупинити
replay-keys-speed = повільніше, швидше
replay-keys-eyes = очима наступного
