### Der Burgund-Tisch auf der Seite: was zu den Texten des Spiels hinzukommt.

standing = Phase { $phase } · Runde { $round } von 5
standing-short = { $phase } · { $round }
band = Phase { $phase }
board = Gemeinsamer Plan
round = Runde
black-depot = Schwarzes Depot
storage = Lager
storage-new = Neu
storage-empty = Freier Platz im Lager
own-estate = Dein Fürstentum
estate-of = Fürstentum von { $name }
estate-words = { $title }. { $board }, { $built } von 37 Feldern bebaut.
enlarge = Das Fürstentum von { $name } groß zeigen
sold = Verkauft: { $count }
choose-side = Diese Seite wählen

tab-estate = Fürstentum
tab-board = Plan
tab-others = Die anderen

stand-moving = ist am Zug
stand-done = hat diese Runde gespielt
stand-waiting = spielt danach

## Was man tun kann
lead-die = Würfel { $number } gewählt.
lead-die-short = Würfel { $number }.
prompt-targets = Tipp ein Ziel an, oder:
prompt-no-targets = Kein Ziel für diesen Würfel. Es bleibt:
prompt-pick = Welches?
prompt-buy = Welches Plättchen kaufst du?
prompt-found = Auf welchem Feld gründest du die Burg?
verb-buy = Plättchen kaufen
verb-found = Burg gründen
tile-knowledge = Wissen { $number }
move-take = { $tile }, Depot { $depot }
move-buy = Kaufen: { $tile }
move-buy-from = Kaufen: { $tile }, Depot { $depot }
move-discard = Abwerfen: { $tile }
move-place = { $tile } auf die { $number }
move-place-where = { $tile } auf die { $number }, { $where }
move-sell = { $count } × { $good } verkaufen
move-keep = { $count } × { $good } behalten
move-workers = Arbeiter
move-ship = In Depot { $depot } laden
move-ship-two = In Depots { $depot } und { $next } laden
with-workers = { $move } ({ $count ->
    [1] 1 Arbeiter
   *[other] { $count } Arbeiter
  })
several = { $move }, oder { $count ->
    [2] ein anderer Zug
   *[other] andere Züge
  } hier

## Der Plan in Worten
nothing = nichts
depot-holds = Depot { $depot }: { $tiles }
black-holds = Schwarzes Depot: { $tiles }
bonuses = Bonusplättchen: { $large } Punkte für die erste Person, die eine Farbe ganz bedeckt, { $small } für die zweite
order = Zugreihenfolge: { $names }
where-east = im Osten
where-south-east = im Südosten
where-south = im Süden
where-south-west = im Südwesten
where-west = im Westen
where-north-west = im Nordwesten
where-north = im Norden
where-north-east = im Nordosten
where-middle = in der Mitte
