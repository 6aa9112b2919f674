import type { Frame } from "../../../src/index.ts";
import { foreignWarships, nameOfPlace, type Party, type Position, supply } from "./position.ts";
import { landNamed } from "./world.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

/** D-04, D-05: first stances, a vote and answers that are owed, and the end of the talks; or the secret stance towards everyone. */
export function talksOf(position: Position, seat: Party, talks: Talks): string[] {
  const others = position.order.filter((other) => other !== seat).sort();
  if (talks.stage === "sealing") return subsetsOf(others.map((other) => `s${other}`)).map(sealed);
  const silent = others.filter((other) => talks.stances[seat * 6 + other] === 0);
  // IR-5.2.2, RU-10: consent needs a relation other than peace.
  const unfriendly = silent.filter(
    (other) => position.relation(seat, other) !== "peace" || !position.isBasePeace(seat, other),
  );
  // IR-5.2.4: each open proposal to the seat can be accepted or rejected.
  const offered = (talks.proposals ?? []).flatMap((proposal, number) =>
    proposal.player === seat && proposal.answer === "open" ? [number] : [],
  );
  return [
    ...silent.map((other) => `declareWar s${other}`),
    ...unfriendly.map((other) => `consentPeace s${other}`),
    ...offered.flatMap((number) => [`acceptProposal ${number}`, `rejectProposal ${number}`]),
    "ready",
  ];
}

const sealed = (enemies: readonly string[]): string => `sealStance ${enemies.join(",") || "-"}`;

function subsetsOf(names: readonly string[]): string[][] {
  const [first, ...rest] = names;
  if (first === undefined) return [[]];
  const without = subsetsOf(rest);
  return [...without, ...without.map((subset) => [first, ...subset])];
}

/** IR-3.3.2, RU-42: each starting ship goes into a coastal sea of the home without warships of others. */
export function startShips(position: Position, seat: Party): string[] {
  const seas = freeCoasts(position, seat, position.homes[seat] ?? "");
  if (seas.length === 0) return ["startShips"];
  return seas.flatMap((one) => seas.map((other) => `startShips frigate=${one} shipOfTheLine=${other}`));
}

/** IR-3.4.4: a frigate on the coast, or armies for three doubloons. */
export function equipments(
  position: Position,
  seat: Party,
  frame: Extract<Frame, { kind: "startColonies" }>,
): string[] {
  const seas = supply(position, seat, "frigate") > 0 ? freeCoasts(position, seat, nameOfPlace(frame.territory)) : [];
  return [...seas.map((sea) => `equipFrigate ${sea}`), "equipArmies 3 0 0", "equipArmies 1 1 0", "equipArmies 0 0 1"];
}

const freeCoasts = (position: Position, seat: Party, land: string): string[] =>
  landNamed(land).seas.filter((sea) => foreignWarships(position, seat, sea).length === 0);
