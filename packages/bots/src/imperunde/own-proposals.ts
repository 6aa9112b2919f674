import type { Seat } from "@rondel/engine";
import { type Action, type Deal, effective, type Frame, hostile, proposalsOf } from "@rondel/imperunde";
import type { Temperament } from "../temperaments.ts";
import { gainOfWar, isNearVictory, threatFrom } from "./diplomacy.ts";
import { forcesOf, hasBroken, hasPromisedPeace, hasTransports, strongest } from "./partners.ts";
import type { Survey } from "./survey.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

/** A proposal to one of the players whom the seat trusts. */
type Proposer = (survey: Survey, trusted: readonly Seat[]) => Action | undefined;

/**
 * At most one proposal per round: war on a leader who is about to win together with another, what the temperament is after, or peace
 * with a stronger enemy.
 */
export function ownProposal(survey: Survey, frame: Talks): Action | undefined {
  const { state, seat, knowledge } = survey;
  const { temperament, odds, plans } = knowledge;
  if (proposalsOf(frame).some(({ by }) => by === seat)) return undefined;
  const trusted = state.order.filter((other) => other !== seat && !hasBroken(state, other, seat));
  return (
    (plans ? warOnLeader(survey, trusted) : undefined) ??
    (temperament ? PROPOSERS[temperament](survey, trusted) : undefined) ??
    (odds ? peaceWithStronger(survey, trusted) : undefined)
  );
}

const PROPOSERS: Readonly<Record<Temperament, Proposer>> = {
  /** Asks the most dangerous player for peace before a war begins. */
  cautious: (survey, trusted) => {
    const { state, seat } = survey;
    const dangers = trusted
      .filter((other) => !hasPromisedPeace(state, other, seat) && gainOfWar(survey, other) <= 0)
      .map((player) => ({ player, threat: threatFrom(survey, player) }))
      .filter(({ threat }) => threat > 0)
      .sort((one, other) => other.threat - one.threat);
    return dangers[0] && propose(dangers[0].player, { offer: ["peace"], ask: ["peace"], rounds: 1 });
  },
  /** Offers an enemy peace for a price, or exchanges free passage. */
  trader: (survey, trusted) => {
    const { state, seat } = survey;
    const enemies = trusted.filter((other) => effective(state, seat, other) === "war");
    const enemy = enemies.find((other) => gainOfWar(survey, other) <= 0);
    if (enemy !== undefined) return propose(enemy, peaceForAPrice(survey, enemy));
    if (!hasTransports(state, seat)) return undefined;
    const partner = strongest(
      state,
      trusted.filter((other) => hasTransports(state, other)),
    );
    return partner === undefined ? undefined : propose(partner, { offer: ["passage"], ask: ["passage"], rounds: 1 });
  },
  /** Looks for an ally for a war that it wants anyway. */
  conqueror: (survey, trusted) => {
    const { state, seat } = survey;
    const targets = state.order
      .filter((other) => other !== seat && !hasPromisedPeace(state, seat, other))
      .map((third) => ({ third, gain: gainOfWar(survey, third) }))
      .filter(({ gain }) => gain > 0)
      .sort((one, other) => other.gain - one.gain);
    for (const { third } of targets) {
      const ally = allyAgainst(survey, trusted, third);
      if (ally !== undefined) return propose(ally, { offer: ["war"], ask: ["war"], third, rounds: 1 });
    }
    return undefined;
  },
};

/** The price is free passage for transports, or war on another enemy. */
function peaceForAPrice({ state, seat }: Survey, enemy: Seat): Deal {
  if (hasTransports(state, seat)) return { offer: ["peace"], ask: ["peace", "passage"], rounds: 1 };
  const third = state.order.find(
    (other) => other !== enemy && other !== seat && hostile(state, seat, other) && hostile(state, enemy, other),
  );
  if (third === undefined) return { offer: ["peace"], ask: ["peace"], rounds: 1 };
  return { offer: ["peace"], ask: ["peace", "war"], third, rounds: 1 };
}

function warOnLeader(survey: Survey, trusted: readonly Seat[]): Action | undefined {
  const { state, seat } = survey;
  const third = state.order.find((other) => other !== seat && isNearVictory(state, other));
  const ally = third === undefined ? undefined : allyAgainst(survey, trusted, third);
  return third === undefined || ally === undefined
    ? undefined
    : propose(ally, { offer: ["war"], ask: ["war"], third, rounds: 1 });
}

/** The strongest player who is not at war with the third one yet. */
function allyAgainst({ state }: Survey, trusted: readonly Seat[], third: Seat): Seat | undefined {
  return strongest(
    state,
    trusted.filter((other) => other !== third && !hostile(state, other, third)),
  );
}

function peaceWithStronger(survey: Survey, trusted: readonly Seat[]): Action | undefined {
  const { state, seat } = survey;
  const player = trusted.find(
    (other) =>
      effective(state, seat, other) === "war" &&
      forcesOf(state, other) > forcesOf(state, seat) &&
      threatFrom(survey, other) > 0 &&
      gainOfWar(survey, other) <= 0,
  );
  return player === undefined ? undefined : propose(player, { offer: ["peace"], ask: ["peace"], rounds: 1 });
}

function propose(player: Seat, deal: Deal): Action {
  return { kind: "propose", player, ...deal };
}
