import { type AnyEvent, asSeat, type Game, seededRandom, type Viewer } from "@rondel/engine";
import { imperial, NATIONS, type State, taxationOf } from "@rondel/imperial";
import { type State as BoardState, imperunde, isPlayer, ownerOf, postsOnBoard, type Region } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, thinkWithin } from "../src/index.ts";
import { type Reason, turnReasons } from "../src/turn-reasons.ts";

const READER = asSeat(0);

interface PlayedTurn {
  readonly before: unknown;
  readonly after: unknown;
  readonly events: readonly AnyEvent[];
}

const STARTS = ["turn", "phaseBegan", "turnEnded"];

/** The turns of a game between easy bots, with the whole states before and after them. */
function turnsOf(game: Game, seed: string, actions: number): PlayedTurn[] {
  const random = seededRandom(seed);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]));
  const { state } = game.setup(4, options, random);
  const turns: PlayedTurn[] = [];
  let [before, events] = [game.clone(state), [] as AnyEvent[]];
  for (let number = 0; number < actions; number++) {
    const seat = game.deciders(state)[0];
    if (seat === undefined) break;
    const task = { view: game.view(state, seat), seat, actions: game.actions(state, seat) };
    const thinking = beginThinking(botFor(game.id), { ...task, level: "simple", seed: `${seed}/${number}` });
    const added = game.play(state, seat, thinkWithin(thinking, { nodes: 1 }).action(), random);
    events.push(...added);
    if (!added.some(({ kind }) => STARTS.includes(kind))) continue;
    turns.push({ before, after: game.clone(state), events });
    [before, events] = [game.clone(state), []];
  }
  return turns;
}

/** The reasons that a viewer gets. */
function reasonsFor(game: Game, viewer: Viewer, { before, after, events }: PlayedTurn): readonly Reason[] {
  const seen = events.flatMap((event) => game.viewEvent(event, viewer) ?? []);
  return turnReasons(game.id, {
    viewer,
    before: game.view(before, viewer),
    after: game.view(after, viewer),
    events: seen,
  });
}

describe.each([
  ["imperial", imperial as Game, 300],
  ["imperunde", imperunde as Game, 500],
])("the reasons for turns of others in %s", (_, game, count) => {
  const turns = turnsOf(game, "reasons", count);

  it("are the same whatever is hidden from the reader", () => {
    for (const [place, turn] of turns.entries()) {
      const hidden = (state: unknown) => game.redealHidden(state, READER, seededRandom(place));
      const other = { ...turn, before: hidden(turn.before), after: hidden(turn.after) };
      expect(reasonsFor(game, READER, other)).toEqual(reasonsFor(game, READER, turn));
    }
  });

  it("are at most two, and of several kinds", () => {
    const found = turns.map((turn) => reasonsFor(game, "spectator", turn));
    expect(Math.max(...found.map(({ length }) => length))).toBe(2);
    expect(found.filter(([one, other]) => one !== undefined && one.code === other?.code)).toEqual([]);
    expect(new Set(found.flat().map(({ code }) => code)).size).toBeGreaterThan(4);
  });
});

/** The parameters of all reasons with a code, each with its turn. */
function allOf<Code extends Reason["code"]>(game: Game, turns: readonly PlayedTurn[], code: Code) {
  return turns.flatMap((turn) =>
    reasonsFor(game, "spectator", turn).flatMap((one) =>
      one.code === code ? [{ turn, params: one.params as Extract<Reason, { code: Code }>["params"] }] : [],
    ),
  );
}

describe("a reason", () => {
  it("has the points and taxes of the position in Imperial", () => {
    const game = imperial as Game;
    const turns = turnsOf(game, "true", 400);
    const points = allOf(game, turns, "reason-points");
    expect(points.length).toBeGreaterThan(0);
    for (const { turn, params } of points) expect((turn.after as State).points[params.nation]).toBe(params.total);
    const flags = allOf(game, turns, "reason-flags");
    expect(flags.length).toBeGreaterThan(0);
    for (const { turn, params } of flags) {
      const taxes = (state: unknown) => NATIONS.map((nation) => taxationOf(state as State, nation).tax);
      const [was, is] = [taxes(turn.before), taxes(turn.after)];
      expect(was.some((tax, nation) => tax === params.before && is[nation] === params.after)).toBe(true);
    }
  });

  it("names a conquered territory and the posts on the board in ImpeRunde", () => {
    const game = imperunde as Game;
    const turns = turnsOf(game, "true", 900);
    const conquests = allOf(game, turns, "reason-conquest");
    expect(conquests.length).toBeGreaterThan(0);
    for (const { turn, params } of conquests) {
      const owner = (state: unknown) => ownerOf(state as BoardState, params.region as Region);
      expect(isPlayer(owner(turn.after)) && owner(turn.after) !== owner(turn.before)).toBe(true);
    }
    const posts = allOf(game, turns, "reason-posts");
    expect(posts.length).toBeGreaterThan(0);
    for (const { turn, params } of posts) {
      const totals = (state: unknown) => [0, 1, 2, 3].map((seat) => postsOnBoard(state as BoardState, asSeat(seat)));
      const grown = totals(turn.after).filter((total, seat) => total > (totals(turn.before)[seat] ?? 0));
      expect(grown).toContain(params.total);
    }
  });
});
