### Oko komandi u terminalu.

cli-usage = Upotreba:
cli-usage-options = { "[" }opcije]
cli-usage-command = komanda…
cli-panel-options = Opcije
cli-panel-arguments = Argumenti
cli-panel-commands = Komande
cli-help-option = Prikazuje ovu pomoć.
cli-default = podrazumevano: { $value }
cli-required = obavezno
no-such-command = Ne postoji komanda „{ $name }“. Poznate su: { $known }.
no-such-option = Ovde ne postoji opcija „{ $name }“.
missing-argument = Nedostaje { $name }.
bad-argument = Vrednost za { $name } nije upotrebljiva.
missing-value = { $name } traži vrednost.
extra-arguments = Ovo je suvišno: { $given }.
cli-try = Kako se koristi: { $command }
