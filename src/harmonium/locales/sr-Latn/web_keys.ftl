### Igra tastaturom i sluhom.

## Spisak tastera za stolom

keys-tab = do sledeće table, spiska ili dugmeta
keys-arrows = po poljima table, po izborima spiska
keys-ends = do prvog, do poslednjeg
keys-next = do sledećeg dozvoljenog mesta ili izbora
keys-previous = do prethodnog
keys-act = izvrši
keys-cancel = odloži izabrano; nazad na trenutno stanje
keys-undo = poništi
keys-past = nazad i napred kroz partiju
keys-again = ponovo prikaži sve od vašeg poslednjeg poteza
keys-coordinates = imena polja: prikaži ili sakrij
keys-log = do dnevnika
keys-aid = podsetnik
keys-help = ovaj spisak

## Nazivi i podešavanja

web-set-shortcuts = Prečice od jednog slova
web-set-shortcuts-help = U poništava, N ide na sledeće mesto, ? prikazuje sve tastere. Kad su isključene, slova rade samo na tabli ili spisku na kojem ste.
harmonies-take-card = Uzmi: { $card }
harmonies-exchange-card = Zameni: { $card }
tq-enlarge = Uvećaj pomorsku kartu
harmonies-card-fits = { $places ->
    [one] Sada može na { $places } mesto.
    [few] Sada može na { $places } mesta.
   *[other] Sada može na { $places } mesta.
}

## Šta čuju čitači ekrana

live-more = { $count ->
    [one] Još { $count } red u dnevniku.
    [few] Još { $count } reda u dnevniku.
   *[other] Još { $count } redova u dnevniku.
}
live-sits-down = { $name } seda za sto.
live-stood-up = { PERSON($name) ->
    [second] Ustali ste od stola.
   *[third] { $name } ustaje od stola.
  }
live-left = { PERSON($name) ->
    [second] Napustili ste partiju: zamena igra dalje, a vi gledate.
   *[third] { $name } napušta partiju: zamena igra dalje.
  }
live-stand-in = { PERSON($name) ->
    [second] Dok se ne vratite, umesto vas igra zamena.
   *[third] { $name }: sada igra zamena.
  }
live-back = { $name } je ponovo za stolom.
live-goes-on = Partija se nastavlja.
live-not-agreed = Nema saglasnosti: sve ostaje kako jeste.
