/** Lines of the log. English has the keys that the other languages must have. */
export const events = {
  "event.seated": "Seating order, clockwise: {seats}.",
  "event.startPlayer": "{seat} chooses first.",
  "event.flagCard": "{seat} governs {nationThe}.",
  "event.noGovernment": "{NationThe} has no government.",
  "event.money":
    "{flow, select, interest {{to} gets {amount} M interest from {from}.} guarantee {{from} pays {to} {amount} M interest out of private cash.} card_bonus {{to} gets {amount} M for the Investor card.} success_bonus {{to} gets a success bonus of {amount} M.} gift {{from} gives {amount} M to {to}.} start_money {{to} starts with {amount} M.} other {}}",
  "event.bond":
    "{upgraded, select, yes {{seat} upgrades {nationOf} {returned} M bond to {bond} M for {price} M.} other {{seat} buys {nationOf} {bond} M bond.}}",
  "event.passed": "{automatic, select, yes {{seat} cannot afford a bond.} other {{seat} passes.}}",
  "event.government":
    "{changed, select, yes {{to} takes over {nationThe} from {from} with {bondTotal} M in bonds.} other {{to} governs {nationThe} with {bondTotal} M in bonds.}}",
  "event.swissBank":
    "{gained, select, yes {{seat} governs no nation and gets a Swiss Bank.} other {{seat} returns the Swiss Bank.}}",
  "event.investorCard": "The Investor card goes to {to}.",
  "event.turn": "{nation}: {seatOf} turn.",
  "event.skipped": "{NationThe} has no government and is skipped.",
  "event.announced": "{NationThe} heads for {space} and passes Investor. Swiss Banks that may force a stop: {asked}.",
  "event.forced": "{seat} forces {nationThe} to stop on Investor.",
  "event.notForced": "{seat} lets {nationThe} pass.",
  "event.rondel": "{NationThe} moves to {to}{surcharge, plural, =0 {} other {; {seat} pays # M}}.",
  "event.factoryBuilt": "{NationThe} builds a factory {provinceIn} for 5 M.",
  "event.nothingBuilt":
    "{automatic, select, yes {{NationThe} cannot build a factory.} other {{NationThe} does not build.}}",
  "event.produced": "{NationThe} produces {unit, select, army {an army} other {a fleet}} {provinceIn}.",
  "event.notProduced": "The factory {provinceIn} is occupied and produces nothing.",
  "event.imported": "{NationThe} imports {unit, select, army {an army} other {a fleet}} {provinceIn} for 1 M.",
  "event.productionEnded": "{NationThe} finishes production.",
  "event.importEnded": "{NationThe} finishes importing.",
  "event.fleetMoved": "{nation}: fleet {from} → {to}.",
  "event.fleetsEnded": "{NationThe} finishes its fleet moves.",
  "event.manoeuvreEnded": "{NationThe} finishes its manoeuvre.",
  "event.armyMoved":
    "{nation}: army {from} → {to}{by, select, convoy { by convoy} rail { by rail} other {}}{status, select, hostile {, hostile} friendly {, friendly} other {}}.",
  "event.statusChanged": "{nation}: an army {provinceIn} becomes {status, select, hostile {hostile} other {friendly}}.",
  "event.peace": "{NationThe} keeps the peace {regionIn}.",
  "event.asked": "{seat} answers for {nationThe} {regionIn}.",
  "event.noDemand": "{NationThe} does not demand battle {regionIn}.",
  "event.battle":
    "Battle {regionIn}: one {byAdj} {byUnit, select, army {army} other {fleet}} and one {againstAdj} {againstUnit, select, army {army} other {fleet}} are lost.",
  "event.factoryDestroyed": "{NationThe} destroys {ownerOf} factory {provinceIn}.",
  "event.flagRemoved": "{NationThe} loses its flag {regionIn}.",
  "event.flagPlaced": "{NationThe} places a flag {regionIn}.",
  "event.flagLacking": "{NationThe} has no flag left to place {regionIn}.",
  "event.interestLapsed": "{seat} loses {amount} M of {nationOf} interest: there is no money left to pay it.",
  "event.investing": "May invest, in this order: {seats}.",
  "event.taxed":
    "{NationThe} collects {tax} M in taxes ({factories, plural, =0 {no factories} one {# factory} other {# factories}}, {flags, plural, =0 {no flags} one {# flag} other {# flags}}) and gains {gained, plural, =0 {no power points} one {# power point} other {# power points}} (total {total}).",
  "event.soldiersPaid":
    "{units, plural, =0 {{NationThe} has no soldiers to pay.} one {{NationThe} pays # unit.} other {{NationThe} pays # units.}} {left, plural, =0 {Nothing goes to the treasury.} other {# M goes to the treasury.}}",
  "event.gameOver": "{NationThe} reaches 25 power points. The game is over.",
  "purse.treasury": "{nationOf} treasury",
  "purse.bank": "the bank",
} as const;
