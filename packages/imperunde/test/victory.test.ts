import { type AnyOptions, allSeats, type Random, type Seat, seededRandom } from "@rondel/engine";
import { expect, test } from "vitest";
import { type Action, type Event, imperunde, postsOnBoard, type State } from "../src/index.ts";
import { isPlayer } from "../src/state.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, optionsWith } from "./support/table.ts";

/** IR-14.1.2, RU-34: the changes that can end a match, by their event. */
const REASONS: Partial<Record<Event["kind"], string>> = {
  bought: "a post bought",
  canalBuilt: "a canal",
  conquered: "a conquest",
  postsSwapped: "a conquest",
  debtSettled: "a debt repaid",
  taxed: "a debt repaid",
  targetChanged: "a lower target",
  ended: "the last round",
};

interface Ending {
  readonly reason: string;
  readonly actions: number;
}

/** Plays to the end, mostly with preferred actions, and checks every invariant. */
function playOut(state: State, preferred: readonly Action["kind"][], seed: string, mostActions: number): Ending {
  const random = seededRandom(seed);
  const chooser = seededRandom(`${seed}/chooser`);
  for (let actions = 1; actions <= mostActions; actions++) {
    const [seat, action] = choose(state, preferred, chooser);
    const before = imperunde.clone(state);
    const events = imperunde.play(state, seat, action, random);
    const fault = imperunde.invariants.find(({ broken }) => broken(state, before, events) !== undefined);
    if (fault) throw new Error(`${fault.id}: ${fault.broken(state, before, events)}`);
    if (state.ended) return { reason: reasonOf(action, events), actions };
  }
  return { reason: "none", actions: mostActions };
}

function choose(state: State, preferred: readonly Action["kind"][], chooser: Random): [Seat, Action] {
  const deciders = imperunde.deciders(state);
  const offers = deciders.flatMap((seat) => imperunde.actions(state, seat).map((action) => [seat, action] as const));
  const free = preferred.some((kind) => FREE.includes(kind))
    ? allSeats(state.players).flatMap((seat) =>
        imperunde.freeActions(state, seat).map((action) => [seat, action] as const),
      )
    : [];
  const good = [...offers, ...free].filter(([, action]) => preferred.includes(action.kind) && !borrows(action));
  const pool = good.length > 0 && chooser.draw("guide", 4) > 0 ? good : offers;
  return [...(pool[chooser.draw("choice", pool.length)] as readonly [Seat, Action])];
}

/** Preferred actions that can be free actions. */
const FREE: readonly Action["kind"][] = ["smuggling"];
const borrows = (action: Action): boolean => action.kind === "settleDebt" && action.change > 0;

function reasonOf(action: Action, events: readonly Event[]): string {
  const end = events.findIndex(({ kind }) => kind === "won" || kind === "ended");
  const cause = events.slice(0, end + 1).findLast(({ kind }) => REASONS[kind] !== undefined);
  if (cause?.rule === "IR-13.5.11") return "smuggled posts";
  return (cause && REASONS[cause.kind]) ?? `${action.kind}: ${cause?.kind}`;
}

const GREED: readonly Action["kind"][] = ["buyPost", "buyCanal", "settleDebt", "attack", "send", "begin"];

interface Way {
  readonly position: string;
  readonly before?: string;
  readonly preferred: readonly Action["kind"][];
  readonly options?: AnyOptions;
}

/** Positions one step before the end, with the actions that lead there. */
const WAYS: Readonly<Record<string, Way>> = {
  "a post bought": {
    position: `colony china s0 1\n money s0 4 0\n target 2\n turn investments s0`,
    preferred: ["buyPost"],
  },
  "a canal": { position: `colony egypt s0 1\n money s0 8 0\n target 3\n turn investments s0`, preferred: ["buyCanal"] },
  "smuggled posts": {
    position: `colony china s0 1\n hand s0 smuggling\n target 2\n turn investments s1`,
    preferred: ["smuggling"],
    options: { smugglingMayBuyPosts: true },
  },
  "a conquest": {
    position: `${WAR_01}\n colony china s0 1\n colony congo s1 1\n pieces south-africa s0 infantry 3\n target 2\n turn movement s0`,
    preferred: ["attack", "send", "begin"],
  },
  "a debt repaid": {
    position: `colony china s0 3\n money s0 9 5\n target 3\n turn debts s0`,
    preferred: ["settleDebt"],
  },
  "a lower target": {
    position: `colony china s0 3\n colony peru s1 2\n target 4\n turn talks s0`,
    before: "s0 proposeTarget 3",
    preferred: ["voteTarget", "ready"],
  },
  "the last round": { position: "round 1 7\n turn embarkation s3", preferred: [], options: { roundLimit: 1 } },
};

function tally(endings: readonly Ending[]): string {
  const reasons = Map.groupBy(endings, ({ reason }) => reason);
  return [...reasons].map(([reason, all]) => `${reason} ${all.length}`).join(", ");
}

test.each(Object.entries(WAYS))(
  "IR-14.1.2: %s ends the match",
  (reason, { position, before = "", preferred, options }) => {
    const seeds = ["one", "two", "three"];
    const endings = seeds.map((seed) => {
      const table = given(4, `${HOMES} ${position}`, options);
      table.play(before);
      return playOut(table.state, preferred, seed, 500);
    });
    expect(endings.map((ending) => ending.reason)).toContain(reason);
  },
);

test("games of greedy players end, with every number of players", { timeout: 300_000 }, () => {
  const targets = [8, 11, 14];
  const endings = [3, 4, 5, 6].flatMap((players) =>
    targets.map((targetPosts) => {
      const seed = `${players} players to ${targetPosts}`;
      const { state } = imperunde.setup(players, optionsWith({ targetPosts, roundLimit: 12 }), seededRandom(seed));
      const ending = playOut(state, GREED, seed, 8000);
      const [best] = imperunde.outcome(state)?.ranking ?? [];
      if (isPlayer(state.winner))
        expect([best?.seat, postsOnBoard(state, state.winner) >= targetPosts]).toEqual([state.winner, true]);
      return ending;
    }),
  );
  const actions = endings.reduce((sum, ending) => sum + ending.actions, 0);
  console.log(`${endings.length} guided matches ended after ${actions} actions: ${tally(endings)}`);
  expect(endings.filter(({ reason }) => reason === "none")).toEqual([]);
});
