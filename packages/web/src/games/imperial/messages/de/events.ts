import type { events as english } from "../en/events.ts";

export const events = {
  "event.seated": "Sitzordnung im Uhrzeigersinn: {seats}.",
  "event.startPlayer": "{seat} wählt zuerst.",
  "event.flagCard": "{seat} regiert {nationThe}.",
  "event.noGovernment": "{NationThe} hat keine Regierung.",
  "event.money":
    "{flow, select, interest {{to} erhält {amount} Mio. Zinsen aus {from}.} guarantee {{from} zahlt {to} {amount} Mio. Zinsen aus privatem Geld.} card_bonus {{to} erhält {amount} Mio. für die Investorkarte.} success_bonus {{to} erhält {amount} Mio. Erfolgsprämie.} gift {{from} schenkt {to} {amount} Mio.} start_money {{to} beginnt mit {amount} Mio.} other {}}",
  "event.bond":
    "{upgraded, select, yes {{seat} stockt den Kredit an {nationThe} von {returned} auf {bond} Mio. auf und zahlt {price} Mio.} other {{seat} gibt {nationTo} einen Kredit über {bond} Mio.}}",
  "event.passed": "{automatic, select, yes {{seat} kann keinen Kredit geben.} other {{seat} passt.}}",
  "event.government":
    "{changed, select, yes {{to} löst {from} ab und regiert {nationThe} mit einer Kreditsumme von {bondTotal} Mio.} other {{to} regiert {nationThe} mit einer Kreditsumme von {bondTotal} Mio.}}",
  "event.swissBank":
    "{gained, select, yes {{seat} regiert keinen Staat und erhält eine Schweizer Bank.} other {{seat} gibt die Schweizer Bank ab.}}",
  "event.investorCard": "Die Investorkarte geht an {to}.",
  "event.turn": "{nation}: {seat} ist am Zug.",
  "event.skipped": "{NationThe} hat keine Regierung und wird übersprungen.",
  "event.announced":
    "{NationThe} will über Investor auf {space} ziehen. Diese Schweizer Banken können den Halt erzwingen: {asked}.",
  "event.forced": "{seat} zwingt {nationThe} zum Halt auf Investor.",
  "event.notForced": "{seat} lässt {nationThe} ziehen.",
  "event.rondel": "{NationThe} zieht auf {to}{surcharge, plural, =0 {.} other {; {seat} zahlt # Mio.}}",
  "event.factoryBuilt": "{NationThe} baut {provinceIn} eine Fabrik für 5 Mio.",
  "event.nothingBuilt":
    "{automatic, select, yes {{NationThe} kann keine Fabrik bauen.} other {{NationThe} baut keine Fabrik.}}",
  "event.produced": "{NationThe} produziert {provinceIn} eine {unit, select, army {Armee} other {Flotte}}.",
  "event.notProduced": "Die Fabrik {provinceIn} ist besetzt und produziert nichts.",
  "event.imported": "{NationThe} importiert {provinceIn} eine {unit, select, army {Armee} other {Flotte}} für 1 Mio.",
  "event.productionEnded": "{NationThe} beendet die Produktion.",
  "event.importEnded": "{NationThe} beendet den Import.",
  "event.fleetMoved": "{nation}: Flotte {from} → {to}.",
  "event.fleetsEnded": "{NationThe} beendet die Flottenzüge.",
  "event.manoeuvreEnded": "{NationThe} beendet das Manöver.",
  "event.armyMoved":
    "{nation}: Armee {from} → {to}{by, select, convoy { im Konvoi} rail { mit der Eisenbahn} other {}}{status, select, hostile {, feindlich} friendly {, befreundet} other {}}.",
  "event.statusChanged":
    "{nation}: Eine Armee {provinceIn} wird {status, select, hostile {feindlich} other {befreundet}}.",
  "event.peace": "{NationThe} hält {regionIn} Frieden.",
  "event.asked": "{seat} wird {regionIn} für {nationThe} gefragt.",
  "event.noDemand": "{NationThe} verlangt {regionIn} keinen Kampf.",
  "event.battle":
    "Kampf {regionIn}: Eine {byAdj}e {byUnit, select, army {Armee} other {Flotte}} und eine {againstAdj}e {againstUnit, select, army {Armee} other {Flotte}} werden abgetauscht.",
  "event.factoryDestroyed": "{NationThe} zerstört die {ownerAdj}e Fabrik {provinceIn}.",
  "event.flagRemoved": "{NationThe} verliert {regionIn} die Flagge.",
  "event.flagPlaced": "{NationThe} legt {regionIn} eine Flagge ab.",
  "event.flagLacking": "{NationThe} hat keine Flagge mehr für {regionAcc}.",
  "event.interestLapsed": "{seat} verliert {amount} Mio. Zinsen {nationOf}, denn es ist kein Geld mehr da.",
  "event.investing": "Investieren dürfen, in dieser Reihenfolge: {seats}.",
  "event.taxed":
    "{NationThe} nimmt {tax} Mio. Steuern ein ({factories, plural, =0 {keine Fabriken} one {# Fabrik} other {# Fabriken}}, {flags, plural, =0 {keine Flaggen} one {# Flagge} other {# Flaggen}}) und gewinnt {gained, plural, =0 {keine Machtpunkte} one {# Machtpunkt} other {# Machtpunkte}} (jetzt {total}).",
  "event.soldiersPaid":
    "{units, plural, =0 {{NationThe} muss keinen Sold zahlen.} one {{NationThe} zahlt Sold für # Einheit.} other {{NationThe} zahlt Sold für # Einheiten.}} {left, plural, =0 {In die Staatskasse kommt nichts.} one {In die Staatskasse kommt # Mio.} other {In die Staatskasse kommen # Mio.}}",
  "event.gameOver": "{NationThe} erreicht 25 Machtpunkte. Das Spiel ist zu Ende.",
  "purse.treasury": "der {nationAdj}en Staatskasse",
  "purse.bank": "der Bank",
} as const satisfies Readonly<Record<keyof typeof english, string>>;
