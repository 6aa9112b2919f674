import { type Lettering, letteringOf, write } from "./lettering.ts";

/** Paints the layers of a board, which are SVGs with styles, into one canvas. */

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

/** Returns a bitmap of all layers with this many of its px per px of the board. */
export function boardBitmap(paper: HTMLElement, pixelsPerUnit: number): Promise<HTMLCanvasElement> {
  return painted(withoutStyleSheet(paper), letteringOf(paper), pixelsPerUnit);
}

async function painted(
  drawing: SVGSVGElement,
  texts: readonly Lettering[],
  pixelsPerUnit: number,
): Promise<HTMLCanvasElement> {
  const file = new Blob([new XMLSerializer().serializeToString(drawing)], { type: "image/svg+xml" });
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(drawing.width.baseVal.value * pixelsPerUnit);
    canvas.height = Math.round(drawing.height.baseVal.value * pixelsPerUnit);
    const context = canvas.getContext("2d");
    context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    context?.scale(pixelsPerUnit, pixelsPerUnit);
    if (context) for (const text of texts) write(context, text);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** All layers but their texts as a drawing of its own, with its styles as attributes. */
function withoutStyleSheet(paper: HTMLElement): SVGSVGElement {
  const drawing = document.createElementNS(SVG, "svg");
  for (const name of ["viewBox", "width", "height"]) {
    drawing.setAttribute(name, paper.querySelector("svg")?.getAttribute(name) ?? "");
  }
  drawing.append(...[...document.querySelectorAll(".board-sprite pattern")].map((pattern) => pattern.cloneNode(true)));
  drawing.append(...[...paper.querySelectorAll(":scope > svg")].map(copyOf));
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
