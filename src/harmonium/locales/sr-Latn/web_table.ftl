### Oko igre, za stolom u pregledaču.

## Botovi

bot-random = Nasumični bot
bot-greedy = Pohlepni bot
bot-careful = Pažljivi bot
bot-other = Bot { $bot }
bot-numbered = { $name } { $number }
web-bot-level = nivo { $level }

## Gledanje

web-watch-board = { PERSON($name) ->
    [second] Prikaži u sredini svoju tablu
   *[third] Prikaži u sredini tablu: { $name }
  }
web-vain-past = Ovo je raniji trenutak. Na trenutno stanje vraća Esc ili poslednja strelica na traci.

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

## Pravila

web-rule = Pravilo { $rule } (otvara se u drugom prozoru)

## Više stvari zaredom

web-series = { $first }, { $rest }
web-clauses = { $first }, { $rest }
