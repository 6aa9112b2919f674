import type { Seat } from "@rondel/engine";
import { type Frame, ownerOf, type State, stackParty, stacksAt } from "@rondel/imperunde";

/** Whether a card that was played, or a counter to it, is the business of a seat: rather once too often. */
export function concerns(state: State, seat: Seat, frame: Extract<Frame, { kind: "card" }>): boolean {
  if (frame.seat === seat || frame.chain.includes(seat) || fights(state, seat)) return true;
  const named: Readonly<Record<string, unknown>> = { ...frame.play };
  if ([named.player, named.owner, named.one, named.other].includes(seat)) return true;
  return [named.territory, named.sea, named.region, named.from, named.to].some(
    (place) => typeof place === "number" && isThere(state, seat, place),
  );
}

export function fights({ frames }: State, seat: Seat): boolean {
  return frames.some((frame) => frame.kind === "battle" && (frame.attacker === seat || frame.defender === seat));
}

function isThere(state: State, seat: Seat, place: number): boolean {
  return ownerOf(state, place) === seat || stacksAt(state, place).some((stack) => stackParty(stack) === seat);
}
