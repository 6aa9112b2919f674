import { fromStored, type Refusal } from "@rondel/engine";
import type { Fighter, Frame } from "../frames.ts";
import { changeSupply, supplyOf } from "../pieces.ts";
import { stackedCards } from "../secret/possible-cards.ts";
import { LOCALS, type Party, type State } from "../state.ts";
import { STORED_NAMES } from "../stored-names.ts";
import { kindOf } from "../units.ts";
import { framesFrom } from "./frame-shapes.ts";
import { refuseStatement } from "./refuse-statement.ts";
import type { StatementOf } from "./statements.ts";

/** Restores a stack of frames that `depict` has written. Pieces and cards in frames are removed from supply and deck. */
export function arrangePending(state: State, { frames }: StatementOf<"pending">): Refusal | undefined {
  const value = framesFrom(parsed(frames), state.players);
  if (!value) return refuseStatement("not-frames");
  const before = { frames: state.frames, deck: state.deck, supply: state.supply };
  state.deck = [...state.deck];
  state.supply = [...state.supply];
  replaceFrames(state, value);
  const refused = takeCards(state) ?? takePieces(state);
  if (refused) Object.assign(state, before);
  return refused;
}

/** Sets the frames. Pieces and cards in the old ones return to supply and deck. */
export function replaceFrames(state: State, frames: Frame[]): void {
  for (const { party, fighter } of piecesInFrames(state)) changeSupply(state, party, kindOf(fighter.unit), 1);
  state.deck.push(...stackedCards(state));
  state.frames = frames;
}

function takeCards(state: State): Refusal | undefined {
  for (const card of stackedCards(state)) {
    const place = state.deck.indexOf(card);
    if (place < 0) return refuseStatement("no-such-card-left");
    state.deck.splice(place, 1);
  }
  return undefined;
}

function takePieces(state: State): Refusal | undefined {
  for (const { party, fighter } of piecesInFrames(state)) {
    const kind = kindOf(fighter.unit);
    if (supplyOf(state, party, kind) === 0) return refuseStatement("no-piece-left");
    changeSupply(state, party, kind, -1);
  }
  return undefined;
}

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
