### Che cosa significa ogni opzione di un nuovo tavolo, in una frase.

options-not-with = Non si combina con: { $options }.
options-standard = Il gioco standard, senza modifiche.

about-harmonies-side-A = Dà punti il tuo Fiume più lungo.
about-harmonies-side-B = Dà punti ogni Isola separata dall’Acqua.
about-harmonies-spirits = Ognuno tiene una delle sue due carte Spirito; una volta collocato il suo cubo, lo Spirito dà punti aggiuntivi per un tipo di Paesaggio.
about-harmonies-river_loops-rulebook = Un anello d’Acqua si misura come ogni altro Fiume.
about-harmonies-river_loops-bga = Un anello d’Acqua conta con tutti i suoi dischi, come alcuni fanno giocando online.
about-harmonies-first_player = Chi gioca il primo turno; poi si prosegue in senso orario.

about-take_it_easy-placement-free = { tie-aid-placement-free }
about-take_it_easy-placement-connected = { tie-aid-placement-connected }
about-take_it_easy-placement-sun_moon_connected = { tie-aid-placement-sun_moon_connected }
about-take_it_easy-scoring-standard = { tie-aid-lines }
about-take_it_easy-scoring-rays = { tie-aid-scoring-rays }
about-take_it_easy-scoring-best_ray = { tie-aid-scoring-best_ray }
about-take_it_easy-rounds = I punti di tutti i round si sommano; a ogni round cambia il banditore.
about-take_it_easy-symbols = Solo se la tua scatola è diversa: 27 lettere s (sole) e m (luna) nell’ordine delle tessere, oppure «default».

about-tranquility-jagged_rocks = Gli Scogli chiudono una fila. Dopo ogni azione si spostano accanto a un’altra, oppure si scartano 2 carte; spariscono quando quattro file sono complete.
about-tranquility-sea_monsters = Mostri tra le carte: ognuno occupa un posto in mano finché non viene giocato, e questo costa un’Isola. Nessuno vince finché qualcuno ne ha uno in mano.
about-tranquility-storm_compass = Le Tempeste colpiscono appena pescate: riducono la mano, chiudono una fila o lasciano collocare Isole solo accanto ad altre. Una Bussola ne rimuove una.
about-tranquility-jokers = Due Jolly che possono fare le veci di quasi ogni carta: il viaggio diventa più facile.
about-tranquility-remove_islands = Mancano alcune Isole, e nessuno sa quali: più ne mancano, più è difficile.
about-tranquility-high_arch = Una porta di 26 caselle: il tetto si posa solo quando entrambi i pilastri sono in piedi.
about-tranquility-pyramid = Una piramide di 36 caselle; un’Isola sul contorno fa girare una carta Esploratore, buona o cattiva.
about-tranquility-day_night = La notte scende quando metà della griglia è piena; per vincere, la prima metà deve mostrare il Sole e la seconda la Luna.
about-tranquility-competitive = Due avversari invece di un equipaggio: punti per le proprie carte nella griglia, meno gli scarti.
