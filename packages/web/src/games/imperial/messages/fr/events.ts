import type { events as english } from "../en/events.ts";

export const events = {
  "event.seated": "Places dans le sens horaire : {seats}.",
  "event.startPlayer": "{seat} choisit en premier.",
  "event.flagCard": "{seat} gouverne {nationThe}.",
  "event.noGovernment": "{NationThe} n’a pas de gouvernement.",
  "event.money":
    "{flow, select, interest {{to} reçoit {amount} M d’intérêts versés par {from}.} guarantee {{from} verse {amount} M d’intérêts à {to} de sa poche.} card_bonus {{to} reçoit {amount} M avec la carte Investisseur.} success_bonus {{to} reçoit une prime de succès de {amount} M.} gift {{from} fait un don de {amount} M pour {to}.} start_money {{to} commence avec {amount} M.} other {}}",
  "event.bond":
    "{upgraded, select, yes {{seat} augmente son obligation {nationOf} de {returned} M à {bond} M pour {price} M.} other {{seat} achète l’obligation de {bond} M {nationOf}.}}",
  "event.passed": "{automatic, select, yes {{seat} ne peut rien acheter.} other {{seat} passe.}}",
  "event.government":
    "{changed, select, yes {{to} prend {nationThe} à {from} avec {influence} M.} other {{to} gouverne {nationThe} avec {influence} M.}}",
  "event.swissBank":
    "{gained, select, yes {{seat} ne gouverne aucune nation et reçoit une Banque suisse.} other {{seat} rend sa Banque suisse.}}",
  "event.investorCard": "La carte Investisseur passe à {to}.",
  "event.turn": "{nation} : à {seat} de jouer.",
  "event.skipped": "{NationThe} n’a pas de gouvernement et passe son tour.",
  "event.announced":
    "{NationThe} veut aller sur {space} en franchissant Investisseur. Banques suisses consultées : {asked}.",
  "event.forced": "{seat} impose à {nationThe} l’arrêt sur Investisseur.",
  "event.notForced": "{seat} laisse passer {nationThe}.",
  "event.rondel": "{NationThe} va sur {to}{surcharge, plural, =0 {} other {, {seat} paie # M}}.",
  "event.factoryBuilt": "{NationThe} construit une usine {provinceIn} pour 5 M.",
  "event.nothingBuilt":
    "{automatic, select, yes {{NationThe} ne peut rien construire.} other {{NationThe} ne construit rien.}}",
  "event.produced": "{NationThe} produit une {unit, select, army {armée} other {flotte}} {provinceIn}.",
  "event.notProduced": "L’usine {provinceIn} est occupée et ne produit rien.",
  "event.imported": "{NationThe} importe une {unit, select, army {armée} other {flotte}} {provinceIn} pour 1 M.",
  "event.productionEnded": "{NationThe} termine la production.",
  "event.importEnded": "{NationThe} termine l’importation.",
  "event.fleetMoved": "{nation} : flotte {from} → {to}.",
  "event.fleetsEnded": "{NationThe} a fini de déplacer ses flottes.",
  "event.manoeuvreEnded": "{NationThe} termine la manœuvre.",
  "event.armyMoved":
    "{nation} : armée {from} → {to}{by, select, convoy { en convoi} rail { par chemin de fer} other {}}{status, select, hostile {, hostile} friendly {, amicale} other {}}.",
  "event.statusChanged":
    "{nation} : une armée devient {status, select, hostile {hostile} other {amicale}} {provinceIn}.",
  "event.peace": "{NationThe} propose la paix {regionIn}.",
  "event.asked": "{seat} doit répondre pour {nationThe} {regionIn}.",
  "event.noDemand": "{NationThe} accepte la paix {regionIn}.",
  "event.battle":
    "Combat {regionIn} : {byUnit, select, army {l’armée} other {la flotte}} {by} et {againstUnit, select, army {l’armée} other {la flotte}} {against} sont perdues.",
  "event.factoryDestroyed": "{NationThe} détruit l’usine {ownerOf} {provinceIn}.",
  "event.flagRemoved": "{NationThe} perd son drapeau {regionIn}.",
  "event.flagPlaced": "{NationThe} pose un drapeau {regionIn}.",
  "event.flagLacking": "{NationThe} n’a plus de drapeau à poser {regionIn}.",
  "event.interestLapsed": "{seat} perd {amount} M d’intérêts {nationOf}.",
  "event.investing": "Peuvent investir : {seats}.",
  "event.taxed":
    "{NationThe} perçoit {tax} M de taxes : {factories, plural, one {une usine} other {# usines}}, {flags, plural, one {un drapeau} other {# drapeaux}}.",
  "event.powerPoints":
    "{NationThe} gagne {gained, plural, one {# point de puissance} other {# points de puissance}} et en a {total}.",
  "event.soldiersPaid":
    "{NationThe} verse la solde {units, plural, one {d’une unité} other {de # unités}}. Le trésor reçoit {left} M.",
  "event.gameOver": "{NationThe} atteint 25 points. La partie est terminée.",
  "purse.treasury": "le trésor {nationOf}",
  "purse.bank": "la banque",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
