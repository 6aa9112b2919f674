import { type Lettering, write } from "./lettering.ts";

/* Paints the layers of a board, which are SVGs with styles, into canvases. */

/** Everything of a style sheet that changes how the layers look. */
const PAINTED = [
  "display",
  "opacity",
  "color",
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
];
const SVG = "http://www.w3.org/2000/svg";

/** A canvas of a board, with this many of its px per px of the board. */
export interface Bitmap {
  readonly canvas: HTMLCanvasElement;
  readonly resolution: number;
}

/** The layers of a board, the chart first. */
export function layersOf(paper: HTMLElement): readonly SVGSVGElement[] {
  return [...paper.querySelectorAll<SVGSVGElement>(":scope > svg")];
}

/** Reads layers without their texts as a picture. `pause` lets the page answer input between two parts of the work. */
export async function pictureOf(
  paper: HTMLElement,
  layers: readonly SVGSVGElement[],
  pause: () => Promise<void>,
): Promise<HTMLImageElement> {
  const drawing = withoutStyleSheet(paper, layers);
  await pause();
  const file = new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return picture;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Draws a picture of the whole board, above another bitmap of the same resolution if there is one. */
export function drawBitmap(paper: HTMLElement, picture: HTMLImageElement, resolution: number, below?: Bitmap): Bitmap {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(paper.offsetWidth * resolution);
  canvas.height = Math.round(paper.offsetHeight * resolution);
  const context = contextOf(canvas);
  if (below) context?.drawImage(below.canvas, 0, 0, canvas.width, canvas.height);
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return { canvas, resolution };
}

/** Writes texts on a bitmap. */
export function writeTexts({ canvas, resolution }: Bitmap, texts: readonly Lettering[]): void {
  const context = contextOf(canvas);
  context?.setTransform(resolution, 0, 0, resolution, 0, 0);
  if (context) for (const text of texts) write(context, text);
}

/** Without the graphics processor: WebKit paints and moves such a canvas faster than one that is drawn by it. */
function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  return canvas.getContext("2d", { willReadFrequently: true });
}

/** Layers but their texts as a drawing of its own, with its styles as attributes. */
function withoutStyleSheet(paper: HTMLElement, layers: readonly SVGSVGElement[]): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  for (const name of ["viewBox", "width", "height"]) {
    drawing.setAttribute(name, layers[0]?.getAttribute(name) ?? "");
  }
  const patterns = [document.querySelectorAll(".board-sprite pattern"), paper.querySelectorAll("pattern")];
  drawing.append(...patterns.flatMap((found) => [...found].map((pattern) => pattern.cloneNode(true))));
  drawing.append(...layers.map(copyOf));
  // The styles of a copy are known only where the style sheets apply to it.
  paper.append(drawing);
  const parts = [...drawing.querySelectorAll("*")].map((part) => [part, paintOf(part)] as const);
  drawing.remove();
  for (const [part, paint] of parts) for (const [name, value] of paint) part.setAttribute(name, value);
  return drawing;
}

/** A copy of a layer without texts, and with the pieces themselves instead of references to the sprite. */
function copyOf(layer: Element): Node {
  const copy = layer.cloneNode(true) as Element;
  const originals = layer.querySelectorAll("use");
  copy.querySelectorAll("use").forEach((use, i) => {
    const piece = document.querySelector(use.getAttribute("href") ?? "")?.cloneNode(true);
    const original = originals[i];
    if (!(piece instanceof SVGElement && original)) return;
    const place = document.createElementNS(SVG, "g");
    place.setAttribute("class", use.getAttribute("class") ?? "");
    place.setAttribute("transform", use.getAttribute("transform") ?? "");
    place.setAttribute("opacity", getComputedStyle(original).opacity);
    place.append(piece);
    use.replaceWith(place);
  });
  for (const text of copy.querySelectorAll("text")) text.remove();
  return copy;
}

function paintOf(part: Element): readonly (readonly [string, string])[] {
  const style = getComputedStyle(part);
  // Some browsers write the address of the page before the fragment.
  return PAINTED.map((name) => [name, style.getPropertyValue(name).replace(/url\("?[^#"]*#([^")]+)"?\)/, "url(#$1)")]);
}
