import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Seat, seededRandom } from "@rondel/engine";
import {
  type Action,
  type Card,
  type CardPlay,
  type Field,
  type Frame,
  imperunde,
  isCardPlay,
  type State,
  type Unit,
  type View,
} from "@rondel/imperunde";
import type { TableSession } from "../../session/session.ts";
import type { GameSpeech } from "../../messages/game-messages.ts";
import { type CommonDesk, commonDesk, deskPlace } from "../common/game-context.ts";
import { type Ask, askingOf } from "./answers.ts";
import type { PassingPhases } from "./cards/passing.ts";
import type { Homes } from "./owners.ts";
import type { Key } from "./messages/catalogues.ts";

/** What the player has pointed at but not done yet. Nothing of it ever leaves the page. */
interface Choosing {
  /** The row of the decision that is chosen. */
  readonly option: Signal<string | undefined>;
  /** The land to invest in, the field to move from, the first target of a card. */
  readonly field: Signal<Field | undefined>;
  readonly unit: Signal<Unit | undefined>;
  readonly card: Signal<Card | undefined>;
  /** Against whom war is about to be sealed; nothing as long as nothing is to change. */
  readonly war: Signal<readonly Seat[] | undefined>;
  readonly pointed: Signal<Field | undefined>;
}

/** Everything that the parts of the screen share. */
export interface Desk extends CommonDesk<Action, Key> {
  readonly view: ReadonlySignal<View | undefined>;
  /** The board as the viewer sees it: hands, orders and passes of others are empty in it. */
  readonly state: ReadonlySignal<State | undefined>;
  /** The same object as long as nobody moves house: whoever only wants colours is not drawn with every action. */
  readonly homes: ReadonlySignal<Homes>;
  /** What may be done although nobody waits for it. */
  readonly free: ReadonlySignal<readonly Action[]>;
  /** Every card that may be played now, with every target. */
  readonly plays: ReadonlySignal<readonly CardPlay[]>;
  /** The innermost thing that is pending, in the position of now or of the past that is shown. */
  readonly pending: ReadonlySignal<Frame | undefined>;
  readonly choosing: Choosing;
  readonly passing: PassingPhases;
  readonly ask: Ask;
}

export function deskOf(session: TableSession, speech: GameSpeech): Desk {
  const view = computed(() => session.view.value as View | undefined);
  const state = computed(() => view.value?.board);
  const homesAsText = computed(() => JSON.stringify(state.value?.home ?? []));
  const possible = computed(() => view.value && imperunde.guess(view.value, seededRandom("what others hold")));
  const common = commonDesk<Action, Key>(
    session,
    speech,
    (seat, action) => possible.value && imperunde.refuse(possible.value, seat, action),
  );
  const free = computed(() => (session.past.at.value === undefined ? (session.freeActions.value as Action[]) : []));
  return {
    ...common,
    view,
    state,
    homes: computed(() => ({ home: JSON.parse(homesAsText.value) as Field[] })),
    free,
    plays: computed(() => [...common.actions.value, ...free.value].filter(isCardPlay)),
    pending: computed(() => state.value?.frames.at(-1)),
    choosing: nothingChosen(),
    passing: signal(new Set()),
    ask: askingOf(possible, session.viewer),
  };
}

function nothingChosen(): Choosing {
  return {
    option: signal(undefined),
    field: signal(undefined),
    unit: signal(undefined),
    card: signal(undefined),
    war: signal(undefined),
    pointed: signal(undefined),
  };
}

/** A land to invest in stays chosen, and units that can still move. */
export function forgetChoice({ choosing, actions }: Desk): void {
  choosing.option.value = undefined;
  choosing.card.value = undefined;
  choosing.war.value = undefined;
  const field = choosing.field.peek();
  const stays = actions.peek().some((action) => startsAt(action, field, choosing.unit.peek()));
  if (stays) return;
  choosing.field.value = undefined;
  choosing.unit.value = undefined;
}

function startsAt(action: Action, field: Field | undefined, unit: Unit | undefined): boolean {
  if ("land" in action && action.kind.startsWith("buy")) return action.land === field;
  if (action.kind !== "move" && action.kind !== "sailThrough" && action.kind !== "embark") return false;
  return action.from === field && (unit === undefined || action.unit === unit);
}

export const { DeskProvider, useDesk } = deskPlace<Desk>();
