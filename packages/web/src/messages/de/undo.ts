import type { undo as english } from "../en/undo.ts";

export const undo = {
  "undo.redo": "Wiederholen",
  "undo.title": "Den letzten Zug zurücknehmen?",
  "undo.what": "Das wird zurückgenommen:",
  "undo.more": "{count, plural, one {und # weiterer Zug} other {und # weitere Züge}}",
  "undo.silent": "{count, plural, one {ein Zug ohne Zeile im Verlauf} other {# Züge ohne Zeile im Verlauf}}",
  "undo.others": "Damit werden Züge von {names} zurückgenommen.",
  "undo.consent": "Zuerst zustimmen: {names}.",
  "undo.dice": "Würfel bleiben, wie sie gefallen sind: Hinter einen Wurf geht es nie zurück.",
  "undo.confirm": "Zurücknehmen",
  "undo.ask": "Darum bitten",
  "undo.cancel": "So lassen",
} as const satisfies Record<keyof typeof english, string>;
