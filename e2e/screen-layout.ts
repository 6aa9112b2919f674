/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** What is wrong with the layout of a game screen: empty if nothing is. */
export function gameLayoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(findGameLayoutProblems);
}

/**
 * Runs in the page. Looks at every land and every highlighted region of the whole board: no point of it may be covered. Parts of the
 * layout and controls may not cover each other, money and prompt may not be cut, and the first choice and the viewer's money must be in
 * sight.
 */
function findGameLayoutProblems(): string[] {
  const PARTS =
    ".frame-header, .frame-left, .frame-strip, .scrubber, .purse, .decision-body, .decision-foot, .tabs, .grab, .board-orientation, .board-controls, .rondel-toggle, .imperial-board > .track, .decision-body .btn.go";
  const board = document.querySelector(".board");
  if (!board) return ["no board"];
  const lit = new Set(
    [...document.querySelectorAll(".region-legal, .region-selected")].map((one) => one.getAttribute("d")),
  );
  return [
    ...coveredRegions(board),
    ...overlappingParts(),
    ...cut(".purse-part", ".purse"),
    ...cut(".prompt-line", ".frame-header"),
    ...hidden(".purse-cash"),
    ...hidden(".option, .stepper-line, .decide .btn"),
  ];

  function coveredRegions(frame: Element): string[] {
    const regions = [...frame.querySelectorAll<SVGPathElement>("[data-region]")];
    const seen = regions.filter((region) => region.matches(".region-land") || lit.has(region.getAttribute("d")));
    const grids = seen.map((region) => [region.getAttribute("data-region"), pointsIn(region)] as const);
    const showShapes = hideShapes();
    const covered = grids.flatMap(([name, points]) => {
      const covers = points.flatMap(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && frame.contains(top) ? [] : [top?.getAttribute("class") ?? "edge of the window"];
      });
      return covers.length > 0 ? [`${name} is covered by ${[...new Set(covers)].join(", ")}`] : [];
    });
    showShapes();
    return covered;
  }

  /** Hides the shapes of the board: a search for what covers it then hits the board itself, in a tenth of the time. */
  function hideShapes(): () => void {
    const style = document.createElement("style");
    style.textContent = ".board-paper > svg, .board-paper > svg * { visibility: hidden !important }";
    document.head.append(style);
    return () => style.remove();
  }

  /** Points on a grid inside a region, in px of the window. */
  function pointsIn(region: SVGPathElement): [number, number][] {
    const { left, top, width, height } = region.getBoundingClientRect();
    const toRegion = region.getScreenCTM()?.inverse();
    const grid = Array.from({ length: 144 }, (_, at): [number, number] => [
      left + (((at % 12) + 0.5) / 12) * width,
      top + ((Math.floor(at / 12) + 0.5) / 12) * height,
    ]);
    return grid.filter(([x, y]) => region.isPointInFill(new DOMPoint(x, y).matrixTransform(toRegion)));
  }

  function overlappingParts(): string[] {
    const parts = [...document.querySelectorAll(PARTS)].filter((part) => part.checkVisibility());
    return parts.flatMap((part, at) =>
      parts
        .slice(at + 1)
        .filter((other) => !part.contains(other) && !other.contains(part) && overlap(part, other))
        .map((other) => `${part.className} and ${other.className} overlap`),
    );
  }

  function overlap(one: Element, other: Element): boolean {
    const a = one.getBoundingClientRect();
    const b = other.getBoundingClientRect();
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return width > 1 && height > 1 && !isScrolledAway(one) && !isScrolledAway(other);
  }

  /** A part inside a scrolled panel may lie under its edge. */
  function isScrolledAway(part: Element): boolean {
    const panel = part.closest(".decision-body")?.getBoundingClientRect();
    const { top, bottom } = part.getBoundingClientRect();
    return panel !== undefined && !part.matches(".decision-body") && (bottom > panel.bottom + 1 || top < panel.top - 1);
  }

  function cut(inner: string, outer: string): string[] {
    return [...document.querySelectorAll(inner)].flatMap((element) => {
      const room = element.closest(outer)?.getBoundingClientRect();
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isInside =
        !room || (left >= room.left - 1 && top >= room.top - 1 && right <= room.right + 1 && bottom <= room.bottom + 1);
      return isInside || !element.checkVisibility() ? [] : [`${inner} is cut`];
    });
  }

  function hidden(selector: string): string[] {
    const element = document.querySelector(selector);
    if (!element) return [`${selector} is missing`];
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isInWindow = left >= 0 && top >= 0 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return isInWindow && hit && (element.contains(hit) || hit.contains(element)) ? [] : [`${selector} is hidden`];
  }
}
