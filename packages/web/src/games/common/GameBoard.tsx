import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { Board, type BoardData, type BoardView, type Carry, type Choice } from "@rondel/boards";
import type { Tagged } from "@rondel/engine";
import { useAfterPaint } from "../../layout/after-paint.ts";
import { showNotice } from "../../ui/notes.tsx";
import type { DecisionModel } from "./decision-model.ts";
import type { GameContext } from "./game-context.ts";

interface GameBoardProps<Action extends Tagged, Region extends number> {
  readonly context: GameContext<Action>;
  readonly decision: ReadonlySignal<DecisionModel<Action, Region> | undefined>;
  readonly board: BoardData;
  readonly view: ReadonlySignal<BoardView>;
  /** What each region is and has, in words. */
  readonly tell: () => Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
  readonly regionOf: (name: string) => Region | undefined;
  readonly pointed: Signal<Region | undefined>;
  readonly turn?: Signal<number>;
}

/** The board of a game: a lit region does what it offers; any other says why not, with the rule. */
export function GameBoard<Action extends Tagged, Region extends number>(props: GameBoardProps<Action, Region>) {
  const { context, decision, board, view, names, regionOf, pointed, turn } = props;
  const { messages } = context;
  const spoken = useAfterPaint(props.tell);
  const isLow = useSignal(false);
  return (
    <>
      <Board
        board={board}
        view={view}
        spoken={spoken}
        names={names}
        words={{
          board: messages.term("screen.board"),
          zoomIn: messages.term("screen.zoomIn"),
          zoomOut: messages.term("screen.zoomOut"),
          fit: messages.term("screen.fit"),
          turn: messages.term("screen.turn"),
        }}
        {...(turn && {
          turn,
          onTurn: (degrees: number) => {
            turn.value = degrees;
          },
        })}
        onChoose={(choice) => choose(context, decision.peek(), regionOf(choice.region), choice)}
        carry={carrying(context, decision, regionOf)}
        onPoint={(name) => {
          pointed.value = name === undefined ? undefined : regionOf(name);
          isLow.value = name !== undefined && liesLow(name);
        }}
      />
      <Caption {...props} spoken={spoken} isLow={isLow} />
    </>
  );
}

/** Carrying a piece is choosing it, then the place where it is dropped. */
function carrying<Action extends Tagged, Region extends number>(
  context: GameContext<Action>,
  decision: ReadonlySignal<DecisionModel<Action, Region> | undefined>,
  regionOf: (name: string) => Region | undefined,
): Carry {
  const offerAt = (name: string) => {
    const region = regionOf(name);
    return region === undefined ? undefined : decision.peek()?.regions?.get(region);
  };
  return {
    canTake: ({ region, symbol = "" }) => offerAt(region)?.pieces?.symbols.includes(symbol) ?? false,
    take: ({ region, symbol }) => offerAt(region)?.pieces?.take(symbol),
    drop(region) {
      const offer = offerAt(region);
      if (offer?.drop) offer.drop();
      else choose(context, decision.peek(), regionOf(region), { region });
    },
  };
}

function choose<Action extends Tagged, Region extends number>(
  context: GameContext<Action>,
  decision: DecisionModel<Action, Region> | undefined,
  region: Region | undefined,
  { symbol }: Choice,
): void {
  if (region === undefined) return;
  const offer = decision?.regions?.get(region);
  if (offer) {
    offer.choose(symbol);
    return;
  }
  const reason = reasonAt(context, decision, region);
  if (reason !== undefined) showNotice(reason);
}

interface CaptionProps<Action extends Tagged, Region extends number> extends GameBoardProps<Action, Region> {
  readonly spoken: ReadonlySignal<Readonly<Record<string, string>>>;
  /** Measured when the pointer arrives: nothing measures while it draws. */
  readonly isLow: ReadonlySignal<boolean>;
}

/** What the mouse points at, in words; a reason if it cannot be chosen. Whoever listens instead hears the region itself. */
function Caption<Action extends Tagged, Region extends number>(props: CaptionProps<Action, Region>) {
  const { context, decision, board, spoken, isLow, regionOf, pointed } = props;
  const region = pointed.value;
  const drawn = region !== undefined && board.regions.find(({ id }) => regionOf(id) === region);
  if (!drawn) return null;
  const reason = reasonAt(context, decision.value, region);
  return (
    <p class="caption" aria-hidden="true" data-low={isLow.value}>
      {spoken.value[drawn.id]}
      {reason !== undefined && <span class="caption-why">{reason}</span>}
    </p>
  );
}

/** Whether a region lies where a caption at the foot of the board would cover it. */
function liesLow(id: string): boolean {
  const shape = document.querySelector(`[data-region="${id}"]`)?.getBoundingClientRect();
  const board = document.querySelector(".board")?.getBoundingClientRect();
  return shape !== undefined && board !== undefined && shape.bottom > board.top + board.height * 0.75;
}

/** Why a region that is not lit cannot be chosen. */
function reasonAt<Action extends Tagged, Region extends number>(
  context: GameContext<Action>,
  decision: DecisionModel<Action, Region> | undefined,
  region: Region,
): string | undefined {
  const attempt = decision?.regions?.has(region) ? undefined : decision?.attempt?.(region);
  const refused = attempt && context.whyNot(attempt);
  return refused && context.explain(refused);
}
