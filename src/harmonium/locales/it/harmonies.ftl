harmonies-title = Harmonies

## Opzioni

option-harmonies-side = Lato della plancia
option-harmonies-side-A = A, con il Fiume
option-harmonies-side-B = B, con le Isole
option-harmonies-spirits = Spiriti della Natura
option-harmonies-river_loops = Fiumi che si chiudono ad anello
option-harmonies-river_loops-rulebook = secondo il percorso più breve
option-harmonies-river_loops-bga = un anello conta tutti i suoi dischi
option-harmonies-first_player = Primo giocatore
option-harmonies-first_player-none = decide il caso

## Punti

category-harmonies-trees = Alberi
category-harmonies-mountains = Montagne
category-harmonies-fields = Campi
category-harmonies-buildings = Edifici
category-harmonies-water = Acqua
category-harmonies-animals = Animali
category-harmonies-spirit = Spirito della Natura

## Carte

card-crocodile = Coccodrillo
card-ray = Razza
card-fish = Pesce
card-otter = Lontra
card-frog = Rana
card-duck = Anatra
card-flamingo = Fenicottero
card-gecko = Geco
card-shrew = Toporagno
card-peacock = Pavone
card-squirrel = Scoiattolo
card-hedgehog = Riccio
card-bee = Ape
card-bear = Orso
card-rabbit = Coniglio
card-macaw = Ara
card-boar = Cinghiale
card-koala = Koala
card-wolf = Lupo
card-kingfisher = Martin pescatore
card-penguin = Pinguino
card-bat = Pipistrello
card-fennec_fox = Fennec
card-macaque = Macaco
card-eagle = Aquila
card-meerkat = Suricato
card-raven = Corvo
card-llama = Lama
card-arctic_fox = Volpe artica
card-raccoon = Procione
card-ladybug = Coccinella
card-panther = Pantera
card-lion = Leone
card-butterfly = Farfalla
card-deer = Cervo
card-owl = Gufo
card-cat = Gatto
card-stork = Cicogna
card-ram = Ariete
card-marmot = Marmotta
card-dragonfly = Libellula
card-turtle = Tartaruga

## Che cosa non va in un’azione, un’opzione, una distribuzione o una plancia

refused-H-TERM-1 = Non ci sono dischi di colore «{ $colour }».
refused-H-COMP-1 = La scatola contiene { $most } dischi di colore { $colour ->
    [blue] blu
    [gray] grigio
    [brown] marrone
    [green] verde
    [yellow] giallo
    *[red] rosso
    }; qui ce ne sono { $tokens }.
refused-H-COMP-2 = Nella scatola non c’è: contiene 32 carte Animale e 10 Spiriti della Natura, tutti diversi, e plance per 1–4 giocatori.
refused-H-COMP-4 = Sul lato { $side } della plancia non c’è la casella «{ $cell }».
refused-H-SETUP-3 = Il mazzo di pesca di questa distribuzione non contiene ogni carta Animale una volta sola; ha { $cards } carte.
refused-H-SETUP-5 = Il primo giocatore deve sedere al tavolo, ed essere quello concordato.
refused-H-SPIRIT-1 = Con gli Spiriti della Natura ognuno riceve 2 carte Spirito diverse e ne tiene 1; senza, nessuno ne ha.
refused-H-SPIRIT-2 = Lo Spirito della Natura si sceglie all’inizio del primo turno, e solo allora.
refused-H-TURN-1 = In questo turno hai già preso i dischi.
refused-H-TURN-2 = Prendi tutti i dischi di una casella che ne contiene e colloca quelli, e nessun altro.
refused-H-TURN-4 = Puoi finire il turno solo dopo aver preso i dischi e averli collocati tutti.
refused-H-TURN-6 = Non è il tuo turno.
refused-H-TOKEN-2 = Questo disco non si può impilare su { $cell }.
refused-H-TOKEN-5 = Su { $cell } c’è un cubo: non si può più collocare nulla.
refused-H-CARD-1 = La carta «{ $card }» non è nella fila.
refused-H-CARD-2 = In questo turno hai già preso una carta Animale.
refused-H-CARD-3 = Le carte attive possono essere al massimo { $most } alla volta.
refused-H-CUBE-1 = Non hai la carta «{ $card }».
refused-H-CUBE-2 = Intorno a { $cell } non c’è l’Habitat della carta «{ $card }».
refused-H-CUBE-6 = Su { $cell } c’è già un cubo.
refused-H-CUBE-7 = Cubi di «{ $card }» contati come collocati: { $placed }; sulla plancia ce ne sono { $shown }.
refused-H-CUBE-10 = La carta «{ $card }» è completata: non ha più cubi.
refused-H-SCORE-CARD-1 = Cubi della carta «{ $card }»: { $cubes }; non se ne possono collocare di più, né meno di zero.
refused-H-SPIRIT-3 = Lo Spirito «{ $card }» ha 1 solo cubo: o è collocato, o non lo è.
refused-H-END-4 = La partita è terminata.
refused-H-SOLO-4 = Il turno non è ancora finito: sostituisci una carta della fila, oppure lascia la fila com’è.
refused-H-SOLO-3 = Puoi sostituire una carta della fila solo in solitario, dopo un turno in cui non ne hai presa nessuna.

reveal-refill = Sono già comparsi nuovi dischi, e forse una carta.
reveal-exchange = È già stata girata una nuova carta.

## Al tavolo, nel terminale

key-cards = Carte
harmonies-settled = collocato
harmonies-taken = presi
harmonies-cards = Carte possedute
harmonies-fits = va su { $cells }
harmonies-one-short = { $places ->
    [one] manca 1 disco, in { $places } modo
   *[other] manca 1 disco, in { $places } modi
  }
harmonies-same-stripe = come { $cards }
harmonies-pick-a-card = Prima scegli una carta della fila: tasto c, o un clic.
harmonies-result-suns = { $suns ->
    [one] { $suns } sole.
   *[other] { $suns } soli.
  }
