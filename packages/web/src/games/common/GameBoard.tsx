import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { Board, type BoardData, type BoardView, type Carry, type Choice } from "@rondel/boards";
import type { AnyShaped } from "@rondel/engine";
import { useAfterPicture } from "../../layout/after-paint.ts";
import { note } from "../../ui/notes.tsx";
import type { CommonDesk } from "./game-context.ts";
import type { CommonPlan } from "./decision-model.ts";

interface GameBoardProps<Action extends AnyShaped, Region extends number> {
  readonly desk: CommonDesk<Action>;
  readonly plan: ReadonlySignal<CommonPlan<Action, Region> | undefined>;
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
export function GameBoard<Action extends AnyShaped, Region extends number>(props: GameBoardProps<Action, Region>) {
  const { desk, plan, board, view, names, regionOf, pointed, turn } = props;
  const { speech } = desk;
  const spoken = useAfterPicture(props.tell);
  const isLow = useSignal(false);
  return (
    <>
      <Board
        board={board}
        view={view}
        spoken={spoken}
        names={names}
        words={{
          board: speech.term("screen.board"),
          zoomIn: speech.term("screen.zoomIn"),
          zoomOut: speech.term("screen.zoomOut"),
          fit: speech.term("screen.fit"),
          turn: speech.term("screen.turn"),
        }}
        {...(turn && {
          turn,
          onTurn: (degrees: number) => {
            turn.value = degrees;
          },
        })}
        onChoose={(choice) => choose(desk, plan.peek(), regionOf(choice.region), choice)}
        carry={carrying(desk, plan, regionOf)}
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
function carrying<Action extends AnyShaped, Region extends number>(
  desk: CommonDesk<Action>,
  plan: ReadonlySignal<CommonPlan<Action, Region> | undefined>,
  regionOf: (name: string) => Region | undefined,
): Carry {
  const offerAt = (name: string) => {
    const region = regionOf(name);
    return region === undefined ? undefined : plan.peek()?.regions?.get(region);
  };
  return {
    canTake: ({ region, symbol = "" }) => offerAt(region)?.pieces?.symbols.includes(symbol) ?? false,
    take: ({ region, symbol }) => offerAt(region)?.pieces?.take(symbol),
    drop(region) {
      const offer = offerAt(region);
      if (offer?.drop) offer.drop();
      else choose(desk, plan.peek(), regionOf(region), { region });
    },
  };
}

function choose<Action extends AnyShaped, Region extends number>(
  desk: CommonDesk<Action>,
  plan: CommonPlan<Action, Region> | undefined,
  region: Region | undefined,
  { symbol }: Choice,
): void {
  if (region === undefined) return;
  const offer = plan?.regions?.get(region);
  if (offer) {
    offer.choose(symbol);
    return;
  }
  const reason = reasonAt(desk, plan, region);
  if (reason !== undefined) note(reason);
}

interface CaptionProps<Action extends AnyShaped, Region extends number> extends GameBoardProps<Action, Region> {
  readonly spoken: ReadonlySignal<Readonly<Record<string, string>>>;
  /** Measured when the pointer arrives: nothing measures while it draws. */
  readonly isLow: ReadonlySignal<boolean>;
}

/** What the mouse points at, in words; a reason if it cannot be chosen. Whoever listens instead hears the region itself. */
function Caption<Action extends AnyShaped, Region extends number>(props: CaptionProps<Action, Region>) {
  const { desk, plan, board, spoken, isLow, regionOf, pointed } = props;
  const region = pointed.value;
  const drawn = region !== undefined && board.regions.find(({ id }) => regionOf(id) === region);
  if (!drawn) return null;
  const reason = reasonAt(desk, plan.value, region);
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
function reasonAt<Action extends AnyShaped, Region extends number>(
  desk: CommonDesk<Action>,
  plan: CommonPlan<Action, Region> | undefined,
  region: Region,
): string | undefined {
  const attempt = plan?.regions?.has(region) ? undefined : plan?.attempt?.(region);
  const refused = attempt && desk.whyNot(attempt);
  return refused && desk.explain(refused);
}
