### Šta znači svaka opcija novog stola, u jednoj rečenici.

options-not-with = Ne ide uz: { $options }.
options-standard = Standardna igra, bez izmena.

about-harmonies-side-A = Poene donosi vaša najduža reka.
about-harmonies-side-B = Poene donosi svako ostrvo koje voda odvaja.
about-harmonies-spirits = Svako zadržava jednu od dve karte duhova; kad mu postavite kockicu, duh donosi dodatne poene za jednu vrstu pejzaža.
about-harmonies-river_loops-rulebook = Krug od vode meri se kao i svaka druga reka.
about-harmonies-river_loops-bga = Krug od vode računa se sa svim žetonima, kako neki znaju iz igranja preko interneta.
about-harmonies-first_player = Ko igra prvi potez; dalje se ide u smeru kazaljke na satu.

about-take_it_easy-placement-free = { tie-aid-placement-free }
about-take_it_easy-placement-connected = { tie-aid-placement-connected }
about-take_it_easy-placement-sun_moon_connected = { tie-aid-placement-sun_moon_connected }
about-take_it_easy-scoring-standard = { tie-aid-lines }
about-take_it_easy-scoring-rays = { tie-aid-scoring-rays }
about-take_it_easy-scoring-best_ray = { tie-aid-scoring-best_ray }
about-take_it_easy-rounds = Poeni svih rundi se sabiraju; u svakoj rundi pločice najavljuje neko drugi.
about-take_it_easy-symbols = Samo ako je vaša kutija drugačija: 27 slova s (sunce) i m (mesec) po redosledu pločica, ili „default“.

about-tranquility-jagged_rocks = Stene čine jedan red neprohodnim. Posle svake akcije pomeraju se u drugi red ili se odbacuju dve karte; uklanjaju se kad su četiri reda završena.
about-tranquility-sea_monsters = Čudovišta među kartama: svako zauzima mesto u ruci dok se ne odigra, a to košta jedno ostrvo. Dok je ijedno u nečijoj ruci, pobede nema.
about-tranquility-storm_compass = Oluje deluju čim se izvuku: smanjuju ruku, čine redove nedostupnim ili traže da ostrva idu samo uz druga; kompas uklanja po jednu.
about-tranquility-jokers = Dva džokera koji mogu da zamene skoro svaku kartu: plovidba postaje lakša.
about-tranquility-remove_islands = Nekih ostrva nema, a niko ne zna kojih: što ih više nedostaje, to je teže.
about-tranquility-high_arch = Kapija sa 26 mesta: krov se može postavljati samo dok oba stuba stoje.
about-tranquility-pyramid = Piramida sa 36 mesta; ostrvo na njenoj ivici otkriva kartu istraživača, dobru ili lošu.
about-tranquility-day_night = Noć pada kad se popuni polovina mreže; za pobedu prva polovina mora da pokazuje sunce, a druga mesec.
about-tranquility-competitive = Dva protivnika umesto jedne posade: osvajate poene za svoje karte u mreži, a gubite ih za odbačene.
