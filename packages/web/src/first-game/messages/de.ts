import type { en } from "./en.ts";

export const de = {
  "tip.title": "Hinweis",
  "tip.done": "Verstanden",
  "tip.off": "Keine Hinweise mehr",
  "imperial.setup": "Ein Kredit bringt Zinsen und zählt am Ende. Wer einem Staat am meisten leiht, regiert ihn.",
  "imperial.rondel":
    "Du hast diesem Staat am meisten geliehen, also ziehst du für ihn. Seine Staatskasse gehört ihm; dir gehören nur Geld und Kredite.",
  "imperial.circle": "Produktion, dann Manöver für Flaggen, dann Steuer: Das ist die einfache Runde.",
  "imperial.factory":
    "5 Mio. aus der Staatskasse. Eine Fabrik bringt bei jeder Produktion eine Einheit und bei jeder Steuer 2 Mio.",
  "imperial.import": "Bis zu drei Einheiten für je 1 Mio. aus der Staatskasse. Flotten nur in Häfen.",
  "imperial.fleets":
    "Flotten ziehen zuerst, jede eine Seeregion weit. Danach bringt jede Flotte auf See eine Armee hinüber.",
  "imperial.armies":
    "Eine Region über die Grenze, vorher beliebig weit mit der Bahn. Allein in einer Region setzt du eine Flagge.",
  "imperial.battle":
    "Ein Kampf kostet jede Seite eine Einheit. Frieden geht auch, aber in einer geteilten Region setzt niemand eine neue Flagge.",
  "imperial.demand":
    "Sie sind in deine Region gekommen. Du kannst eine Einheit gegen eine tauschen oder sie dulden; deine Flagge bleibt in jedem Fall.",
  "imperial.invest":
    "Kleine Kredite verzinsen sich am besten: 2 Mio. bringen 1 Mio. Große Kredite gewinnen Regierungen.",
  "imperial.stop": "Erzwinge den Halt, wenn du Kredite dieses Staates hast: Es gibt Zinsen, und du darfst investieren.",
  "imperial.end":
    "Das Ende ist nah: noch ein- oder zweimal Steuer. Geld zählt einfach, ein Kredit seine Zinsen mal den Faktor.",
  "imperial.gained": "Du hast hier am meisten geliehen: Der Staat gehört dir, mit Staatskasse und Einheiten.",
  "imperial.lost":
    "Jemand hat mehr geliehen. Deine Kredite bleiben und zählen weiter, und einer mehr holt den Staat vielleicht zurück.",
  "imperial.bank":
    "Ohne Regierung bekommst du eine Schweizer Bank: Du investierst bei jedem Überschreiten von Investor und darfst reiche Staaten dort anhalten.",
  "imperial.taxes":
    "Punkte für den Staat, eine Prämie für dich, der Rest nach dem Sold in die Staatskasse. Mehr Einheiten kosten mehr Sold.",
  "imperunde.ships":
    "18 Handelsposten ohne Schulden gewinnen. Setze deine Schiffe in verschiedene Seegebiete: Jedes, das du allein hältst, zahlt jede Runde.",
  "imperunde.equip":
    "Ein Extra für diese Kolonie. Ist ein gutes Seegebiet daneben leer, nimm die Fregatte, sonst Infanterie.",
  "imperunde.talks":
    "Alle haben Frieden, und jeder Frieden bringt 2. Melde dich bereit; ein Krieg lohnt sich, wenn du eine Beute siehst.",
  "imperunde.debts":
    "Das ist dein Einkommen. 5 geliehene Dublonen kosten 1 pro Runde und müssen vor dem Sieg zurückgezahlt sein.",
  "imperunde.investments":
    "Zuerst Handelsposten für je 2 Dublonen, wo Platz ist. Dann Armeen im Heimatland, neben freien Ländern.",
  "imperunde.movement":
    "Suche freie Länder neben deinen Armeen. Ein Land mit Wert 1 hat eine einheimische Infanterie, eines mit Wert 3 hat drei.",
  "imperunde.attack": "Bis zu drei Einheiten zugleich; weitere können folgen. Die Chance siehst du, bevor es beginnt.",
  "imperunde.reinforce": "Du hast eine Einheit verloren. Hole eine andere nach oder kämpfe mit dem Rest weiter.",
  "imperunde.defend": "Du verteidigst: Wähle drei. Zuerst Forts, dann Artillerie; ein Gleichstand gehört dir.",
  "imperunde.embark":
    "Armeen ohne Aufgabe können jetzt an Bord gehen. Nächste Runde landen sie ein Seegebiet weiter an.",
  "imperunde.counter":
    "Eine Karte wurde gespielt, und deine kann sie abwehren. Hebe sie für Karten auf, die dir schaden.",
  "imperunde.window": "Eine deiner Karten passt zu diesem Augenblick. Spiele sie, oder passe und behalte sie.",
  "imperunde.card":
    "Eine geheime Karte, jede Runde eine umsonst. Auf ihr steht, wann sie gespielt wird, und du wirst im richtigen Augenblick gefragt.",
  "imperunde.events":
    "Jede Runde treffen Ereignisse sechs Länder und drei Seegebiete. Ein Fort und eine Infanterie überstehen die meisten Unruhen.",
} as const satisfies Readonly<Record<keyof typeof en, string>>;
