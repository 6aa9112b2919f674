import { pick, type Random, type Seat, seededRandom, stateHash } from "@rondel/engine";
import { anyOptions } from "@rondel/engine/testing";
import { type Action, imperunde, type Question, type State } from "../../src/index.ts";
import { arrangedPosition } from "./model/arranged.ts";
import { variant } from "./model/compare.ts";
import { eagerChoice } from "./model/play.ts";
import { optionsWith } from "./table.ts";

/** The number of crowded positions and of new games that are played on. */
export const POSITIONS = 80;
export const GAMES = 12;
const STEPS = { position: 45, game: 90 };
const LOOK_EVERY = 9;

/** Everything that a table shows during a short random match: decisions, refusals, events, views, prompts, answers, statements. */
export function digestOf(start: "position" | "game", number: number): string {
  const random = seededRandom(`digest ${start} ${number}`);
  const players = 3 + (number % 4);
  const options = optionsWith(number % 3 === 0 ? {} : anyOptions(imperunde.options, random));
  const seen: unknown[] = [];
  const begun = start === "game" ? imperunde.setup(players, options, random) : undefined;
  const state = begun?.state ?? arrangedPosition(players, options, random);
  seen.push(begun?.events ?? []);
  for (let step = 0; step < STEPS[start] && imperunde.deciders(state).length > 0; step++) {
    if (step % LOOK_EVERY === 0) seen.push(look(state, random));
    seen.push(act(state, random));
  }
  seen.push(look(state, random), imperunde.outcome(state));
  return stateHash(imperunde, JSON.parse(JSON.stringify(seen))).slice(0, 8);
}

/** Plays one action, now and then a free one, and returns what was on offer, what was refused and what happened. */
function act(state: State, random: Random): unknown {
  const seat = pick(random, "seat", imperunde.deciders(state));
  const other = random.draw("other", state.players) as Seat;
  const free = imperunde.freeActions(state, other);
  const offers = imperunde.actions(state, seat);
  const tried = [1, 2, 3].map(() => variant([...offers, ...free], random));
  const refused = tried.map((action) => imperunde.refuse(state, other, action) ?? "legal");
  const isFree = free.length > 0 && random.draw("free", 5) === 0;
  const kind = state.frames.at(-1)?.kind ?? "none";
  const action = isFree ? freeChoice(free, random) : eagerChoice(offers, kind, random);
  const suggested = imperunde.defaultAction(state, seat);
  const events = imperunde.play(state, isFree ? other : seat, action, random);
  return [seat, offers, free, refused, suggested, events, stateHash(imperunde, state)];
}

/** One action of a random kind. */
function freeChoice(free: readonly Action[], random: Random): Action {
  const kind = pick(random, "kind", [...new Set(free.map((action) => action.kind))]);
  return pick(
    random,
    "action",
    free.filter((action) => action.kind === kind),
  );
}

/** What seats and spectators see, and the answers to questions. */
function look(state: State, random: Random): unknown {
  const seats = Array.from({ length: state.players }, (_, seat) => seat as Seat);
  const viewer = pick(random, "viewer", seats);
  const questions: Question[] = [
    { kind: "battle" },
    { kind: "standings" },
    { kind: "budget", player: pick(random, "budget", seats) },
  ];
  return [
    imperunde.view(state, viewer),
    imperunde.view(state, "spectator"),
    seats.map((seat) => imperunde.prompt(state, seat)),
    questions.map((question) => imperunde.answer(state, viewer, question)),
    imperunde.depict(state),
  ];
}
