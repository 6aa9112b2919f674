/** The keys of the board by what they do. The page lists them in its keyboard help. */
export const BOARD_KEYS = {
  towards: ["ArrowLeft", "ArrowUp", "ArrowDown", "ArrowRight"],
  pan: ["Shift+ArrowLeft", "Shift+ArrowUp", "Shift+ArrowDown", "Shift+ArrowRight"],
  choose: ["Enter", " "],
  nextLegal: ["PageDown"],
  previousLegal: ["PageUp"],
  zoomIn: ["+", "="],
  zoomOut: ["-"],
  fit: ["0"],
  turnBack: ["["],
  turn: ["]"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BoardCommand = keyof typeof BOARD_KEYS;

const COMMANDS: ReadonlyMap<string, BoardCommand> = new Map(
  Object.entries(BOARD_KEYS).flatMap(([command, keys]) => keys.map((key) => [key, command as BoardCommand])),
);

/** What a pressed key means on the board; undefined if nothing. */
export function boardCommand({ key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">): BoardCommand | undefined {
  // Some characters, such as "+", need the shift key on some keyboards.
  return (shiftKey ? COMMANDS.get(`Shift+${key}`) : undefined) ?? COMMANDS.get(key);
}
