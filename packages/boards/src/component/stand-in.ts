import { boardBitmap } from "./board-bitmap.ts";
import { watchFrames } from "./slow-frames.ts";

/**
 * A bitmap of all layers that is shown instead of them while the board moves. Some browsers draw a whole SVG again for every frame of a
 * zoom. Where frames come quickly without a bitmap, it is never painted.
 */
export interface StandIn {
  /** Call it for every step of a movement. */
  moved(): void;
  /** Call it when the movement has ended at this scale. */
  ended(scale: number): void;
  detach(): void;
}

/** The bitmap has at most this many px. */
const LARGEST_BITMAP = 5_000_000;
/** Milliseconds after a movement in which the bitmap for the next one is painted. */
const PAUSE = 400;

/** Whether a board of this page moved slowly. From then on the bitmap is painted in advance. */
let isSlow = false;

export function createStandIn(paper: HTMLElement): StandIn {
  let bitmap: HTMLCanvasElement | undefined;
  let paintedAt = 0;
  let isCurrent = false;
  let scale = 1;
  let isMoving = false;
  let isPainting = false;
  let pause = 0;
  const stopWatching = onChange(paper, () => {
    isCurrent = false;
  });

  const show = (): void => {
    if (!bitmap || !isMoving) return;
    paper.append(bitmap);
    paper.dataset.standIn = "";
  };
  const paint = async (): Promise<void> => {
    if (isPainting) return;
    isPainting = true;
    isCurrent = true;
    try {
      const [at, painted] = [scale, await boardBitmap(paper, resolutionOf(paper, scale))];
      painted.className = "board-stand-in";
      paper.querySelector(".board-stand-in")?.remove();
      [bitmap, paintedAt] = [painted, at];
      show();
    } finally {
      isPainting = false;
    }
  };
  const use = (): void => {
    if (isCurrent && !isPainting) show();
    else void paint().catch(reportError);
  };

  return {
    moved() {
      if (isMoving) return;
      isMoving = true;
      clearTimeout(pause);
      if (isSlow) use();
      else
        watchFrames(
          () => isMoving,
          () => {
            isSlow = true;
            use();
          },
        );
    },
    ended(scaleNow) {
      isMoving = false;
      scale = scaleNow;
      delete paper.dataset.standIn;
      paper.querySelector(".board-stand-in")?.remove();
      clearTimeout(pause);
      const isReady = isCurrent && Math.abs(paintedAt / scale - 1) < 0.01;
      if (isSlow && !isReady) pause = window.setTimeout(() => void paint().catch(reportError), PAUSE);
    },
    detach() {
      clearTimeout(pause);
      stopWatching();
    },
  };
}

/** Px of the bitmap per px of the board: those of the screen, as long as the bitmap does not become too large. */
function resolutionOf({ offsetWidth, offsetHeight }: HTMLElement, scale: number): number {
  return Math.min(scale * devicePixelRatio, Math.sqrt(LARGEST_BITMAP / (offsetWidth * offsetHeight)));
}

/** Calls a function when the look of a layer has changed. Returns a function that ends it. */
function onChange(paper: HTMLElement, act: () => void): () => void {
  // The bitmap comes and goes in the paper itself, and copies of the layers are no longer there when the observer is called.
  const layers = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== paper && paper.contains(target))) act();
  });
  const paint = ["class", "d", "fill", "transform", "x", "y"];
  layers.observe(paper, { subtree: true, childList: true, attributeFilter: paint });
  const theme = new MutationObserver(act);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme", "data-patterns"] });
  const night = matchMedia("(prefers-color-scheme: dark)");
  night.addEventListener("change", act);
  return () => {
    layers.disconnect();
    theme.disconnect();
    night.removeEventListener("change", act);
  };
}
