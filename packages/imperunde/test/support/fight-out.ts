import { seededRandom } from "@rondel/engine";
import type { Action, ActionOf } from "../../src/actions.ts";
import { imperunde, isSea, type Region, type State } from "../../src/index.ts";
import { STORM } from "../../src/state.ts";
import { KINDS, type KindName, kindOf } from "../../src/units.ts";

/** The kinds of units, the strongest die first. */
const BY_STRENGTH: readonly KindName[] = ["artillery", "shipOfTheLine", "cavalry", "infantry", "frigate"];

/**
 * Plays the attack or battle of a position to its end in the real engine, and returns the share of the seeds in which the attacker takes
 * the region. The attacker completes an attack to which nothing was sent yet, strongest units first, and reinforces or not; everyone passes.
 */
export function shareOfVictories(start: State, seeds: number, reinforces: boolean): number {
  let victories = 0;
  for (let seed = 0; seed < seeds; seed++) if (attackerTakes(imperunde.clone(start), seed, reinforces)) victories++;
  return victories / seeds;
}

/** Plays the same battles with reinforcements, and returns the state after each. */
export function* foughtOut(start: State, seeds: number): Generator<State> {
  for (let seed = 0; seed < seeds; seed++) {
    const state = imperunde.clone(start);
    attackerTakes(state, seed, true);
    yield state;
  }
}

/** Four standard deviations of a share among this number of seeds. */
export const tolerance = (chance: number, seeds: number): number => 4 * Math.sqrt((chance * (1 - chance)) / seeds);

const fightOf = (state: State) => state.frames.find((frame) => frame.kind === "attack" || frame.kind === "battle");

function attackerTakes(state: State, seed: number, reinforces: boolean): boolean {
  const fight = fightOf(state);
  if (fight?.kind !== "attack" && fight?.kind !== "battle") throw new Error("no battle in this position");
  const region: Region = fight.kind === "attack" ? fight.target : fight.region;
  const attacker = fight.kind === "attack" ? fight.seat : fight.attacker;
  const fillsAttack = fight.kind === "attack" && fight.sent.length === 0;
  const random = seededRandom(`fight ${seed}`);
  while (fightOf(state)) {
    const [seat] = imperunde.deciders(state);
    if (seat === undefined) break;
    const sends = state.frames.at(-1)?.kind === "attack" ? fillsAttack : reinforces;
    imperunde.play(state, seat, choice(state, imperunde.actions(state, seat), region, sends), random);
  }
  const owner = isSea(region) ? state.holder[region] : state.owner[region];
  return owner === attacker;
}

function choice(state: State, offers: readonly Action[], target: Region, sends: boolean): Action {
  const [best] = offers
    .filter((offer): offer is ActionOf<"send"> => offer.kind === "send")
    .sort((one, other) => rank(state, target, one) - rank(state, target, other));
  if (best && sends) return best;
  return offers.find(({ kind }) => kind === "pass" || kind === "begin" || kind === "hold") ?? (offers[0] as Action);
}

/** The lower, the earlier a unit is sent: by strength, then by storms on its way. */
function rank(state: State, target: Region, { unit, via }: ActionOf<"send">): number {
  const storms = [...via, target].filter((region) => isSea(region) && state.weather[region] === STORM).length;
  return BY_STRENGTH.indexOf(KINDS[kindOf(unit)] as KindName) * 10 + storms;
}
