import type { ReadonlySignal, Signal } from "@preact/signals";
import type { RefObject } from "preact";
import type { Point } from "../board.ts";
import { boardCommand } from "./board-keys.ts";
import type { Camera } from "./camera.ts";
import { type DraggedPiece, type DragHandlers, dragHandlers, pressPiece } from "./drag.ts";
import { directionOf, nextRegion, regionTowards } from "./keys.ts";
import { regionOfTarget } from "./region-of-target.ts";
import { ROTATION_STEP, type Rotate } from "./rotation.ts";
import { stackKey } from "./stacks.ts";
import type { BoardProps, Choice } from "./view.ts";

interface InputContext {
  readonly props: BoardProps;
  readonly camera: Camera;
  readonly rotate: ReadonlySignal<Rotate>;
  readonly pointed: Signal<string | undefined>;
  readonly tapped: Signal<string | undefined>;
  readonly focused: Signal<string | undefined>;
  readonly current: Signal<string>;
  readonly frame: RefObject<HTMLElement | null>;
  /** The piece that is pressed or dragged. */
  readonly dragged: { current: DraggedPiece | undefined };
}

/** The handlers for mouse, touch and keyboard on the board. */
interface InputHandlers extends DragHandlers {
  onPointerDown(event: PointerEvent): void;
  onClick(event: MouseEvent): void;
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(): void;
  onFocusIn(event: FocusEvent): void;
  onFocusOut(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** The width of a finger in px of the screen. */
const FINGER = 44;
const PAN_STEP = 80;
/** Zooms from the whole board on a phone to a scale at which the smallest region is as wide as a finger. */
const TAP_ZOOM = 3.5;

export function inputHandlers(context: InputContext): InputHandlers {
  const { props, camera, pointed, tapped, focused, current, frame, dragged } = context;
  const dragContext = { drag: props.drag, camera, frame, dragged };
  const point = (region: string | undefined): void => {
    if (pointed.value === region) return;
    pointed.value = region;
    props.onPoint?.(region);
  };
  return {
    ...dragHandlers(dragContext),
    onPointerDown: (event) => pressPiece(dragContext, event, choiceAt(context, event)),
    onClick(event) {
      const choice = choiceAt(context, event);
      // A finger leaves the board when it is lifted; what it has opened stays open until the next tap.
      if (isTouch(event)) tapped.value = choice?.region;
      if (!choice) return;
      const isSmall = isTooSmall(context, event, choice.region);
      if (isSmall) camera.zoomBy(TAP_ZOOM, camera.pointAt(event.clientX, event.clientY));
      if (props.onInspect && isTouch(event) && (isSmall || !isLegal(context, choice.region)))
        props.onInspect(choice.region);
      else if (!isSmall) props.onChoose(choice);
    },
    onPointerOver: ({ target }) => point(regionOfTarget(target)),
    onPointerLeave: () => point(undefined),
    onFocusIn({ target }) {
      const region = regionOfTarget(target);
      if (region === undefined) return;
      current.value = region;
      focused.value = target instanceof Element && target.matches(":focus-visible") ? region : undefined;
    },
    onFocusOut() {
      focused.value = undefined;
    },
    onKeyDown(event) {
      if (handleKey(context, event)) event.preventDefault();
    },
  };
}

function isLegal({ props }: InputContext, region: string): boolean {
  return props.view.value.regions[region]?.states?.includes("legal") ?? false;
}

function choiceAt(context: InputContext, event: MouseEvent): Choice | undefined {
  const { target } = event;
  const region = regionOfTarget(target);
  if (region === undefined) return undefined;
  const stack = target instanceof Element ? target.closest("[data-stack]")?.getAttribute("data-stack") : undefined;
  const piece = stack ? context.props.view.value.pieces.find((one) => stackKey(one) === stack) : undefined;
  if (piece) return { region, symbol: piece.symbol, ...(piece.owner && { owner: piece.owner }) };
  if (isLegal(context, region)) return { region };
  return { region: legalRegionNear(context, context.camera.pointAt(event.clientX, event.clientY)) ?? region };
}

/** Returns the legal land region that a finger has just missed. */
function legalRegionNear(context: InputContext, [x, y]: Point): string | undefined {
  const reach = FINGER / 2 / context.camera.scale.value;
  const near = context.props.board.regions.flatMap(({ id, kind, hit }) => {
    if (kind !== "land" || !isLegal(context, id)) return [];
    const [hitX, hitY] = context.rotate.value(hit.at);
    const distance = Math.hypot(hitX - x, hitY - y);
    return distance <= reach ? [{ id, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.id;
}

function isTouch(event: MouseEvent): boolean {
  return "pointerType" in event && event.pointerType === "touch";
}

/** True for a tap on a region narrower than a finger. Such a tap zooms in, and the next one chooses. */
function isTooSmall({ props, camera }: InputContext, event: MouseEvent, region: string): boolean {
  if (!isTouch(event)) return false;
  const radius = props.board.regions.find(({ id }) => id === region)?.hit.radius ?? FINGER;
  return radius * 2 * camera.scale.value < FINGER;
}

function focusRegion({ frame, camera, rotate, props }: InputContext, region: string | undefined): boolean {
  const target = props.board.regions.find(({ id }) => id === region);
  const element = frame.current?.querySelector<SVGElement>(`[data-region="${region}"]`);
  if (!target || !element) return false;
  element.focus({ preventScroll: true });
  camera.show(rotate.value(target.centre));
  return true;
}

/** Handles a key. Returns false if the board does not use it. */
function handleKey(context: InputContext, event: KeyboardEvent): boolean {
  const { props, camera, rotate, current } = context;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const region = regionOfTarget(event.target);
  const [x, y] = directionOf(event.key);
  const nextLegal = (step: 1 | -1) => nextRegion(props.board, (id) => isLegal(context, id), current.value, step);
  switch (boardCommand(event)) {
    case "pan":
      camera.panBy(-x * PAN_STEP, -y * PAN_STEP);
      return true;
    case "towards":
      return focusRegion(context, regionTowards(props.board, rotate.value, current.value, [x, y]));
    case "choose":
      if (region === undefined) return false;
      props.onChoose({ region });
      return true;
    case "nextLegal":
      return focusRegion(context, nextLegal(1));
    case "previousLegal":
      return focusRegion(context, nextLegal(-1));
    case "zoomIn":
      camera.zoomBy(1.6);
      return true;
    case "zoomOut":
      camera.zoomBy(1 / 1.6);
      return true;
    case "fit":
      camera.fit();
      return true;
    case "turn":
      return turnBoard(props, ROTATION_STEP);
    case "turnBack":
      return turnBoard(props, 360 - ROTATION_STEP);
    default:
      return false;
  }
}

function turnBoard({ rotation, onRotate }: BoardProps, degrees: number): boolean {
  onRotate?.(((rotation?.value ?? 0) + degrees) % 360);
  return onRotate !== undefined;
}
