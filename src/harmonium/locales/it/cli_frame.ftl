### Intorno ai comandi del terminale.

cli-usage = Uso:
cli-usage-options = { "[" }opzioni]
cli-usage-command = comando…
cli-panel-options = Opzioni
cli-panel-arguments = Argomenti
cli-panel-commands = Comandi
cli-help-option = Mostra questa guida.
cli-default = predefinito: { $value }
cli-required = obbligatorio
no-such-command = Il comando «{ $name }» non esiste. Comandi noti: { $known }.
no-such-option = Qui l’opzione «{ $name }» non esiste.
missing-argument = Manca { $name }.
bad-argument = Il valore di { $name } non va bene.
missing-value = { $name } richiede un valore.
extra-arguments = Di troppo: { $given }.
cli-try = Come si usa: { $command }
