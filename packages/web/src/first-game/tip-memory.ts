import { type Signal, signal } from "@preact/signals";
import { deviceStorage } from "../device/device-storage.ts";

const KEY = "rondel.tips";

interface TipMemory {
  /** Tips that were shown, as `game/tip`. */
  readonly seen: readonly string[];
  readonly isOff: boolean;
}

/** Which tips this device has shown, and whether the player wants none. */
const memory: Signal<TipMemory> = signal(read());

function read(): TipMemory {
  const stored = deviceStorage().getItem(KEY);
  try {
    return { seen: [], isOff: false, ...(JSON.parse(stored ?? "{}") as Partial<TipMemory>) };
  } catch (error) {
    if (error instanceof SyntaxError) return { seen: [], isOff: false };
    throw error;
  }
}

function save(changed: TipMemory): void {
  memory.value = changed;
  deviceStorage().setItem(KEY, JSON.stringify(changed));
}

/** Whether a tip may be shown: it was not shown before, and tips are on. */
export function isTipFresh(game: string, tip: string): boolean {
  return !memory.value.isOff && !memory.value.seen.includes(`${game}/${tip}`);
}

/** Remembers that a tip was shown. */
export function markTipSeen(game: string, tip: string): void {
  const { seen, isOff } = memory.peek();
  if (!seen.includes(`${game}/${tip}`)) save({ seen: [...seen, `${game}/${tip}`], isOff });
}

/** Switches all tips off. */
export function switchTipsOff(): void {
  save({ ...memory.peek(), isOff: true });
}

/** Lets the tips of a game appear again, for a new first game. */
export function forgetTips(game: string): void {
  save({ seen: memory.peek().seen.filter((tip) => !tip.startsWith(`${game}/`)), isOff: false });
}
