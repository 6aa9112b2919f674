/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** What does not fit on a narrow screen that is touched: whatever lies beyond its edge, and targets too small for a finger. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutProblems, { width: page.viewportSize()?.width ?? 0, finger: 44 });
}

/** Runs in the page. Maps are zoomed, and links in the middle of a sentence are as high as its line: both may be small. */
function findLayoutProblems({ width, finger }: { readonly width: number; readonly finger: number }): string[] {
  const TARGETS = "button, a[href], input, select, textarea, summary, [role=tab]";
  const isSeen = (thing: Element) =>
    thing.checkVisibility({ visibilityProperty: true }) &&
    !thing.closest("[inert], [aria-hidden=true], .unseen, .skip, svg svg");
  const inTop = document.querySelector("dialog:modal") ?? document.body;
  const seen = [...inTop.querySelectorAll("*:not(svg *)")].filter(isSeen);
  const beyond = seen.filter((thing) => {
    const { left, right, width: own } = thing.getBoundingClientRect();
    return own > 0 && (left < -1 || right > width + 1) && !isScrolled(thing);
  });
  const small = seen.filter((thing) => {
    if (!thing.matches(TARGETS) || isInASentence(thing)) return false;
    const { width: across, height } = (thing.closest("label") ?? thing).getBoundingClientRect();
    return Math.min(across, height) < finger - 0.5;
  });
  return [
    ...beyond.map((thing) => `beyond the edge: ${nameOf(thing)}`),
    ...small.map((thing) => `small: ${nameOf(thing)}`),
  ];

  function isInASentence({ parentNode }: Element): boolean {
    return [...(parentNode?.childNodes ?? [])].some((part) => part instanceof Text && part.data.trim() !== "");
  }

  /** Whether it can be scrolled into sight. */
  function isScrolled(thing: Element): boolean {
    for (let box = thing.parentElement; box; box = box.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
        return true;
    }
    return false;
  }

  function nameOf(thing: Element): string {
    const { width: across, height } = thing.getBoundingClientRect();
    const words = thing.getAttribute("aria-label") ?? thing.textContent?.slice(0, 40) ?? "";
    return `${thing.tagName.toLowerCase()}.${thing.classList.value.replaceAll(" ", ".")} ${Math.round(across)}×${Math.round(height)} ${words}`;
  }
}
