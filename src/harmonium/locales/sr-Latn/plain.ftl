### Igra bez sopstvenog izgleda, ispričana rečima koje donosi.

plain-asks = Šta ćete uraditi?
plain-waits = Čekaju se ostali…
plain-over = Igra je završena.
plain-table = Sto
plain-named = { $name }: { $value }
