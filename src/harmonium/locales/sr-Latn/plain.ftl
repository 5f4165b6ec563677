### Igra bez sopstvenog izgleda, ispričana rečima koje donosi.

plain-asks = Šta ćete uraditi?
plain-waits = Čekaju se ostali…
plain-over = Partija je završena.
plain-table = Sto
plain-named = { $name }: { $value }
