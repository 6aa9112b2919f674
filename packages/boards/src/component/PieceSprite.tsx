import { useLayoutEffect, useRef } from "preact/hooks";
import { pieceReference } from "./piece-symbol.ts";
import sprite from "./pieces.svg?raw";

/**
 * The symbols of all pieces; one per page is enough. It is inline because its patterns use CSS variables of the page. Each symbol
 * also exists as a plain group: a symbol is a viewport of its own, and hundreds of viewports make a moving board slow.
 */
export function PieceSprite() {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const sheet = document.importNode(new DOMParser().parseFromString(sprite, "image/svg+xml").documentElement, true);
    for (const symbol of sheet.querySelectorAll("symbol")) {
      const group = groupOf(symbol, sheet);
      group.id = pieceReference(symbol.id).slice(1);
      sheet.querySelector("defs")?.append(group);
    }
    container.current?.replaceChildren(sheet);
  }, []);
  return <div ref={container} class="board-sprite" aria-hidden="true" />;
}

function groupOf(symbol: SVGSymbolElement, sheet: ParentNode): SVGGElement {
  const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
  group.append(...[...symbol.childNodes].map((part) => part.cloneNode(true)));
  for (const use of group.querySelectorAll("use")) {
    const inner = sheet.querySelector<SVGSymbolElement>(`symbol${use.getAttribute("href")}`);
    if (!inner) continue;
    const part = groupOf(inner, sheet);
    const [x, y, width] = ["x", "y", "width"].map((name) => Number(use.getAttribute(name)));
    const cell = inner.viewBox.baseVal.width;
    part.setAttribute("transform", `translate(${x} ${y}) scale(${(width ?? cell) / cell})`);
    use.replaceWith(part);
  }
  return group;
}
