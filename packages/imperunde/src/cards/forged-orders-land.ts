import { popFrame, pushFrame } from "@rondel/engine";
import type { Action } from "../actions.ts";
import { ALL_TERRITORIES, asTerritory, bordersOf, isBorder, isTerritory } from "../board/board.ts";
import { notOffered, notYourTurn, prompt, refusal } from "../codes.ts";
import { type RulesOf, unexpectedAction } from "../frame-rules.ts";
import type { ShiftFrame } from "../frames.ts";
import { armiesAt, defendersAt, shiftPieces, stacksAt, stackUnit } from "../pieces.ts";
import { isPlayer, type State, seatOf } from "../state.ts";
import { isBattlefield, isColony, isColonyOf, ownerOf } from "../territories.ts";
import { isArmy, type Unit } from "../units.ts";
import { type CardRules, legalPlays } from "./rules.ts";

const MOST_ARMIES = 3;

/** Moves one to three armies of another player to a neighbouring colony of the same owner. The armies are chosen afterwards. */
export const forgedOrdersLand: CardRules<"forgedOrdersLand"> = {
  rule: "IR-13.5.10",
  when: "any",
  targets(state, seat) {
    const plays: ReturnType<typeof forgedOrdersLand.targets> = [];
    for (const from of ALL_TERRITORIES) {
      const owner = ownerOf(state, from);
      if (!isPlayer(owner)) continue;
      for (const to of bordersOf(from)) {
        if (ownerOf(state, to) === owner) plays.push({ kind: "forgedOrdersLand", from, to });
      }
    }
    return legalPlays(forgedOrdersLand, state, seat, plays);
  },
  refuse(state, seat, { from, to }) {
    if (!isTerritory(from) || !isColony(state, from)) return refusal("not-a-colony", "RU-19", { region: from });
    const owner = ownerOf(state, from);
    if (owner === seat) return refusal("not-against-oneself", "IR-13.1.6");
    if (!isColonyOf(state, to, owner) || !isBorder(from, to)) {
      return refusal("no-colony-next-door", "IR-13.5.10", { region: to });
    }
    if (isBattlefield(state, from) || isBattlefield(state, to)) return refusal("battle-is-open", "RU-06");
    // An army or a fort must stay.
    return armiesAt(state, from, owner) > 0 && defendersAt(state, from, owner) > 1
      ? undefined
      : refusal("one-must-stay", "IR-13.5.10", { region: from });
  },
  resolve(state, seat, { from, to }) {
    const owner = seatOf(ownerOf(state, from));
    pushFrame(state, { kind: "shift", seat, owner, from: asTerritory(from), to: asTerritory(to), shifted: 0 });
  },
  victim: (state, _seat, { from }) => seatOf(ownerOf(state, from)),
};

/** The player of the card chooses the armies one at a time. */
export const shift: RulesOf<"shift"> = {
  deciders: (_state, frame) => [frame.seat],
  actions: (state, frame) => [
    ...movable(state, frame).map((unit): Action => ({ kind: "shift", unit })),
    ...(frame.shifted > 0 ? [{ kind: "endShift" } as const] : []),
  ],
  defaultAction: (state, frame, seat) => shift.actions(state, frame, seat).at(-1) ?? { kind: "endShift" },
  refuse(state, frame, seat, action) {
    if (seat !== frame.seat) return notYourTurn("IR-13.5.10");
    if (action.kind === "endShift") return frame.shifted > 0 ? undefined : refusal("name-a-unit-first", "RU-19");
    if (action.kind !== "shift") return notOffered("IR-13.5.10");
    return movable(state, frame).includes(action.unit) ? undefined : refusal("no-such-unit", "IR-13.5.10");
  },
  play(state, frame, seat, action, context) {
    if (action.kind === "endShift") return popFrame(state, frame);
    if (action.kind !== "shift") throw unexpectedAction(action);
    shiftPieces(state, frame.from, frame.owner, action.unit, -1);
    shiftPieces(state, frame.to, frame.owner, action.unit, 1);
    frame.shifted += 1;
    const { owner: other, from: region, to } = frame;
    context.emit({ kind: "shifted", rule: "IR-13.5.10", party: seat, other, region, to, unit: action.unit, count: 1 });
  },
  prompt: (_state, frame) => prompt("shift", { seat: frame.seat, region: frame.from, to: frame.to }),
  step(state, frame) {
    if (frame.shifted < MOST_ARMIES && movable(state, frame).length > 0) return false;
    popFrame(state, frame);
    return true;
  },
};

function movable(state: State, frame: ShiftFrame): Unit[] {
  if (defendersAt(state, frame.from, frame.owner) < 2) return [];
  return stacksAt(state, frame.from).map(stackUnit).filter(isArmy);
}
