import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";
import { includes } from "./checks.ts";

/**
 * INV-33: no endless windows. Passes are lost, and a battle starts inside a window, only in a step in which a card was countered or
 * resolved. The number of cards is finite.
 */
export function endlessWindows(state: State, before: State, events: readonly Event[]): string | undefined {
  if (includes(events, "cardTookEffect", "cardVoided", "cardCountered")) return undefined;
  if (state.frames.some((_, depth) => isReopened(state.frames, before.frames, depth))) return "a window is open again";
  return nestedBattles(state) > nestedBattles(before) ? "a battle inside another without a card" : undefined;
}

/** Whether the same window above the same frames has lost a pass. */
function isReopened(now: readonly Frame[], before: readonly Frame[], depth: number): boolean {
  const frame = now[depth];
  const old = before[depth];
  if ((frame?.kind !== "window" && frame?.kind !== "card") || old?.kind !== frame.kind) return false;
  if (JSON.stringify(now.slice(0, depth)) !== JSON.stringify(before.slice(0, depth))) return false;
  return old.passed.some((passed, seat) => passed === 1 && frame.passed[seat] === 0);
}

const nestedBattles = ({ frames }: State): number =>
  frames.filter(
    ({ kind }, depth) => kind === "battle" && frames.slice(0, depth).some((below) => below.kind === "window"),
  ).length;
