/** A press of a mouse button or a finger, as far as the guard looks at it. */
export interface Press {
  /** The number of presses at this place that the browser counts as one gesture; 0 for the keyboard and for scripts. */
  readonly detail: number;
  readonly isTouch: boolean;
  readonly x: number;
  readonly y: number;
  /** Milliseconds. */
  readonly at: number;
}

/** Two taps within this time and distance are one gesture: browsers count mouse clicks reliably, taps not. */
const TAP_PAUSE = 350;
const TAP_DISTANCE = 24;

/**
 * Creates a guard that makes one gesture do one thing: it refuses the second click of a double click if the first one has changed the
 * step that the player sees. Several clicks on an unchanged step pass, for example on the plus of a number.
 */
export function createClickGuard(): (press: Press, step: string) => boolean {
  let last: Press | undefined;
  let firstStep = "";
  return (press, step) => {
    if (press.detail === 0) return true;
    const isSameGesture = last !== undefined && (press.isTouch ? isNear(last, press) : press.detail > 1);
    last = press;
    if (!isSameGesture) firstStep = step;
    return step === firstStep;
  };
}

function isNear(one: Press, other: Press): boolean {
  return other.at - one.at < TAP_PAUSE && Math.hypot(other.x - one.x, other.y - one.y) < TAP_DISTANCE;
}

/** Controls that are meant to be pressed quickly several times: undo, zoom. */
const REPEATABLE = ".turn-buttons, .board-controls, .scrubber";

/** The handler of a frame: stops a click that the guard refuses before it reaches any button. `step` identifies what the player sees. */
export function guardClicks(step: () => string): (event: MouseEvent) => void {
  const mayPass = createClickGuard();
  return (event) => {
    const { detail, clientX: x, clientY: y, timeStamp: at, target } = event;
    if (target instanceof Element && target.closest(REPEATABLE)) return;
    const isTouch = "pointerType" in event && event.pointerType === "touch";
    if (mayPass({ detail, isTouch, x, y, at }, step())) return;
    event.stopPropagation();
    event.preventDefault();
  };
}
