import type { events as english } from "../en/events.ts";

export const events = {
  "event.seated": "Places dans le sens horaire : {seats}.",
  "event.startPlayer": "{seat} choisit en premier.",
  "event.flagCard": "{seat} gouverne {nationThe}.",
  "event.noGovernment": "{NationThe} n’a pas de gouvernement.",
  "event.money":
    "{flow, select, interest {{to} reçoit {amount} M d’intérêts du {from}.} guarantee {{from} verse de sa poche {amount} M d’intérêts à {to}.} card_bonus {{to} reçoit {amount} M pour la carte Investisseur.} success_bonus {{to} reçoit une prime de succès de {amount} M.} gift {{from} donne {amount} M au {to}.} start_money {{to} commence avec {amount} M.} other {}}",
  "event.bond":
    "{upgraded, select, yes {{seat} augmente son obligation {nationOf} : de {returned} M à {bond} M, pour {price} M.} other {{seat} achète l’obligation de {bond} M {nationOf}.}}",
  "event.passed": "{automatic, select, yes {{seat} ne peut pas acheter d’obligation.} other {{seat} passe.}}",
  "event.government":
    "{changed, select, yes {{to} prend {nationThe} à {from} avec {bondTotal} M d’obligations.} other {{to} gouverne {nationThe} avec {bondTotal} M d’obligations.}}",
  "event.swissBank":
    "{gained, select, yes {{seat} ne gouverne aucune nation et reçoit une Banque suisse.} other {{seat} rend sa Banque suisse.}}",
  "event.investorCard": "La carte Investisseur passe à {to}.",
  "event.turn": "{nation} : à {seat} de jouer.",
  "event.skipped": "{NationThe} n’a pas de gouvernement et passe son tour.",
  "event.announced":
    "{NationThe} veut aller sur {space} en franchissant Investisseur. Banques suisses qui peuvent imposer l’arrêt : {asked}.",
  "event.forced": "{seat} impose {nationTo} l’arrêt sur Investisseur.",
  "event.notForced": "{seat} laisse passer {nationThe}.",
  "event.rondel": "{NationThe} va sur {to}{surcharge, plural, =0 {} other { ; {seat} paie # M}}.",
  "event.factoryBuilt": "{NationThe} construit une usine {provinceIn} pour 5 M.",
  "event.nothingBuilt":
    "{automatic, select, yes {{NationThe} ne peut pas construire d’usine.} other {{NationThe} ne construit pas d’usine.}}",
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
    "{nation} : une armée {provinceIn} devient {status, select, hostile {hostile} other {amicale}}.",
  "event.peace": "{NationThe} reste en paix {regionIn}.",
  "event.asked": "{seat} doit répondre pour {nationThe} {regionIn}.",
  "event.noDemand": "{NationThe} n’exige pas le combat {regionIn}.",
  "event.battle":
    "Combat {regionIn} : une {byUnit, select, army {armée} other {flotte}} {byAdj} et une {againstUnit, select, army {armée} other {flotte}} {againstAdj} sont perdues.",
  "event.factoryDestroyed": "{NationThe} détruit l’usine {ownerAdj} {provinceIn}.",
  "event.flagRemoved": "{NationThe} perd son drapeau {regionIn}.",
  "event.flagPlaced": "{NationThe} pose un drapeau {regionIn}.",
  "event.flagLacking": "{NationThe} n’a plus de drapeau à poser {regionIn}.",
  "event.interestLapsed": "{seat} perd {amount} M d’intérêts {nationOf} : il n’y a plus d’argent pour les payer.",
  "event.investing": "Peuvent investir, dans cet ordre : {seats}.",
  "event.taxed":
    "{NationThe} perçoit {tax} M de taxes ({factories, plural, =0 {aucune usine} one {# usine} other {# usines}}, {flags, plural, =0 {aucun drapeau} one {# drapeau} other {# drapeaux}}) et {gained, plural, =0 {ne gagne aucun point de puissance} one {gagne # point de puissance} other {gagne # points de puissance}} (total : {total}).",
  "event.soldiersPaid":
    "{units, plural, =0 {{NationThe} n’a pas de solde à verser.} one {{NationThe} verse la solde d’une unité.} other {{NationThe} verse la solde de # unités.}} {left, plural, =0 {Le trésor ne reçoit rien.} other {Le trésor reçoit # M.}}",
  "event.gameOver": "{NationThe} atteint 25 points de puissance. La partie est terminée.",
  "purse.treasury": "trésor {nationOf}",
  "purse.bank": "la banque",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
