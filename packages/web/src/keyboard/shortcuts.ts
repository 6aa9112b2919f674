import { BOARD_KEYS } from "@rondel/boards/board-keys";

/** The keys of a game outside its board. */
const GAME_KEYS = { help: ["?"], pause: [" "] } as const;

/** The keys of tabs, and of the handle of the sheet. */
const PANEL_KEYS = {
  previousTab: ["ArrowLeft"],
  nextTab: ["ArrowRight"],
  raiseSheet: ["ArrowUp"],
  lowerSheet: ["ArrowDown"],
} as const;

/** All shortcuts by what they do, in the groups and the order of the keyboard help. */
export const SHORTCUTS = { game: GAME_KEYS, board: BOARD_KEYS, panels: PANEL_KEYS } as const;

export type ShortcutGroup = keyof typeof SHORTCUTS;
export type Command = { [Group in ShortcutGroup]: keyof (typeof SHORTCUTS)[Group] }[ShortcutGroup];

const PAGE_KEYS: Readonly<Record<PageCommand, readonly string[]>> = { ...GAME_KEYS, ...PANEL_KEYS };

type PageCommand = keyof typeof GAME_KEYS | keyof typeof PANEL_KEYS;
type KeyPress = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Whether a pressed key means this command. */
export function isShortcut(command: PageCommand, { key, ctrlKey, metaKey, altKey }: KeyPress): boolean {
  return !ctrlKey && !metaKey && !altKey && PAGE_KEYS[command].includes(key);
}
