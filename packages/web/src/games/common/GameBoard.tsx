import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import {
  Board,
  type BoardData,
  type BoardLayers,
  type BoardProps,
  type BoardView,
  type Choice,
  type PieceDrag,
  regionOfTarget,
} from "@rondel/boards";
import type { Tagged } from "@rondel/engine";
import type { VNode } from "preact";
import { useContext } from "preact/hooks";
import { useAfterPaint } from "../../layout/after-paint.ts";
import { type Coach, CoachContext } from "../../layout/coach.ts";
import { showNotice } from "../../ui/notices.ts";
import { type CaptionPlace, captionPlace } from "./caption-place.ts";
import type { DecisionModel } from "./decision-model.ts";
import { type GameContext, useNewPosition } from "./game-context.ts";

interface GameBoardProps<Action extends Tagged, Region extends number>
  extends Pick<BoardProps, "names" | "shortNames" | "ownerLetters" | "attention" | "spareRoom"> {
  readonly context: GameContext<Action>;
  readonly decision: ReadonlySignal<DecisionModel<Action, Region> | undefined>;
  readonly board: BoardData;
  readonly layers: BoardLayers;
  readonly view: ReadonlySignal<BoardView>;
  /** Describes each region for screen readers and for the caption. */
  readonly describeRegions: () => Readonly<Record<string, string>>;
  readonly regionOf: (name: string) => Region | undefined;
  readonly pointed: Signal<Region | undefined>;
  readonly rotation?: Signal<number>;
  /** Renders the card of a region that was tapped and could not be chosen at once. */
  readonly card?: (tapped: TappedRegion<Region>) => VNode | null;
}

/** A region that was tapped, with what it offers or the reason why it offers nothing. */
export interface TappedRegion<Region> {
  readonly region: Region;
  readonly choose?: () => void;
  readonly reason?: string;
  /** True if it lies in the upper half of the board, so that its card does not cover it at the bottom. */
  readonly isHigh: boolean;
  close(): void;
}

/** The board of a game. A legal region does what it offers; any other shows the reason against it, with the rule. */
export function GameBoard<Action extends Tagged, Region extends number>(props: GameBoardProps<Action, Region>) {
  const { context, decision, board, view, names, shortNames, ownerLetters, attention, regionOf, pointed, rotation } =
    props;
  const { messages } = context;
  const coach = useContext(CoachContext);
  const descriptions = useAfterPaint(props.describeRegions);
  const place = useSignal<CaptionPlace>("bottom-left");
  const tapped = useSignal<Region | undefined>(undefined);
  const isHigh = useSignal(false);
  const closeCard = (): void => {
    tapped.value = undefined;
  };
  // A new position answers what the card was about.
  useNewPosition(context, closeCard);
  return (
    <>
      <Board
        board={board}
        layers={props.layers}
        view={view}
        descriptions={descriptions}
        names={names}
        {...(shortNames && { shortNames })}
        {...(ownerLetters && { ownerLetters })}
        {...(attention && { attention })}
        {...(props.spareRoom && { spareRoom: props.spareRoom })}
        {...(coach?.arrows && { arrows: coach.arrows })}
        {...(props.card && {
          onInspect: (name: string) => {
            if (picks(coach, name)) return;
            tapped.value = regionOf(name);
            isHigh.value = !liesLow(name);
          },
        })}
        labels={{
          board: messages.term("screen.board"),
          zoomIn: messages.term("screen.zoomIn"),
          zoomOut: messages.term("screen.zoomOut"),
          fit: messages.term("screen.fit"),
          rotate: messages.term("screen.turn"),
        }}
        {...(rotation && {
          rotation,
          onRotate: (degrees: number) => {
            rotation.value = degrees;
          },
        })}
        onChoose={(choice) => {
          closeCard();
          if (picks(coach, choice.region)) return;
          choose(context, decision.peek(), regionOf(choice.region), choice);
        }}
        {...(!coach?.isPicking?.value && { drag: pieceDrag(context, decision, regionOf) })}
        onPoint={(name) => {
          pointed.value = name === undefined ? undefined : regionOf(name);
          if (name !== undefined) place.value = freePlace(view.peek(), name, descriptions.peek()[name]);
        }}
      />
      {tapped.value === undefined ? (
        <Caption {...props} descriptions={descriptions} place={place} />
      ) : (
        props.card?.({
          ...tappedRegion(context, decision.value, tapped.value, closeCard),
          isHigh: isHigh.value,
        })
      )}
    </>
  );
}

/** Passes a clicked region to the coach if it picks regions now. */
function picks(coach: Coach | undefined, region: string): boolean {
  if (!coach?.isPicking?.peek()) return false;
  coach.pick?.(region);
  return true;
}

function tappedRegion<Action extends Tagged, Region extends number>(
  context: GameContext<Action>,
  decision: DecisionModel<Action, Region> | undefined,
  region: Region,
  close: () => void,
): Omit<TappedRegion<Region>, "isHigh"> {
  const offer = decision?.regions?.get(region);
  const reason = reasonAt(context, decision, region);
  return {
    region,
    close,
    ...(offer && {
      choose: () => {
        close();
        offer.choose();
      },
    }),
    ...(reason !== undefined && { reason }),
  };
}

/** Dragging a piece means choosing it and then the region where it is dropped. */
function pieceDrag<Action extends Tagged, Region extends number>(
  context: GameContext<Action>,
  decision: ReadonlySignal<DecisionModel<Action, Region> | undefined>,
  regionOf: (name: string) => Region | undefined,
): PieceDrag {
  const offerAt = (name: string) => {
    const region = regionOf(name);
    return region === undefined ? undefined : decision.peek()?.regions?.get(region);
  };
  return {
    canDrag({ region, symbol = "", owner }) {
      const pieces = offerAt(region)?.pieces;
      return (pieces?.symbols.includes(symbol) ?? false) && owner === (pieces?.owner ?? owner);
    },
    start: ({ region, symbol }) => offerAt(region)?.pieces?.take(symbol),
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
  readonly descriptions: ReadonlySignal<Readonly<Record<string, string>>>;
  /** Measured when the pointer enters a region, because measuring while drawing is slow. */
  readonly place: ReadonlySignal<CaptionPlace>;
}

/** Describes the region under the mouse, with the reason if it cannot be chosen. Screen readers read the region itself. */
function Caption<Action extends Tagged, Region extends number>(props: CaptionProps<Action, Region>) {
  const { context, decision, board, descriptions, place, regionOf, pointed } = props;
  const region = pointed.value;
  const drawn = region !== undefined && board.regions.find(({ id }) => regionOf(id) === region);
  if (!drawn) return null;
  const reason = reasonAt(context, decision.value, region);
  return (
    <p class="caption" aria-hidden="true" data-place={place.value}>
      {descriptions.value[drawn.id]}
      {reason !== undefined && <span class="caption-why">{reason}</span>}
    </p>
  );
}

/** Finds the place for the caption of a region where it covers neither the region nor one that can be chosen. */
function freePlace(view: BoardView, pointed: string, description = ""): CaptionPlace {
  const board = document.querySelector(".board")?.getBoundingClientRect();
  if (!board) return "bottom-left";
  return captionPlace(board, description.length, (x, y) => {
    const id = regionOfTarget(document.elementFromPoint(x, y));
    const states = id ? view.regions[id]?.states : undefined;
    return id === pointed || states?.includes("legal") === true || states?.includes("selected") === true;
  });
}

/** True if a region extends into the lower half of the board: a card at the bottom would cover it. */
function liesLow(id: string): boolean {
  const shape = document.querySelector(`[data-region="${id}"]`)?.getBoundingClientRect();
  const board = document.querySelector(".board")?.getBoundingClientRect();
  return shape !== undefined && board !== undefined && shape.bottom > board.top + board.height / 2;
}

/** Returns the reason why a region that is not legal cannot be chosen. */
function reasonAt<Action extends Tagged, Region extends number>(
  context: GameContext<Action>,
  decision: DecisionModel<Action, Region> | undefined,
  region: Region,
): string | undefined {
  const attempt = decision?.regions?.has(region) ? undefined : decision?.attempt?.(region);
  const refused = attempt && context.whyNot(attempt);
  return refused && context.explain(refused);
}
