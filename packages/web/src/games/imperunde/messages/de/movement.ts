import type { movement as english } from "../en/movement.ts";

export const movement = {
  "move.chooseRegion": "Wähle ein Land oder Seegebiet mit Einheiten, die ziehen oder angreifen können.",
  "move.chooseRegionOrTarget":
    "Wähle ein Land oder Seegebiet mit Einheiten, die ziehen oder angreifen können, oder das Ziel eines Angriffs.",
  "embark.chooseRegion":
    "Wähle ein Seegebiet: Die Armeen schiffen sich dort ein; eine bleibt, wo sonst eine Kolonie leer wäre. Oder wähle das Land und dann einzelne Armeen.",
  "embark.into": "{count} → {region}",
  "embark.chooseUnits": "Wähle Armeen, dann ein Seegebiet.",
  "embark.go": "{count, plural, one {# Armee} other {# Armeen}} {regionInto} einschiffen",
  "move.chooseUnits": "Wähle Einheiten, dann ein Ziel oder einen Angriff.",
  "move.all": "Alle",
  "move.none": "Keine",
  "move.more": "Eine mehr: {unit}",
  "move.fewer": "Eine weniger: {unit}",
  "move.chosen": "{chosen} von {count}",
  "move.someCanGo": "{count} von {chosen} gewählten Einheiten können dorthin",
  "move.via": "über {regions}",
  "move.go": "{count, plural, one {# Einheit zieht} other {# Einheiten ziehen}} {regionInto}",
  "move.falls": "fällt ohne Wurf",
  "move.noRoll": "ohne Wurf",
  "attack.against": "Gegner: {units}",
  "attack.upToThree":
    "Bis zu drei Einheiten greifen gleichzeitig an. Die anderen in Reichweite können sie nach einem Verlust verstärken.",
  "attack.chooseOne": "Wähle mindestens eine Einheit.",
  "attack.falls": "Niemand verteidigt {regionAcc}: Der Angriff gelingt ohne Wurf, sobald eine Einheit ankommt.",
  "attack.with": "{RegionAcc} mit {count, plural, one {# Einheit} other {# Einheiten}} angreifen",
  "attack.withFewer": "Nur {count, plural, one {# Einheit} other {# Einheiten}}: {chance}",
  "attack.take": "{RegionAcc} mit {count, plural, one {# Einheit} other {# Einheiten}} einnehmen",
  "storm.title": "Sturm {regionIn}",
  "storm.roll": "{unit}: {die}, {word, select, sunk {gesunken} other {überlebt}}",
  "storm.sum":
    "{lost} von {count, plural, one {# {ships, select, transports {Frachtschiff} warships {Kriegsschiff} other {Schiff}}} other {# {ships, select, transports {Frachtschiffen} warships {Kriegsschiffen} other {Schiffen}}}} verloren",
  "confirm.title": "Das ist riskant",
  "confirm.go": "Trotzdem ausführen",
  "danger.storm":
    "Sturm {regionIn}: {ships, plural, one {das Schiff sinkt} other {jedes der # Schiffe sinkt}} mit einer Wahrscheinlichkeit von 50 %{ships, plural, one {} other {, im Schnitt {expected}}}",
  "danger.calm": "Flaute {regionIn}: Schiffe kommen nicht weg, solange sie anhält",
  "danger.cargo":
    "{ships, plural, one {# Frachtschiff} other {# Frachtschiffe}} {regionIn} ohne Kriegsschiff: {otherThe} kann {ships, plural, one {es} other {sie}} versenken",
  "danger.abandoned": "{region}: kein Handelsposten, ohne Einheiten wird die Kolonie frei",
  "danger.undefended":
    "{region}: Ohne Verteidiger {posts, plural, one {fällt # Handelsposten} other {fallen # Handelsposten}} jedem Angreifer ohne Wurf zu",
  "danger.last-dividend":
    "Damit endet dein letzter Frieden: Die Friedensdividende von {sum, plural, one {# Dublone} other {# Dublonen}} entfällt",
  "danger.debt-blocks-victory":
    "Mit {sum, plural, one {# Dublone} other {# Dublonen}} Schulden kannst du nicht gewinnen",
} as const satisfies Record<keyof typeof english, string>;
