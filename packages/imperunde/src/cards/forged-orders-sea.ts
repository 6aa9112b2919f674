import type { Refusal, Seat } from "@rondel/engine";
import { ALL_SEAS, asSea, isSea, type Region, type Sea } from "../board/board.ts";
import { refusal } from "../codes.ts";
import { shiftPieces, stackCount, stackParty, stacksAt, stackUnit } from "../pieces.ts";
import { seaNeighbours, updateHolder } from "../seas.ts";
import { CALM, FAIR, isPlayer, type State } from "../state.ts";
import { isBattlefield } from "../territories.ts";
import { isWarship } from "../units.ts";
import { type CardRules, refuseVictim } from "./rules.ts";

/** Moves all ships of another player in one sea to a neighbouring sea. */
export const forgedOrdersSea: CardRules<"forgedOrdersSea"> = {
  rule: "IR-13.5.9",
  when: "any",
  targets(state, seat) {
    const plays: ReturnType<typeof forgedOrdersSea.targets> = [];
    for (const from of ALL_SEAS) {
      if (refuseSource(state, from)) continue;
      for (const owner of ownersIn(state, from)) {
        if (refuseVictim(state, seat, owner)) continue;
        for (const to of seaNeighbours(state, owner, from)) {
          if (!refuseDestination(state, owner, from, to)) plays.push({ kind: "forgedOrdersSea", owner, from, to });
        }
      }
    }
    return plays;
  },
  refuse(state, seat, { owner, from, to }) {
    const refused = refuseVictim(state, seat, owner);
    if (refused) return refused;
    if (!isSea(from) || !ownersIn(state, from).includes(owner)) {
      return refusal("no-ships", "IR-13.5.9", { region: from });
    }
    return refuseSource(state, from) ?? refuseDestination(state, owner, from, to);
  },
  resolve(state, seat, play, context) {
    const { owner } = play;
    const [from, to] = [asSea(play.from), asSea(play.to)];
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

/** Players with ships in a sea. */
function ownersIn(state: State, sea: Sea): Seat[] {
  const owners: Seat[] = [];
  for (const stack of stacksAt(state, sea)) {
    const owner = stackParty(stack);
    if (isPlayer(owner) && owners[owners.length - 1] !== owner) owners.push(owner);
  }
  return owners;
}

// RU-18, RU-06
function refuseSource(state: State, from: Sea): Refusal | undefined {
  if (state.weather[from] === CALM) return refusal("calm", "RU-18", { region: from });
  return isBattlefield(state, from) ? refusal("battle-is-open", "RU-06", { region: from }) : undefined;
}

function refuseDestination(state: State, owner: Seat, from: Sea, to: Region): Refusal | undefined {
  if (!isSea(to) || !seaNeighbours(state, owner, from).includes(to)) {
    return refusal("not-adjacent", "IR-13.5.9", { region: to });
  }
  if (state.weather[to] !== FAIR) return refusal("bad-weather", "IR-13.5.9", { region: to });
  if (isBattlefield(state, to)) return refusal("battle-is-open", "RU-06", { region: to });
  // ED-4
  const transportsCount = state.options.edition === "fr-2019";
  const foreign = stacksAt(state, to).some(
    (stack) => stackParty(stack) !== owner && (isWarship(stackUnit(stack)) || transportsCount),
  );
  return foreign ? refusal("foreign-ships", "IR-13.5.9", { region: to }) : undefined;
}
