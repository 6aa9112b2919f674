import { fromStored, type Refusal } from "@rondel/engine";
import { refusal } from "../codes.ts";
import type { Fighter, Frame } from "../frames.ts";
import { changeSupply } from "../pieces.ts";
import { LOCALS, type Party, type State } from "../state.ts";
import { STORED_NAMES } from "../stored-names.ts";
import { kindOf } from "../units.ts";
import { stackedCards } from "../view/guess.ts";
import type { StatementOf } from "./statements.ts";

/** Restores a stack of frames that `depict` has written. Pieces and cards in frames are removed from supply and deck. */
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
  for (const { party, fighter } of piecesInFrames(state)) changeSupply(state, party, kindOf(fighter.unit), -1);
  return undefined;
}

const isFrame = (value: unknown): value is Frame => typeof value === "object" && value !== null && "kind" in value;

/** Every piece in a frame, with its owner. These are neither in a region nor in a supply. */
function piecesInFrames(state: State): { party: Party; fighter: Fighter }[] {
  const found: { party: Party; fighter: Fighter }[] = [];
  const add = (party: Party, fighters: readonly Fighter[]): void => {
    if (party !== LOCALS) for (const fighter of fighters) found.push({ party, fighter });
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

/** Parses stored JSON; undefined if the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return fromStored(JSON.parse(text), STORED_NAMES);
  } catch {
    return undefined;
  }
}
