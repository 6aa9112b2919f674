import type { GoalCatalogue } from "../goal-texts.ts";

export const de = {
  "imperial.want": "Du bist Bankier, kein Staat",
  "imperial.want.about":
    "Du leihst sechs Staaten Geld, indem du ihnen Kredite gibst. Wer bei einem Staat die höchste Kreditsumme hat, regiert ihn und zieht für ihn.",
  "imperial.how": "So wirst du reich",
  "imperial.how.about":
    "Kredite bringen Zinsen, und am Ende zählt jeder Kredit seine Zinsen mal den Faktor seines Staates, 0 bis 5. Fabriken und Flaggen bringen Steuern, Steuern bringen Machtpunkte, und Machtpunkte erhöhen den Faktor.",
  "imperial.end": "So endet das Spiel",
  "imperial.end.about":
    "Ein Staat erreicht 25 Machtpunkte. Wer dann die meisten Siegpunkte hat, gewinnt: die Zinsen jedes Kredits mal den Faktor seines Staates, plus privates Geld.",
  "imperunde.want": "Du brauchst Handelsposten",
  "imperunde.want.about":
    "Wer als Erster die erforderliche Anzahl an Handelsposten auf dem Spielplan hat und schuldenfrei ist, gewinnt sofort.",
  "imperunde.how": "So kommst du zu ihnen",
  "imperunde.how.about":
    "Erobere freie Länder und feindliche Kolonien und errichte dort so viele Handelsposten, wie das Land wert ist. Handelsposten, Frieden, dein Heimatland und deine Seegebiete bringen jede Runde Dublonen für weitere Handelsposten, Armeen, Schiffe und Forts.",
  "imperunde.end": "So endet das Spiel",
  "imperunde.end.about":
    "Jederzeit, auch im Spielzug eines anderen. Behalte den Führenden im Auge und tilge deine Schulden rechtzeitig.",
  progress: "Wie weit alle sind",
  nations: "Machtpunkte der Staaten",
  "nation.points": "{points} von {most}, Faktor {factor}",
  scores: "Punkte, wenn das Spiel jetzt enden würde",
  rules: "Überblick über die Regeln",
} as const satisfies GoalCatalogue;
