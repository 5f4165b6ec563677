### Ono što kažu sve igre i svi načini igranja.

with-rule = { $sentence } ({ $rule })
at-place = { $place }: { $sentence }

## Ono što je traženo ne postoji ili se ne uklapa

unknown-game = Ovde nema igre „{ $game }“. Poznate: { $known }.
unknown-option = Nema opcije „{ $option }“. Poznate: { $known }.
bad-option-value = Opcija { $option } ne može biti „{ $value }“. Moguće: { $expected }.
options-of-another-game = Ovo nisu opcije ove igre: { $options }.
unknown-language = Ovde nema jezika „{ $language }“. Poznati: { $known }.
unknown-bot = Za ovu igru nema bota „{ $bot }“. Poznati: { $known }.
bot-broken = Bot „{ $bot }“ iz drugog paketa ne može da se učita: { $reason }
bot-without-parameters = Bot { $bot } nema parametara.
bad-bot-parameter = „{ $parameter }“ nije parametar bota { $bot }; svaki se piše jednom, kao name=value. Poznati: { $known }.
bad-bot-value = Parametar { $parameter } bota { $bot } ne može biti „{ $value }“. Moguće: { $expected }.
unknown-rule = { $game }: u pravilima igre nema pravila „{ $rule }“.
bad-notation = „{ $text }“ nije akcija ove igre. Akcija izgleda ovako: „{ $example }“.
not-an-action = Ovo nije akcija ove igre: { $action }.
no-such-seat = Nema mesta { $seat }: za ovim stolom { $seats ->
    [one] je { $seats } mesto, a broji se od 0
    [few] su { $seats } mesta, a broje se od 0
   *[other] je { $seats } mesta, a broje se od 0
  }.
not-seats = Mesta su ceo broj ili spisak onih koji za njima sede.
table-closed = Ova partija je završena.
ending-does-not-fit = Partija u ovom trenutku nije mogla tako da se završi ({ $how }).

## Poništavanje

undo-nothing = Nemate šta da poništite.
undo-others-built-on-it = Drugi su već nastavili odatle.
undo-taken-over = Ono pre toga odigrano je u drugoj partiji.

## Zapisi

record-unknown-format = Ovo nije zapis koji se ovde može pročitati; poznat je { $known }.
record-unknown-ruleset = Zapis je nastao po pravilima koja ovde nisu poznata; poznata su { $known }.
record-malformed = { $reason }.
record-not-json = Ovo nije JSON.
record-too-deep = Spiskovi u zapisu su preduboko ugnežđeni.
record-truncated = Datoteka se prerano završava.
record-bad-nonce = Nonce mora imati 64 heksadecimalne cifre.
record-commitment-broken = Nonce i deljenje ne daju otisak: nešto od to troje je izmenjeno.
record-commitment-differs = Otisak nije onaj koji je objavljen.
record-result-differs = Rezultat nije onaj do kog akcije vode.
record-bad-branch = Nastavljena partija počinje akcijama neke druge; njihov broj se ne slaže.
record-undo-differs = Ovde se mogao poništiti samo unos { $takes_back }.

## Datoteke

unknown-file-kind = Datoteka { $path } mora da se završava jednim od ovih nastavaka: { $known }.
no-such-folder = Nema fascikle { $path }.
needs-extra = Za ovo je potreban deo koji nije instaliran: pip install "harmonium[{ $extra }]".
cannot-read = { $path } se ne može pročitati: { $reason }.
cannot-write = { $path } se ne može upisati: { $reason }.
bad-document = { $reason } (mesto: { $place }).
key-twice = „{ $key }“ je u istom objektu napisano dvaput.
nothing-to-score = Nema šta da se boduje: ulaz je prazan.
