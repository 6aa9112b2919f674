import type { Refusal, Seat } from "@rondel/engine";
import { ALL_SEAS, isSea, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { shiftPieces, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { seaNeighbours, updateHolder } from "../seas.ts";
import { CALM, FAIR, isPlayer, type State } from "../state.ts";
import { isBattlefield } from "../territories.ts";
import { IS_SHIP, IS_WARSHIP } from "../units.ts";
import type { CardRules } from "./rules.ts";

/** All ships of one other player in a sea are sent to the next one. */
export const forgedOrdersSea: CardRules<"forgedOrdersSea"> = {
  rule: "IR-13.5.9",
  when: "any",
  refuse(state, seat, { owner, from, to }) {
    if (owner === seat || owner >= state.players) return refusal("not-against-oneself", "IR-13.1.6");
    if (!isSea(from) || !shipsThere(state, from, owner)) return refusal("no-ships", "IR-13.5.9", { region: from });
    return refuseSource(state, from) ?? refuseDestination(state, owner, from, to);
  },
  plays(state, seat) {
    const plays: ReturnType<typeof forgedOrdersSea.plays> = [];
    for (const from of ALL_SEAS) {
      if (stacksAt(state, from).length === 0 || refuseSource(state, from)) continue;
      for (const owner of ownersIn(state, from)) {
        if (owner === seat) continue;
        for (const to of seaNeighbours(state, owner, from)) {
          if (!refuseDestination(state, owner, from, to)) plays.push({ kind: "forgedOrdersSea", owner, from, to });
        }
      }
    }
    return plays;
  },
  resolve(state, seat, { owner, from, to }, context) {
    let count = 0;
    for (const stack of [...stacksAt(state, from)]) {
      if (stackParty(stack) !== owner) continue;
      shiftPieces(state, from, owner, stackUnit(stack), -stackCount(stack));
      shiftPieces(state, to, owner, stackUnit(stack), stackCount(stack));
      count += stackCount(stack);
    }
    updateHolder(state, from);
    updateHolder(state, to);
    context.emit({ kind: "shifted", rule: "IR-13.5.9", party: seat, other: owner, region: from, to, count });
  },
  victim: (_state, _seat, { owner }) => owner,
};

function ownersIn(state: State, sea: Sea): Seat[] {
  const owners: Seat[] = [];
  for (const stack of stacksAt(state, sea)) {
    const owner = stackParty(stack);
    if (isPlayer(owner) && owners[owners.length - 1] !== owner) owners.push(owner);
  }
  return owners;
}

const shipsThere = (state: State, sea: Sea, owner: Seat): boolean =>
  stacksAt(state, sea).some((stack) => stackParty(stack) === owner && IS_SHIP[stackUnit(stack)]);

// RU-18, RU-06
function refuseSource(state: State, from: Sea): Refusal | undefined {
  if (state.weather[from] === CALM) return refusal("calm", "RU-18", { region: from });
  return isBattlefield(state, from) ? refusal("battle-is-open", "RU-06", { region: from }) : undefined;
}

function refuseDestination(state: State, owner: Seat, from: Sea, to: Sea): Refusal | undefined {
  if (!seaNeighbours(state, owner, from).includes(to)) return refusal("not-adjacent", "IR-13.5.9", { region: to });
  if (state.weather[to] !== FAIR) return refusal("bad-weather", "IR-13.5.9", { region: to });
  if (isBattlefield(state, to)) return refusal("battle-is-open", "RU-06", { region: to });
  // ED-4
  const cargoCounts = state.options.edition === "fr-2019";
  const foreign = stacksAt(state, to).some(
    (stack) => stackParty(stack) !== owner && (IS_WARSHIP[stackUnit(stack)] || cargoCounts),
  );
  return foreign ? refusal("foreign-ships", "IR-13.5.9", { region: to }) : undefined;
}
