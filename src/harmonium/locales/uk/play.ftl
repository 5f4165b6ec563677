### Гра в терміналі.

cli-play-game = Гра; якщо не вказати, відкриється меню.
cli-play-seats = Хто грає, через кому: «you» (або you:Ім’я) для людей, для ботів – їхні назви.
cli-play-seed = Число для партії, яку можна повторити.
cli-play-save = Записати партію в цей файл, коли вона завершиться.

you = Ви
player-name = Гравець { $number }
on = увімкнено
off = вимкнено

key-undo = Скасувати
key-save = Зберегти
key-again = Нова партія
key-rules = Правила
key-leave = Вийти
key-close = Закрити
key-look = Оглянути планшети
key-lift = Показати
key-start = Почати
key-place = Покласти
key-boards = Інші планшети

menu-game = Гра
menu-people = Люди
menu-bots = Боти
menu-level = Рівень ботів
menu-start = Грати

pass-the-screen = Передайте екран: { $name }.
pass-the-screen-key = Enter, пробіл або клацання покаже стіл.
undone = Дію скасовано.
saved = Збережено як { $path }.
proof = Доказ роздачі: { $commitment }…

result-winner = { PERSON($name) ->
    [second] Ви перемогли!
   *[third] Перемагає { $name }!
  }
result-shared = Спільна перемога: { $names }.
result-solo = { $points ->
    [one] { $points } бал.
    [few] { $points } бали.
    [many] { $points } балів.
   *[other] { $points } бала.
  }
