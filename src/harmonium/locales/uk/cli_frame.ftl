### Довкола команд у терміналі.

cli-usage = Використання:
cli-usage-options = { "[" }параметри]
cli-usage-command = команда…
cli-panel-options = Параметри
cli-panel-arguments = Аргументи
cli-panel-commands = Команди
cli-help-option = Показати цю довідку.
cli-default = типово: { $value }
cli-required = обов’язково
no-such-command = Немає команди «{ $name }». Відомі: { $known }.
no-such-option = Тут немає параметра «{ $name }».
missing-argument = Бракує: { $name }.
bad-argument = Значення { $name } не підходить.
missing-value = { $name } потребує значення.
extra-arguments = Зайве: { $given }.
cli-try = Як користуватися: { $command }
