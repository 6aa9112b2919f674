import type { ReadonlySignal, Signal } from "@preact/signals";
import type { RefObject } from "preact";
import type { Point } from "../board.ts";
import { turnStep } from "./Controls.tsx";
import type { Camera } from "./camera.ts";
import { type Carrying, carryingFor, type Held, press } from "./carry.ts";
import { directionOf, nextOf, regionTowards } from "./keys.ts";
import { regionOf } from "./pointing.ts";
import { stackKey } from "./stacks.ts";
import type { Turn } from "./turn.ts";
import type { BoardProps, Choice } from "./view.ts";

type Desk = {
  readonly props: BoardProps;
  readonly camera: Camera;
  readonly turn: ReadonlySignal<Turn>;
  readonly pointed: Signal<string | undefined>;
  readonly focused: Signal<string | undefined>;
  readonly current: Signal<string>;
  readonly frame: RefObject<HTMLElement | null>;
  /** The piece that is pressed or carried. */
  readonly held: { current: Held | undefined };
};

/** What mouse, finger and keys do on the board. */
export type Hands = Carrying & {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
  readonly onPointerOver: (event: PointerEvent) => void;
  readonly onPointerLeave: () => void;
  readonly onFocusIn: (event: FocusEvent) => void;
  readonly onFocusOut: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const finger = 44;
const panStep = 80;
// From the whole board on a phone to where the smallest region is as wide as a finger.
const nearer = 3.5;

export const handsFor = (desk: Desk): Hands => {
  const { props, camera, pointed, focused, current, frame, held } = desk;
  const carrying = { carry: props.carry, camera, frame, held };
  const point = (region: string | undefined): void => {
    if (pointed.value === region) return;
    pointed.value = region;
    props.onPoint?.(region);
  };
  return {
    ...carryingFor(carrying),
    onPointerDown: (event) => press(carrying, event, choiceAt(desk, event)),
    onClick: (event) => {
      const choice = choiceAt(desk, event);
      if (!choice) return;
      if (isTooSmall(desk, event, choice.region)) camera.zoomBy(nearer, camera.pointAt(event.clientX, event.clientY));
      else props.onChoose(choice);
    },
    onPointerOver: ({ target }) => point(regionOf(target)),
    onPointerLeave: () => point(undefined),
    onFocusIn: ({ target }) => {
      const region = regionOf(target);
      if (region === undefined) return;
      current.value = region;
      focused.value = target instanceof Element && target.matches(":focus-visible") ? region : undefined;
    },
    onFocusOut: () => {
      focused.value = undefined;
    },
    onKeyDown: (event) => {
      if (pressed(desk, event)) event.preventDefault();
    },
  };
};

const isLit = ({ props }: Desk, region: string): boolean =>
  props.view.value.regions[region]?.states?.includes("legal") ?? false;

const choiceAt = (desk: Desk, event: MouseEvent): Choice | undefined => {
  const { target } = event;
  const region = regionOf(target);
  const stack = target instanceof Element ? target.closest("[data-stack]")?.getAttribute("data-stack") : undefined;
  if (region !== undefined && stack) {
    const piece = desk.props.view.value.pieces.find((one) => stackKey(one) === stack);
    if (piece) return { region, symbol: piece.symbol, ...(piece.owner && { owner: piece.owner }) };
  }
  if (region === undefined || isLit(desk, region)) return region === undefined ? undefined : { region };
  return { region: litNear(desk, desk.camera.pointAt(event.clientX, event.clientY)) ?? region };
};

/** A finger that just misses a lit region means it. */
const litNear = (desk: Desk, [x, y]: Point): string | undefined => {
  const reach = finger / 2 / desk.camera.scale.value;
  const near = desk.props.board.regions.flatMap(({ id, kind, hit }) => {
    if (kind !== "land" || !isLit(desk, id)) return [];
    const [hitX, hitY] = desk.turn.value(hit.at);
    const distance = Math.hypot(hitX - x, hitY - y);
    return distance <= reach ? [{ id, distance }] : [];
  });
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.id;
};

/** On a small screen the first tap comes nearer, so that the second can be sure. */
const isTooSmall = ({ props, camera }: Desk, event: MouseEvent, region: string): boolean => {
  if (!("pointerType" in event) || event.pointerType !== "touch") return false;
  const radius = props.board.regions.find(({ id }) => id === region)?.hit.radius ?? finger;
  return radius * 2 * camera.scale.value < finger;
};

const focusOn = ({ frame, camera, turn, props }: Desk, region: string | undefined): boolean => {
  const target = props.board.regions.find(({ id }) => id === region);
  const element = frame.current?.querySelector<SVGElement>(`[data-region="${region}"]`);
  if (!target || !element) return false;
  element.focus({ preventScroll: true });
  camera.show(turn.value(target.centre));
  return true;
};

/** True when the key meant something to the board. */
const pressed = (desk: Desk, event: KeyboardEvent): boolean => {
  const { props, camera, turn, current } = desk;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const region = regionOf(event.target);
  const direction = directionOf(event.key);
  if (direction && event.shiftKey) {
    camera.panBy(-direction[0] * panStep, -direction[1] * panStep);
    return true;
  }
  if (direction) return focusOn(desk, regionTowards(props.board, turn.value, current.value, direction));
  switch (event.key) {
    case "Enter":
    case " ":
      if (region === undefined) return false;
      props.onChoose({ region });
      return true;
    case "PageDown":
      return focusOn(
        desk,
        nextOf(props.board, (id) => isLit(desk, id), current.value, 1),
      );
    case "PageUp":
      return focusOn(
        desk,
        nextOf(props.board, (id) => isLit(desk, id), current.value, -1),
      );
    case "+":
    case "=":
      camera.zoomBy(1.6);
      return true;
    case "-":
      camera.zoomBy(1 / 1.6);
      return true;
    case "0":
      camera.fit();
      return true;
    case "[":
    case "]":
      props.onTurn?.(((props.turn?.value ?? 0) + (event.key === "]" ? turnStep : 360 - turnStep)) % 360);
      return props.onTurn !== undefined;
    default:
      return false;
  }
};
