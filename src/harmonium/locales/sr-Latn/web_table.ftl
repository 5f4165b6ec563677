### Oko igre, za stolom u pregledaču.

## Botovi

bot-random = Nasumični bot
bot-greedy = Pohlepni bot
bot-careful = Pažljivi bot
bot-search = Dalekovidi bot
bot-network = Uvežbani bot
bot-level1 = Početnik
bot-level2 = Rekreativac
bot-level3 = Iskusan igrač
bot-level4 = Ekspert
bot-level5 = Majstor
bot-other = Bot { $bot }
bot-with-points = { $name } (oko { $mean } poena)
bot-with-wins = { $name } (pobeđuje u { $mean } %)
bot-listed-points = { $name } · { $mean }
bot-listed-wins = { $name } · { $mean } %
web-listed-points = Uz ime: koliko poena u proseku osvaja u partiji.
web-listed-wins = Uz ime: koliko od sto partija dobija posada tog nivoa.
web-next-level = Sledeći nivo: { $name }
bot-numbered = { $name } { $number }
web-bot-level = nivo { $level }

## Gledanje

web-watch-board = { PERSON($name) ->
    [second] Prikaži u sredini svoju tablu
   *[third] Prikaži u sredini tablu: { $name }
  }
web-vain-past = Ovo je raniji trenutak. Na trenutno stanje vraća Esc ili poslednja strelica na traci.
web-show-present = Prikaži trenutno stanje
web-again = Prikaži ponovo sve od vašeg poslednjeg poteza
web-again-nothing = Od vašeg poslednjeg poteza niko drugi nije igrao.

## Odakle su poeni

web-explain = { $name }, { $category }: { $points ->
    [one] { $points } poen
    [few] { $points } poena
   *[other] { $points } poena
  }. Prikaži odakle su.
web-explained = { $category }, { $name }: { $items }
web-explained-item = { $points } na { $cells }
web-explained-none = { $category }, { $name }: još ništa

## Dokaz deljenja

web-proof-label = Dokaz deljenja:
web-proof-checking = proverava se…
web-proof-good = provereno
web-proof-bad = ne slaže se!
web-proof-unread = nije moglo da se proveri
web-proof-later = otvara se sutra
web-proof-words-good = Vaš pregledač je upravo otvorio zapis i iz deljenja ponovo izračunao ovaj broj: slažu se.
web-proof-words-published = To je i broj koji vam je prikazan dok je partija još trajala.
web-proof-words-broken = Deljenje iz zapisa ne daje ovaj broj: nešto od to dvoje je izmenjeno.
web-proof-words-differs = Zapis otvara drugi broj, a ne onaj koji vam je prikazan dok je partija trajala.
web-proof-words-unreadable = Zapis nije mogao da se pročita.
## Šta znači rezultat

meaning-kind = Vaše partije ove vrste
meaning-best = Najbolje
meaning-mean = Prosek
meaning-played = Odigrano
meaning-first = Vaša prva partija ove vrste. Od sledeće imate šta da nadmašite.
meaning-record = Vaš novi rekord! Prethodni je bio { $before }.
meaning-practice = Vežba: ova partija se ne računa.
meaning-streak = { $days ->
    [one] { $days } dan zaredom
    [few] { $days } dana zaredom
   *[other] { $days } dana zaredom
  }
meaning-share = Podeli rezultat
meaning-shared-daily = Harmonium, { $game }, { $day }: { $total }, { $place }
meaning-shared-points = { $total ->
    [one] { $total } poen
    [few] { $total } poena
   *[other] { $total } poena
  }
meaning-shared-cells = { $total ->
    [one] { $total } mesto
    [few] { $total } mesta
   *[other] { $total } mesta
  }
tie-best-looking = Tražimo najbolju tablu od ovih pločica…
tie-best = Najbolja tabla od ovih pločica donosi { $points }; vaša je donela { $own }.
tie-best-rounds = Najbolje table od ovih pločica donose ukupno { $points }; vaše su donele { $own }.
tie-best-watched = Najbolja tabla od ovih pločica donosi { $points }.
tie-best-rounds-watched = Najbolje table od ovih pločica donose ukupno { $points }.
tie-best-reached = Od ovih pločica nema bolje table.
tie-best-show = Prikaži najbolju tablu
tie-best-hide = Sakrij najbolju tablu
tie-best-later = Sama tabla se prikazuje kad dan prođe.
tie-best-none = Najbolja tabla od ovih pločica traži se samo kad se broje same linije.
tie-best-board = Najbolja tabla od ovih pločica, runda { $round }, poena: { $points }

## Pravila

web-rule = Pravilo { $rule } (otvara se u drugom prozoru)

## Više stvari zaredom

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
