import type { movement as english } from "../en/movement.ts";

export const movement = {
  "move.chooseRegion": "Choisissez un territoire dont les unités peuvent bouger ou attaquer.",
  "move.chooseRegionOrTarget":
    "Choisissez un territoire dont les unités peuvent bouger ou attaquer, ou la cible d’une attaque.",
  "embark.chooseRegion":
    "Choisissez une mer : les armées y embarquent, et une reste là où une colonie serait vide. Ou choisissez le territoire, puis les armées une à une.",
  "embark.into": "{count} → {region}",
  "embark.chooseUnits": "Choisissez des armées, puis une mer.",
  "embark.go": "Embarquer {count, plural, one {# armée} other {# armées}} {regionInto}",
  "move.chooseUnits": "Choisissez des unités, puis une destination ou une attaque.",
  "move.all": "Toutes",
  "move.none": "Aucune",
  "move.more": "Une de plus : {unit}",
  "move.fewer": "Une de moins : {unit}",
  "move.chosen": "{chosen} sur {count}",
  "move.someCanGo": "{count} des {chosen} unités choisies peuvent y aller",
  "move.via": "via {regions}",
  "move.go": "Déplacer {count, plural, one {# unité} other {# unités}} {regionInto}",
  "move.falls": "tombe sans lancer",
  "move.noRoll": "sans lancer",
  "attack.against": "Contre : {units}",
  "attack.upToThree":
    "Trois unités au plus attaquent à la fois. Les autres unités à portée peuvent les renforcer après une perte.",
  "attack.chooseOne": "Choisissez au moins une unité.",
  "attack.falls": "Personne ne défend {regionThe} : aucun lancer n’est nécessaire dès qu’une unité arrive.",
  "attack.with": "Attaquer {regionThe} avec {count, plural, one {# unité} other {# unités}}",
  "attack.withFewer": "Seulement {count, plural, one {# unité} other {# unités}} : {chance}",
  "attack.take": "Prendre {regionThe} avec {count, plural, one {# unité} other {# unités}}",
  "storm.title": "Tempête {regionIn}",
  "storm.roll": "{unit} : {die}, {word, select, sunk {coulé} other {survit}}",
  "storm.sum":
    "{lost, plural, =0 {Aucune perte} other {Pertes : #}} sur {count} {ships, select, transports {{count, plural, one {transport} other {transports}}} warships {{count, plural, one {navire de guerre} other {navires de guerre}}} other {{count, plural, one {navire} other {navires}}}}",
  "confirm.title": "C’est risqué",
  "confirm.go": "Le faire quand même",
  "danger.storm":
    "Tempête {regionIn} : {ships, plural, one {le navire coule une fois sur deux} other {chacun des # navires coule une fois sur deux, {expected} en moyenne}}",
  "danger.calm": "Calme plat {regionIn} : les navires ne peuvent pas repartir tant qu’il dure",
  "danger.cargo":
    "{ships, plural, one {# transport} other {# transports}} {regionIn} sans navire de guerre : {otherThe} peut {ships, plural, one {le} other {les}} couler",
  "danger.abandoned": "{region} : aucun comptoir ; sans unité, la colonie redevient libre",
  "danger.undefended":
    "{region} : sans défenseur, {posts, plural, one {# comptoir tombe} other {# comptoirs tombent}} sans lancer aux mains de tout attaquant",
  "danger.last-dividend":
    "C’est la fin de votre dernière paix : vous perdez {sum, plural, one {# doublon} other {# doublons}} de dividende de paix",
  "danger.debt-blocks-victory":
    "Avec {sum, plural, one {# doublon} other {# doublons}} de dette, vous ne pouvez pas gagner",
} as const satisfies Record<keyof typeof english, string>;
