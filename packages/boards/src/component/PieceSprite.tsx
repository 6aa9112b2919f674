import { useLayoutEffect, useRef } from "preact/hooks";
import sprite from "./pieces.svg?raw";

/** The sides of the square a piece is drawn in. */
export const pieceCell = 32;

/** Refers to a piece of the sprite, drawn in a cell from the origin to the right and down. */
export const pieceReference = (symbol: string): string => `#piece-${symbol}`;

/**
 * The symbols of all pieces, inline: patterns take their variables from where they stand. Once a page is enough.
 * Each is also given as a plain group: a symbol is a viewport of its own, and hundreds of those make a moving board slow.
 */
export const PieceSprite = () => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = document.importNode(new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement, true);
    for (const symbol of sheet.querySelectorAll("symbol")) {
      const group = groupOf(symbol, sheet);
      group.id = pieceReference(symbol.id).slice(1);
      sheet.querySelector("defs")?.append(group);
    }
    place.current?.replaceChildren(sheet);
  }, []);
  return <div ref={place} class="board-sprite" aria-hidden="true" />;
};

const groupOf = (symbol: SVGSymbolElement, sheet: ParentNode): SVGGElement => {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.append(...[...symbol.childNodes].map((part) => part.cloneNode(true)));
  for (const use of group.querySelectorAll("use")) {
    const inner = sheet.querySelector<SVGSymbolElement>(`symbol${use.getAttribute("href")}`);
    if (!inner) continue;
    const part = groupOf(inner, sheet);
    const [x, y, width] = ["x", "y", "width"].map((name) => Number(use.getAttribute(name)));
    part.setAttribute("transform", `translate(${x} ${y}) scale(${(width ?? pieceCell) / pieceCell})`);
    use.replaceWith(part);
  }
  return group;
};
