import { type Bitmap, drawBitmap, layersOf, pictureOf, writeTexts } from "./board-bitmap.ts";
import { letteringOf } from "./lettering.ts";

/** Paints bitmaps of a board. The chart is most of the work and changes rarely, so its bitmap is kept for the next one. */
export interface BoardPainter {
  /** Whether the last bitmap shows the board as it is now, and sharply enough for this scale. */
  isCurrent(scale: number): boolean;
  /** Paints all layers, with pauses for input unless it is urgent: each would last as long as a frame of the slow movement. */
  paint(scale: number, isUrgent: () => boolean): Promise<HTMLCanvasElement>;
  detach(): void;
}

/** A bitmap has at most this many px. */
const LARGEST_BITMAP = 2_500_000;
/** A bitmap is used again at scales that differ from its own by at most this factor: it is seen only while it moves. */
const SHARP_ENOUGH = 1.5;

export function createBoardPainter(paper: HTMLElement): BoardPainter {
  let chart: Bitmap | undefined;
  let isChartCurrent = false;
  let resolution: number | undefined;
  let isCurrent = false;
  const stopWatching = onChange(paper, (isOfChart) => {
    isCurrent = false;
    if (isOfChart) isChartCurrent = false;
  });

  /** The bitmap of the chart, if it can be used again. */
  const knownChart = (wanted: number): Bitmap | undefined =>
    chart && isChartCurrent && isNear(chart.resolution, wanted) ? chart : undefined;

  return {
    isCurrent: (scale) => isCurrent && resolution !== undefined && isNear(resolution, resolutionOf(paper, scale)),
    async paint(scale, isUrgent) {
      const pause = () => (isUrgent() ? Promise.resolve() : nextTask());
      const wanted = resolutionOf(paper, scale);
      const known = knownChart(wanted);
      const [ground, ...others] = layersOf(paper);
      // Changes from now on are not in this bitmap. If painting fails, there is none.
      isCurrent = true;
      isChartCurrent = true;
      chart = known;
      resolution = undefined;
      const texts = letteringOf(paper);
      const [chartPicture, picture] = await Promise.all([
        known || !ground ? undefined : pictureOf(paper, [ground], pause),
        pictureOf(paper, others, pause),
      ]);
      await pause();
      if (chartPicture) chart = drawBitmap(paper, chartPicture, wanted);
      await pause();
      const bitmap = drawBitmap(paper, picture, chart?.resolution ?? wanted, chart);
      writeTexts(bitmap, texts);
      resolution = bitmap.resolution;
      return bitmap.canvas;
    },
    detach: stopWatching,
  };
}

function nextTask(): Promise<void> {
  return new Promise((resume) => setTimeout(resume));
}

function isNear(one: number, other: number): boolean {
  return Math.max(one / other, other / one) <= SHARP_ENOUGH;
}

/** Px of the bitmap per px of the board: those of the screen, as long as the bitmap does not become too large. */
function resolutionOf({ offsetWidth, offsetHeight }: HTMLElement, scale: number): number {
  return Math.min(scale * devicePixelRatio, Math.sqrt(LARGEST_BITMAP / (offsetWidth * offsetHeight)));
}

/** Calls a function when the look of a layer has changed, and whether it was the chart. Returns a function that ends it. */
function onChange(paper: HTMLElement, act: (isOfChart: boolean) => void): () => void {
  // The bitmap comes and goes in the paper itself, and copies of the layers are no longer there when the observer is called.
  const layers = new MutationObserver((changes) => {
    const targets = changes.map(({ target }) => target).filter((target) => target !== paper && paper.contains(target));
    const [chart] = layersOf(paper);
    if (targets.length > 0) act(targets.some((target) => chart?.contains(target)));
  });
  const paint = ["class", "d", "fill", "transform", "x", "y"];
  layers.observe(paper, { subtree: true, childList: true, attributeFilter: paint });
  const actOnAll = () => act(true);
  const theme = new MutationObserver(actOnAll);
  theme.observe(document.documentElement, { attributeFilter: ["data-theme", "data-patterns"] });
  const night = matchMedia("(prefers-color-scheme: dark)");
  night.addEventListener("change", actOnAll);
  return () => {
    layers.disconnect();
    theme.disconnect();
    night.removeEventListener("change", actOnAll);
  };
}
