import type { Command, ShortcutGroup } from "../../keyboard/shortcuts.ts";

/** The keyboard help. A shortcut without a text does not compile. */
export const keys = {
  "keys.title": "Keyboard shortcuts",
  "keys.group.game": "In a game",
  "keys.group.board": "On the board",
  "keys.group.panels": "On tabs and on the handle of the sheet",
  "keys.help": "Show this list",
  "keys.pause": "Pause the moves of others, or continue",
  "keys.previousTab": "Previous tab",
  "keys.nextTab": "Next tab",
  "keys.raiseSheet": "Open the sheet further",
  "keys.lowerSheet": "Close the sheet further",
  "keys.towards": "Next region in this direction",
  "keys.pan": "Move the map",
  "keys.choose": "Choose the region",
  "keys.nextLegal": "Next highlighted region",
  "keys.previousLegal": "Previous highlighted region",
  "keys.zoomIn": "Zoom in",
  "keys.zoomOut": "Zoom out",
  "keys.fit": "Show the whole board",
  "keys.turnBack": "Turn the round board to the left",
  "keys.turn": "Turn the round board to the right",
  "keys.name.Space": "Space",
  "keys.name.Enter": "Enter",
  "keys.name.Shift": "Shift",
  "keys.name.PageUp": "Page Up",
  "keys.name.PageDown": "Page Down",
} as const satisfies Readonly<Record<`keys.${Command}` | `keys.group.${ShortcutGroup}`, string>> &
  Readonly<Record<string, string>>;
