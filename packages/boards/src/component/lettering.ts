/** A text of the board with the place of each letter. */
export interface Lettering {
  readonly font: string;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeOpacity: number;
  /** From the text to the board. */
  readonly matrix: DOMMatrix;
  readonly letters: readonly Letter[];
}

interface Letter {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly angle: number;
}

/** Returns the texts of the board. An SVG in an image has no access to the fonts of the page, a canvas has. */
export function letteringOf(paper: HTMLElement): readonly Lettering[] {
  return [...paper.querySelectorAll("text")].filter((text) => text.getClientRects().length > 0).map(readLettering);
}

/** Writes a text on a canvas whose unit is a px of the board. */
export function write(context: CanvasRenderingContext2D, lettering: Lettering): void {
  const { font, fill, stroke, strokeWidth, strokeOpacity, matrix, letters } = lettering;
  const isCased = stroke !== "none" && strokeWidth > 0;
  Object.assign(context, { font, fillStyle: fill, lineWidth: strokeWidth, lineJoin: "round" });
  if (isCased) {
    context.strokeStyle = stroke;
    context.globalAlpha = strokeOpacity;
    for (const letter of letters) at(context, matrix, letter, () => context.strokeText(letter.letter, 0, 0));
    context.globalAlpha = 1;
  }
  for (const letter of letters) at(context, matrix, letter, () => context.fillText(letter.letter, 0, 0));
}

function at(context: CanvasRenderingContext2D, { a, b, c, d, e, f }: DOMMatrix, letter: Letter, act: () => void): void {
  context.save();
  context.transform(a, b, c, d, e, f);
  context.translate(letter.x, letter.y);
  context.rotate((letter.angle * Math.PI) / 180);
  act();
  context.restore();
}

function readLettering(text: SVGTextElement): Lettering {
  const style = getComputedStyle(text);
  const content = text.textContent ?? "";
  return {
    font: `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`,
    fill: style.fill,
    stroke: style.stroke,
    strokeWidth: Number.parseFloat(style.strokeWidth),
    strokeOpacity: Number(style.strokeOpacity),
    matrix: text.getCTM() ?? new DOMMatrix(),
    letters: Array.from({ length: Math.min(content.length, text.getNumberOfChars()) }, (_, i) => {
      const { x, y } = text.getStartPositionOfChar(i);
      return { letter: content.charAt(i), x, y, angle: text.getRotationOfChar(i) };
    }),
  };
}
