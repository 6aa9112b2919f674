import {
  type AnyEvent,
  asSeat,
  type FrameRules,
  frameMachine,
  type Game,
  type Infer,
  index,
  leftOf,
  refusal,
  type Seat,
} from "@rondel/engine";

/**
 * A minimal game: 60 regions; on each turn one player puts one unit into a region that is not full. The time to play it is the time
 * of the engine.
 */
const REGIONS = Array.from({ length: 60 }, (_, number) => `region-${number}`);
const FULL = 1_000_000;

const actionSchemas = { place: { region: index(REGIONS) } } as const;
type Place = Infer<typeof actionSchemas>;

interface State {
  players: number;
  units: number[];
  frames: { readonly kind: "turn"; seat: Seat }[];
}

const turn: FrameRules<State, State["frames"][number], Place, AnyEvent> = {
  deciders: (_state, frame) => [frame.seat],
  actions: () => REGIONS.map((_, region) => ({ kind: "place", region })),
  defaultAction: () => ({ kind: "place", region: 0 }),
  refuse(state, frame, seat, action) {
    if (seat !== frame.seat) return refusal("not-your-turn", "B-1");
    return (state.units[action.region] ?? FULL) < FULL ? undefined : refusal("full", "B-2");
  },
  play(state, frame, _seat, action, table) {
    state.units[action.region] = (state.units[action.region] ?? 0) + 1;
    frame.seat = leftOf(frame.seat, state.players);
    table.emit({ kind: "placed", rule: "B-1" });
  },
  prompt: () => ({ code: "place", params: {} }),
  step: () => false,
};

const machine = frameMachine<State, State["frames"][number], Place, AnyEvent>({ turn });

const clone = (state: State): State => ({
  players: state.players,
  units: state.units.slice(),
  frames: state.frames.map((frame) => ({ ...frame })),
});

const begin = (players: number): State => ({
  players,
  units: REGIONS.map(() => 0),
  frames: [{ kind: "turn", seat: asSeat(0) }],
});

export const sixtyRegions: Game<State, Place, AnyEvent, State> = {
  id: "sixty-regions",
  rulesVersion: "1",
  players: { fewest: 2, most: 6 },
  options: {},
  actionSchemas,
  statementSchemas: {},
  questionSchemas: {},
  invariants: [],
  setup: (players) => ({ state: begin(players), events: [] }),
  clone,
  deciders: machine.deciders,
  answerWindow: () => undefined,
  actions: machine.actions,
  freeActions: () => [],
  defaultAction: machine.defaultAction,
  refuse: machine.refuse,
  play: machine.play,
  view: (state) => clone(state),
  viewEvent: (event) => event,
  reveals: () => false,
  guess: (view) => clone(view),
  redealHidden: (state) => clone(state),
  prompt: machine.prompt,
  answer: () => null,
  outcome: () => undefined,
  emptyBoard: begin,
  arrange: () => undefined,
  depict: () => [],
};
