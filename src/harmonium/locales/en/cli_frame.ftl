### Around the commands of the terminal.

cli-usage = Usage:
cli-usage-options = { "[" }options]
cli-usage-command = command…
cli-panel-options = Options
cli-panel-arguments = Arguments
cli-panel-commands = Commands
cli-help-option = Show this help.
cli-default = default: { $value }
cli-required = required
no-such-command = There is no command “{ $name }”. Known: { $known }.
no-such-option = There is no option “{ $name }” here.
missing-argument = { $name } is missing.
bad-argument = The value of { $name } cannot be used.
missing-value = { $name } needs a value.
extra-arguments = Not expected: { $given }.
cli-try = How to use it: { $command }
