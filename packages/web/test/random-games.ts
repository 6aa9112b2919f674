import { type AnyOptions, allSeats, asSeat, chooseOptions, type Game, type Random, seededRandom } from "@rondel/engine";
import type { GameSamples } from "./game-samples.ts";
import { sampleAction } from "./sample-action.ts";

/** A prompt, refusal or event of a random game with its parameters, and the samples for it. */
export interface Met {
  readonly key: string;
  readonly samples: readonly object[];
  readonly given: object;
}

interface RandomGame {
  readonly players: number;
  readonly options: AnyOptions;
  readonly seed: string;
  readonly mostSteps: number;
  /** Illegal actions to try at every step. */
  readonly tries: number;
}

/** Plays at random and collects everything that the rules name. */
export function messagesMet(samples: GameSamples, playing: RandomGame): Met[] {
  const { game } = samples;
  const { players, mostSteps } = playing;
  const random = seededRandom(playing.seed);
  const { state, events } = game.setup(players, optionsOf(game, playing.options), random);
  const all = [...events];
  const met: Met[] = [];
  for (let steps = 0; steps < mostSteps; steps++) {
    const [decider] = game.deciders(state);
    if (decider === undefined) break;
    met.push(...allSeats(players).map((seat) => promptMet(samples, game.prompt(state, seat))));
    const actions = game.actions(state, decider);
    const kinds = [...new Set(actions.map(({ kind }) => kind))];
    for (let tries = 0; tries < playing.tries; tries++) {
      const seat = tries % 8 === 7 ? asSeat(0) : decider;
      const refused = game.refuse(state, seat, anyAction(game, tries % 4 === 3 ? undefined : kinds, random));
      if (refused)
        met.push({ key: refused.code, samples: known(samples.refusals, refused.code), given: refused.params });
    }
    const action = actions[random.draw("action", actions.length)];
    if (!action) throw new Error("a decider without a legal action");
    all.push(...game.play(state, decider, action, random));
  }
  return [
    ...met,
    ...all.map((event) => ({ key: event.kind, samples: samples.events[event.kind] ?? [], given: event })),
  ];
}

/** The prompt `waiting` has the parameters of the awaited one. */
function promptMet({ prompts }: GameSamples, { code, params }: ReturnType<Game["prompt"]>): Met {
  return { key: code, samples: known(prompts, code === "waiting" ? String(params.waitingFor) : code), given: params };
}

/** Mostly of kinds that are legal now: those are refused for the more interesting reasons. */
function anyAction(game: Game, kinds: readonly string[] = Object.keys(game.actionSchemas), random: Random) {
  return sampleAction(game, kinds[random.draw("kind", kinds.length)] ?? "pass", random);
}

function known(samples: Readonly<Record<string, object>>, code: string): readonly object[] {
  const sample = samples[code];
  if (!sample) throw new Error(`there is no sample for ${code}`);
  return [sample];
}

function optionsOf(game: Game, chosen: AnyOptions): AnyOptions {
  const answer = chooseOptions(game.options, chosen);
  if ("problem" in answer) throw new Error(answer.problem.code);
  return answer.options;
}
