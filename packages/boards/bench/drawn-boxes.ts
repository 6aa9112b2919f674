/** What the browser drew, in px of the screen. */
export interface DrawnBoard {
  readonly names: readonly DrawnName[];
  /** Chips and markers. */
  readonly pieces: readonly DrawnPiece[];
  readonly values: readonly DrawnBox[];
  /** The smallest letters and figures on the board. */
  readonly smallestLetters: number;
}

export interface DrawnBox {
  readonly region: string;
  readonly boxes: readonly (readonly [left: number, top: number, right: number, bottom: number])[];
  /** The share of the box that lies in its own region. */
  readonly own: number;
}

interface DrawnPiece extends DrawnBox {
  readonly isChip: boolean;
}

export interface DrawnName extends DrawnBox {
  readonly text: string;
}

/** Runs in the page. Measures letters without the space above and below them, chips by their outlines, and values. */
export function measureDrawn(): DrawnBoard {
  type Rectangle = readonly [number, number, number, number];
  const context = document.createElement("canvas").getContext("2d");
  const shapeOf = (region: string) => document.querySelector<SVGPathElement>(`[data-region="${region}"]`);
  const rectangleOf = (element: Element): Rectangle => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const ownShare = (region: string, [left, top, right, bottom]: Rectangle): number => {
    const shape = shapeOf(region);
    const matrix = shape?.getScreenCTM()?.inverse();
    if (!shape || !matrix) return 0;
    let inside = 0;
    const [columns, rows] = [11, 7];
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        const x = left + ((right - left) * (column + 0.5)) / columns;
        const y = top + ((bottom - top) * (row + 0.5)) / rows;
        if (shape.isPointInFill(new DOMPoint(x, y).matrixTransform(matrix))) inside++;
      }
    }
    return inside / (columns * rows);
  };
  const lineBox = (line: SVGTSpanElement): Rectangle => {
    const matrix = line.getScreenCTM();
    const style = getComputedStyle(line);
    if (!context || !matrix) throw new Error("the page cannot measure text");
    const size = Number.parseFloat(style.fontSize);
    context.font = `${style.fontStyle} 100px "Libre Caslon Text"`;
    const ink = context.measureText(line.textContent ?? "");
    const width = line.getComputedTextLength() * matrix.a;
    const baseline = Number(line.getAttribute("y"));
    const middle = new DOMPoint(Number(line.getAttribute("x")), baseline).matrixTransform(matrix);
    const unit = (size * matrix.a) / 100;
    return [
      middle.x - width / 2,
      middle.y - ink.actualBoundingBoxAscent * unit,
      middle.x + width / 2,
      middle.y + ink.actualBoundingBoxDescent * unit,
    ];
  };
  const union = (boxes: readonly Rectangle[]): Rectangle => [
    Math.min(...boxes.map(([left]) => left)),
    Math.min(...boxes.map(([, top]) => top)),
    Math.max(...boxes.map(([, , right]) => right)),
    Math.max(...boxes.map(([, , , bottom]) => bottom)),
  ];
  const drawn = (region: string, boxes: readonly Rectangle[]) => ({
    region,
    boxes,
    own: ownShare(region, union(boxes)),
  });
  const all = <T extends Element>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
  const sizes = all<SVGTextElement>(".board-upright text").map((text) => {
    const matrix = text.getScreenCTM();
    return Number.parseFloat(getComputedStyle(text).fontSize) * (matrix?.a ?? 0);
  });
  return {
    names: all<SVGTextElement>(".name").map((text) => {
      const lines = [...text.querySelectorAll("tspan")];
      const region = text.getAttribute("data-name") ?? "";
      return { ...drawn(region, lines.map(lineBox)), text: lines.map((line) => line.textContent).join(" ") };
    }),
    pieces: all(".chip:not(.stack-travelling), .board-marker").map((piece) => ({
      ...drawn(piece.getAttribute("data-region-of") ?? "", [rectangleOf(piece.querySelector(".chip-edge") ?? piece)]),
      isChip: piece.matches(".chip"),
    })),
    values: all(".value-mark").map((value) => drawn(value.getAttribute("data-value") ?? "", [rectangleOf(value)])),
    smallestLetters: Math.min(...sizes),
  };
}

/** An overlap of up to one px counts as none. */
const SLACK = 1;

export function areOverlapping(a: DrawnBox, b: DrawnBox): boolean {
  return a.boxes.some(([left, top, right, bottom]) =>
    b.boxes.some(
      ([otherLeft, otherTop, otherRight, otherBottom]) =>
        Math.min(right, otherRight) - Math.max(left, otherLeft) > SLACK &&
        Math.min(bottom, otherBottom) - Math.max(top, otherTop) > SLACK,
    ),
  );
}

export function overlapsWithin(boxes: readonly DrawnBox[]): number {
  return boxes.reduce(
    (sum, box, i) => sum + boxes.slice(i + 1).filter((other) => areOverlapping(box, other)).length,
    0,
  );
}

export function overlapsBetween(boxes: readonly DrawnBox[], others: readonly DrawnBox[]): number {
  return boxes.reduce((sum, box) => sum + others.filter((other) => areOverlapping(box, other)).length, 0);
}
