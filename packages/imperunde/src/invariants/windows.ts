import type { Event } from "../events.ts";
import type { Frame } from "../frames.ts";
import type { State } from "../state.ts";
import { happened } from "./checks.ts";

/**
 * INV-33: whatever is asked again has used up a card. A window and a chain lose passes, and a battle begins inside a window or
 * another battle, only in a step in which a card was countered or resolved; and the hands of all hold finitely many.
 */
export function endlessAsking(state: State, before: State, events: readonly Event[]): string | undefined {
  if (happened(events, "cardTookEffect", "cardVoided", "cardCountered")) return undefined;
  const reopened = state.frames.findIndex((_, depth) => isAskedAgain(state.frames, before.frames, depth));
  if (reopened >= 0) return `frame ${reopened} asks again`;
  return nestedBattles(state) > nestedBattles(before) ? "a battle inside another without a card" : undefined;
}

/** The same window, above the same frames, in which somebody who had passed has not passed any more. */
function isAskedAgain(now: readonly Frame[], before: readonly Frame[], depth: number): boolean {
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
