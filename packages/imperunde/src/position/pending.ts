import { fromStored, type Refusal } from "@rondel/engine";
import { refusal } from "../codes.ts";
import type { Fighter, Frame } from "../frames.ts";
import { changeSupply } from "../pieces.ts";
import { NATIVES, type Party, type State } from "../state.ts";
import { STORED_NAMES } from "../stored-names.ts";
import { KIND_OF } from "../units.ts";
import { stackedCards } from "../view/guess.ts";
import type { StatementOf } from "./statements.ts";

/** Any stack of frames, as the machine wrote it. Pieces and cards that lie in frames leave supply and deck. */
export function arrangePending(state: State, { frames }: StatementOf<"pending">): Refusal | undefined {
  const value = parsed(frames);
  if (!Array.isArray(value) || !value.every(isFrame)) return refusal("not-frames", "D-01");
  const before = state.frames;
  state.frames = value;
  const deck = [...state.deck];
  for (const card of stackedCards(state)) {
    const place = deck.indexOf(card);
    if (place < 0) {
      state.frames = before;
      return refusal("no-such-card-left", "D-01");
    }
    deck.splice(place, 1);
  }
  state.deck = deck;
  for (const { party, fighter } of piecesInFrames(state)) changeSupply(state, party, KIND_OF[fighter.unit] ?? 0, -1);
  return undefined;
}

const isFrame = (value: unknown): value is Frame => typeof value === "object" && value !== null && "kind" in value;

/** Every piece that is neither on a field nor in a supply, with its owner. */
export function piecesInFrames(state: State): { party: Party; fighter: Fighter }[] {
  const found: { party: Party; fighter: Fighter }[] = [];
  const add = (party: Party, fighters: readonly Fighter[]): void => {
    if (party !== NATIVES) for (const fighter of fighters) found.push({ party, fighter });
  };
  for (const frame of state.frames) {
    if (frame.kind === "battle") {
      add(frame.attacker, frame.attackers);
      add(frame.defender, frame.defenders);
    } else if (frame.kind === "attack") {
      add(
        frame.seat,
        frame.sent.map((sent) => sent.fighter),
      );
    } else if (frame.kind === "withdrawal") {
      add(frame.seat, frame.fighters);
    }
  }
  return found;
}

export function parsed(text: string): unknown {
  try {
    return fromStored(JSON.parse(text), STORED_NAMES);
  } catch {
    // Not JSON: the caller refuses whatever is no frame, order or snapshot.
    return undefined;
  }
}
