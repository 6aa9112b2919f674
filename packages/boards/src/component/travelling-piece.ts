import { PIECE_CELL } from "./piece-symbol.ts";

const SVG = "http://www.w3.org/2000/svg";

/** A copy of one piece that moves above all others, drawn in the cell of a piece. The caller removes it. */
export interface TravellingPiece {
  readonly element: SVGGElement;
  /** The side of the cell in px of the board. */
  readonly size: number;
}

/** Copies a piece of a stack, or of the column of a chip. */
export function copyPiece(pressed: SVGGElement): TravellingPiece {
  const chip = pressed.closest<SVGGElement>(".chip");
  return chip ? copyOfColumn(chip, pressed) : copyOfStack(pressed);
}

function copyOfStack(stack: SVGGElement): TravellingPiece {
  const element = newCopy(stack);
  for (const part of stack.querySelectorAll(":scope > ellipse, :scope > use")) element.append(part.cloneNode(true));
  return { element, size: scaleOf(stack) * PIECE_CELL };
}

/** The sign of a column on a square in the colour of its owner. */
function copyOfColumn(chip: SVGGElement, column: SVGGElement): TravellingPiece {
  const element = newCopy(chip);
  const body = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({
    x: 3,
    y: 3,
    width: 26,
    height: 26,
    rx: 6,
    class: "chip-body chip-edge",
  }))
    body.setAttribute(name, String(value));
  element.append(body);
  const sign = column.querySelector("use")?.cloneNode(true);
  if (sign instanceof SVGUseElement) {
    sign.setAttribute("transform", "translate(6 6) scale(1.25)");
    element.append(sign);
  }
  const { height } = chip.querySelector<SVGPathElement>(".chip-body")?.getBBox() ?? { height: PIECE_CELL };
  return { element, size: scaleOf(chip) * height };
}

function newCopy(original: SVGGElement): SVGGElement {
  const element = document.createElementNS(SVG, "g");
  element.setAttribute("class", `${original.getAttribute("class")} stack-travelling`);
  original.parentElement?.append(element);
  return element;
}

/** Stacks and chips are placed by a translation and a scale. */
function scaleOf(element: SVGGElement): number {
  return element.transform.baseVal.getItem(1).matrix.a;
}
