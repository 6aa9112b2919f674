import type { undo as english } from "../en/undo.ts";

export const undo = {
  "undo.redo": "Rétablir",
  "undo.title": "Annuler le dernier coup ?",
  "undo.what": "Sera annulé :",
  "undo.more": "{count, plural, one {et # autre coup} other {et # autres coups}}",
  "undo.silent": "{count, plural, one {un coup sans ligne au journal} other {# coups sans ligne au journal}}",
  "undo.others": "Des coups de {names} seront annulés.",
  "undo.consent": "Il faut d’abord l’accord de {names}.",
  "undo.dice": "Les dés restent comme ils sont tombés : on ne revient jamais avant un lancer.",
  "undo.confirm": "Annuler le coup",
  "undo.ask": "Le demander",
  "undo.cancel": "Laisser ainsi",
} as const satisfies Record<keyof typeof english, string>;
