### Pomoć u igri: saveti, ocene, nade.

count-points = { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
}
count-lacks = { $lacks ->
    [one] { $lacks } žeton
    [few] { $lacks } žetona
   *[other] { $lacks } žetona
}
count-missing = { $missing ->
    [one] { $missing } pločica
    [few] { $missing } pločice
   *[other] { $missing } pločica
}
count-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karte
   *[other] { $cards } karata
}
count-cells = { $cells ->
    [one] { $cells } mesto
    [few] { $cells } mesta
   *[other] { $cells } mesta
}
count-numbers = { $numbers ->
    [one] { $numbers } broj
    [few] { $numbers } broja
   *[other] { $numbers } brojeva
}
gap-low = { $low ->
    [0] početka
   *[other] { $low }
}
gap-high = { $high ->
    [81] kraja
   *[other] { $high }
}

## Who may be helped

help-daily = U partiji dana nema pomoći.
hint-others = Pre početka ove partije nije dogovoreno da se daju saveti.
hint-no-turn = Savet je za onoga ko je na potezu.
hint-unknown = Za ovu igru ovde niko ne daje savete.
hint-waiting = Prethodni savet za vas još se smišlja.
hint-late = Savet nije stigao na vreme. Pitajte ponovo ili se pouzdajte u sebe.
teaching-alone = Partija za učenje je za jednu osobu među botovima.
take-back-teaching = Ovako se poništava samo u partiji za učenje.
take-back-gone = Ta akcija nije vaša ili je već poništena.
take-back-far =
    { $most ->
        [one] To je bilo predavno: odjednom se poništava najviše { $most } akcija.
        [few] To je bilo predavno: odjednom se poništavaju najviše { $most } akcije.
       *[other] To je bilo predavno: odjednom se poništava najviše { $most } akcija.
    }

## Why

reason-only = Sada se ništa drugo ne može učiniti.
reason-close = Koliko se može proceniti, neka druga akcija bila bi jednako dobra.
reason-ahead-points = Bolje od drugog najboljeg izbora za otprilike { count-points }.
reason-ahead-chance =
    { $percent ->
        [one] Bolje od drugog najboljeg izbora: izgledi za pobedu veći su za oko { $percent } procentni poen.
        [few] Bolje od drugog najboljeg izbora: izgledi za pobedu veći su za oko { $percent } procentna poena.
       *[other] Bolje od drugog najboljeg izbora: izgledi za pobedu veći su za oko { $percent } procentnih poena.
    }
judged-points = Gubitak je otprilike { count-points }.
judged-chance =
    { $percent ->
        [one] Izgledi za pobedu pali su za oko { $percent } procentni poen.
        [few] Izgledi za pobedu pali su za oko { $percent } procentna poena.
       *[other] Izgledi za pobedu pali su za oko { $percent } procentnih poena.
    }

## Take It Easy

look-take_it_easy-line = Pogledajte liniju { $line }.
look-take_it_easy-harm = Potražite polje na kojem ova pločica ne šteti.
hope-take_it_easy-completes = Linija { $line } je dovršena: { count-points }.
hope-take_it_easy-breaks = Linija { $line } se prekida, a mogla je da donese { count-points }.
hope-take_it_easy-lives = Linija { $line } još može da donese { count-points }. Nedostaje: { count-missing }; od onih koje tek dolaze odgovara ih { $fitting }.
hope-take_it_easy-dies = Linija { $line } više ne može da se dovrši: donela bi { count-points }.

## Harmonies

look-harmonies-ready = Životinja sa karte „{ $card }“ može da se naseli.
look-harmonies-settles = Pogledajte kartu „{ $card }“.
look-harmonies-category = Obratite pažnju na ovo: { $category }.
look-harmonies-row = Pogledajte karte u redu.
look-harmonies-spirit = Uporedite svoja dva duha.
look-harmonies-done = Ono što je važno u ovom potezu je učinjeno.
look-harmonies-group = Pogledajte grupe na centralnoj tabli.
look-harmonies-place = Pogledajte polja na koja vaši žetoni mogu.
reason-harmonies-now = Sada donosi { count-points }.
reason-harmonies-turn = Ovaj potez može da donese { count-points }.
reason-harmonies-settles = Karta „{ $card }“: životinja može da se naseli u ovom potezu.
reason-harmonies-takes = Uz to ide karta „{ $card }“.
hope-harmonies-lost = Za kartu „{ $card }“ više nema dostižnog staništa.
hope-harmonies-ready = Posle toga životinja sa karte „{ $card }“ može da se naseli.
hope-harmonies-nearer = Karta „{ $card }“ je bliže cilju: do najboljeg staništa još { count-lacks }.
hope-harmonies-farther = Karta „{ $card }“ je dalje od cilja: do najboljeg staništa još { count-lacks }.
hope-harmonies-would = Karta „{ $card }“: do najboljeg staništa još { count-lacks }.
hope-harmonies-far = Za kartu „{ $card }“ nema dostižnog staništa.

## Tranquility

look-tranquility-gap = Pogledajte prazninu između { gap-low } i { gap-high }.
look-tranquility-islands = Pogledajte ostrva: jedno leži loše.
look-tranquility-rows = Uporedite redove: gde bi najmanje smetalo?
look-tranquility-hand = Pogledajte svoju ruku: šta vam treba najmanje, a šta najviše?
look-tranquility-table = Pre odluke pogledajte ceo sto.
hope-tranquility-costs = Cena: { count-cards }.
hope-tranquility-fills = Time se praznina zatvara.
hope-tranquility-gap = Između { gap-low } i { gap-high }: { count-cells }; još moguće: { count-numbers }.
hope-tranquility-starves = Između { gap-low } i { gap-high }: { count-cells }; još moguće samo: { count-numbers }.
hope-tranquility-useless = { $number } više nigde ne odgovara.
hope-tranquility-gives-up = Gubi se { $number }: tamo { count-cells }; još moguće: { count-numbers }.

## In the terminal

key-hint = Savet
cli-play-teaching = Upozorava posle akcije koja mnogo košta i dopušta da se ona poništi.
play-hint-again = Pritisnite H još jednom da vidite akciju.
play-hint-act = Najbolje: { $action }
play-judged = { $words } Bolje: { $action }. U to poništava.
