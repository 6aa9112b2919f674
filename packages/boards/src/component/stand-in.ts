import { createBoardPainter } from "./board-painter.ts";
import { watchFrames } from "./slow-frames.ts";
import { whenStill } from "./still-frames.ts";

/**
 * A bitmap of all layers that is shown instead of them while the board moves. Some browsers draw a whole SVG again for every frame of a
 * zoom. Where frames come quickly without a bitmap, it is never painted.
 */
export interface StandIn {
  /** Call it for every step of a movement. */
  moved(): void;
  /**
   * Call it when the movement has ended at this scale. Calls `settle` when the layers are back: at once if no bitmap is shown, else when
   * no other movement follows. Turns of a wheel that come more slowly than a movement lasts would otherwise draw the layers each time.
   */
  ended(scale: number, settle: () => void): void;
  detach(): void;
}

/** Milliseconds after a movement in which the bitmap for the next one is painted. */
const PAUSE = 400;

/** Whether a board of this page moved slowly. From then on the bitmap is painted in advance. */
let isSlow = false;

export function createStandIn(paper: HTMLElement): StandIn {
  const painter = createBoardPainter(paper);
  let bitmap: HTMLCanvasElement | undefined;
  let scale = 1;
  let isMoving = false;
  let isPainting = false;
  let pause = 0;
  let cancelSettling = (): void => undefined;

  const show = (): void => {
    if (!bitmap || !isMoving) return;
    paper.append(bitmap);
    paper.dataset.standIn = "";
  };
  const hide = (): void => {
    delete paper.dataset.standIn;
    paper.querySelector(".board-stand-in")?.remove();
  };
  const paint = async (): Promise<void> => {
    if (isPainting) return;
    isPainting = true;
    try {
      const painted = await painter.paint(scale, () => isMoving);
      painted.className = "board-stand-in";
      paper.querySelector(".board-stand-in")?.remove();
      bitmap = painted;
      show();
    } finally {
      isPainting = false;
    }
  };
  const use = (): void => {
    if (painter.isCurrent(scale) && !isPainting) show();
    else void paint().catch(reportError);
  };
  const prepare = (): void => {
    clearTimeout(pause);
    if (!isSlow) return;
    pause = window.setTimeout(() => {
      if (!painter.isCurrent(scale)) void paint().catch(reportError);
    }, PAUSE);
  };

  return {
    moved() {
      cancelSettling();
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
    ended(scaleNow, settle) {
      scale = scaleNow;
      cancelSettling();
      const rest = (): void => {
        isMoving = false;
        hide();
        settle();
        prepare();
      };
      if (isMoving && isSlow) cancelSettling = whenStill(rest);
      else rest();
    },
    detach() {
      cancelSettling();
      clearTimeout(pause);
      painter.detach();
    },
  };
}
