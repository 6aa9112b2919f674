/** Undo, redo and takebacks. English has the keys that the other languages must have. */
export const undo = {
  "undo.redo": "Redo",
  "undo.title": "Undo the last move?",
  "undo.what": "This is undone:",
  "undo.more": "{count, plural, one {and # more move} other {and # more moves}}",
  "undo.silent": "{count, plural, one {one move without a line in the log} other {# moves without a line in the log}}",
  "undo.others": "This takes back moves of {names}.",
  "undo.consent": "{names} must agree first.",
  "undo.dice": "Dice stay as they fell: nothing goes back before a roll.",
  "undo.confirm": "Undo",
  "undo.ask": "Ask for it",
  "undo.cancel": "Leave it",
} as const;
