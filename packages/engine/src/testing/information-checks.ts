import type { AnyEvent, Game } from "../game.ts";
import { formatNotation } from "../notation.ts";
import type { Random } from "../random.ts";
import { allSeats, asSeat, type Seat, type Viewer } from "../seat.ts";
import { seededRandom } from "../seeded-random.ts";
import { canonicalJson } from "../stable-hash.ts";
import type { Check, CheckedState } from "./check.ts";
import { difference, notPlain } from "./plain-data.ts";
import { sampleValue } from "./samples.ts";

/** The view of a guessed state equals the view that it was guessed from. */
export const guessesAgree: Check = {
  name: "guesses agree with the view",
  broken({ game, match, random }) {
    for (const viewer of someViewers(match.header.players, random)) {
      const view = game.view(match.state, viewer);
      const problem = notPlain(view, `view of ${viewer}`);
      if (problem) return problem;
      const guessed = game.guess(view, random);
      const state = notPlain(guessed, `guess of ${viewer}`);
      if (state) return state;
      const real = canonicalJson(view);
      const imagined = canonicalJson(game.view(guessed, viewer));
      if (imagined !== real) return `the guess of ${viewer} has another view: ${difference(real, imagined)}`;
    }
    return undefined;
  },
};

/** The views of all viewers at once equal their single views. */
export const sharedViewsAgree: Check = {
  name: "shared views agree with single ones",
  broken({ game, match: { state, header } }) {
    const viewers: Viewer[] = [...allSeats(header.players), "spectator"];
    const views = game.views?.(state, viewers);
    if (!views) return undefined;
    for (const [index, viewer] of viewers.entries()) {
      const single = canonicalJson(game.view(state, viewer));
      const shared = canonicalJson(views[index] ?? null);
      if (single !== shared) return `the shared view of ${viewer} differs: ${difference(single, shared)}`;
    }
    return undefined;
  },
};

/** Two states that differ only in information hidden from a viewer have the same view, prompt, actions and answers for it. */
export const nothingLeaks: Check = {
  name: "nothing leaks into views",
  broken(checked) {
    const { game, match, random } = checked;
    for (const viewer of someViewers(match.header.players, random)) {
      const other = game.redealHidden(match.state, viewer, random);
      const leak =
        compare(`view of ${viewer}`, game.view(match.state, viewer), game.view(other, viewer)) ??
        (viewer === "spectator" ? undefined : leakToSeat(checked, other, viewer));
      if (leak) return leak;
    }
    return undefined;
  },
};

function leakToSeat({ game, match, random }: CheckedState, other: unknown, seat: Seat): string | undefined {
  const parts = {
    prompt: (state: unknown) => (game.outcome(state) ? null : game.prompt(state, seat)),
    actions: (state: unknown) => game.actions(state, seat),
    "free actions": (state: unknown) => game.freeActions(state, seat),
    "default action": (state: unknown) =>
      game.deciders(state).includes(seat) ? game.defaultAction(state, seat) : null,
  };
  for (const [name, part] of Object.entries(parts)) {
    const leak = compare(`${name} of seat ${seat}`, part(match.state), part(other));
    if (leak) return leak;
  }
  const question = sampleValue(game.questionSchemas, random);
  if (!question) return undefined;
  return compare(
    `answer to ${formatNotation(game.questionSchemas, question)} for seat ${seat}`,
    game.answer(match.state, seat, question),
    game.answer(other, seat, question),
  );
}

/**
 * The same action, played in two states that differ only in information hidden from a viewer, has the same events for that
 * viewer, up to the first event that reveals something.
 */
export const eventsDoNotLeak: Check = {
  name: "nothing leaks into events",
  broken({ game, match, random }) {
    const deciders = game.deciders(match.state);
    if (deciders.length === 0) return undefined;
    const actor = deciders[random.draw("actor", deciders.length)] as Seat;
    const actions = game.actions(match.state, actor);
    const action = actions[random.draw("action", actions.length)];
    if (!action) return undefined;
    const seed = String(random.draw("seed", 1_000_000));
    for (const viewer of someViewers(match.header.players, random)) {
      const other = game.redealHidden(match.state, viewer, random);
      if (!game.deciders(other).includes(actor) || game.refuse(other, actor, action)) continue;
      const real = game.play(game.clone(match.state), actor, action, seededRandom(seed));
      const imagined = game.play(other, actor, action, seededRandom(seed));
      const leak = compare(
        `events of ${formatNotation(game.actionSchemas, action)} for ${viewer}`,
        ...untilReveal(game, real, imagined, viewer),
      );
      if (leak) return leak;
    }
    return undefined;
  },
};

/** The viewer's version of two lists of events, both cut before the first event that reveals something. */
function untilReveal(
  game: Game,
  left: readonly AnyEvent[],
  right: readonly AnyEvent[],
  viewer: Viewer,
): [unknown, unknown] {
  const firstReveal = (events: readonly AnyEvent[]) => {
    const place = events.findIndex((event) => game.reveals(event));
    return place < 0 ? events.length : place;
  };
  const length = Math.min(firstReveal(left), firstReveal(right));
  const seen = (events: readonly AnyEvent[]) =>
    events.slice(0, length).flatMap((event) => game.viewEvent(event, viewer) ?? []);
  return [seen(left), seen(right)];
}

function compare(what: string, left: unknown, right: unknown): string | undefined {
  const one = canonicalJson(left);
  const two = canonicalJson(right);
  return one === two ? undefined : `${what} depends on hidden information: ${difference(one, two)}`;
}

/** A random seat and the spectator. Over many states every seat is checked. */
function someViewers(players: number, random: Random): Viewer[] {
  return [asSeat(random.draw("viewer", players)), "spectator"];
}
