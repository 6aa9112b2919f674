/** Where a caption can lie on the board, in the order of preference. */
const CAPTION_PLACES = ["bottom-left", "top-left", "bottom-right", "top-right"] as const;
export type CaptionPlace = (typeof CAPTION_PLACES)[number];

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Its distance from the edge of the board, on the right beside the controls. */
const EDGE = 12;
const RIGHT_EDGE = 70;
const MOST_WIDTH = 560;
/** The room for controls beside a caption: see its `max-width`. */
const CONTROLS = 90;
/** A generous estimate, because measuring while drawing is slow. */
const LETTER_WIDTH = 7.5;
const LINE_HEIGHT = 20;
const PADDING = 24;
const [COLUMNS, ROWS] = [14, 4];

/** Finds the first place where a caption covers nothing that may be chosen, else the one where it covers least. */
export function captionPlace(board: Box, letters: number, isCovering: (x: number, y: number) => boolean): CaptionPlace {
  const width = Math.min(MOST_WIDTH, board.width - CONTROLS, PADDING + letters * LETTER_WIDTH);
  const height = PADDING / 2 + LINE_HEIGHT * Math.ceil((letters * LETTER_WIDTH) / (width - PADDING));
  const coveredAt = (place: CaptionPlace) =>
    pointsOf({ ...cornerOf(board, place, width, height), width, height }).filter(([x, y]) => isCovering(x, y)).length;
  let best: { readonly place: CaptionPlace; readonly count: number } | undefined;
  for (const place of CAPTION_PLACES) {
    const count = coveredAt(place);
    if (count === 0) return place;
    if (!best || count < best.count) best = { place, count };
  }
  return best?.place ?? "bottom-left";
}

function cornerOf(board: Box, place: CaptionPlace, width: number, height: number): Pick<Box, "left" | "top"> {
  const [vertical, side] = place.split("-");
  return {
    left: side === "left" ? board.left + EDGE : board.left + board.width - RIGHT_EDGE - width,
    top: vertical === "top" ? board.top + EDGE : board.top + board.height - EDGE - height,
  };
}

function pointsOf({ left, top, width, height }: Box): [number, number][] {
  return Array.from({ length: COLUMNS * ROWS }, (_, at) => [
    left + (((at % COLUMNS) + 0.5) / COLUMNS) * width,
    top + ((Math.floor(at / COLUMNS) + 0.5) / ROWS) * height,
  ]);
}
