/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { Page } from "playwright-core";

/** Lists elements beyond the edge of a narrow touch screen and targets that are too small for a finger. */
export function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(findLayoutProblems, { width: page.viewportSize()?.width ?? 0, finger: 44 });
}

/**
 * Runs in the page. Maps can be moved and zoomed, so they may reach beyond the edge and be small. Links in a sentence and explained words
 * have the height of the line; the words take a tap beside them (terms.css).
 */
function findLayoutProblems({ width, finger }: { readonly width: number; readonly finger: number }): string[] {
  const TARGETS = "button, a[href], input, select, textarea, summary, [role=tab]";
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest("[inert], [aria-hidden=true], .unseen, .skip, svg svg");
  const topLayer = document.querySelector("dialog:modal") ?? document.body;
  const visible = [...topLayer.querySelectorAll("*:not(svg *)")].filter(isVisible);
  const beyond = visible.filter((element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    return own > 0 && (left < -1 || right > width + 1) && !isScrollable(element) && !element.closest(".board-paper");
  });
  const small = visible.filter((element) => {
    if (!element.matches(TARGETS) || element.matches(".term") || isInSentence(element)) return false;
    const { width: across, height } = (element.closest("label") ?? element).getBoundingClientRect();
    return Math.min(across, height) < finger - 0.5;
  });
  return [
    ...beyond.map((element) => `beyond the edge: ${nameOf(element)}`),
    ...small.map((element) => `small: ${nameOf(element)}`),
  ];

  function isInSentence({ parentNode }: Element): boolean {
    return [...(parentNode?.childNodes ?? [])].some((part) => part instanceof Text && part.data.trim() !== "");
  }

  /** Whether a scrolling ancestor can bring the element into view. */
  function isScrollable(element: Element): boolean {
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth)
        return true;
    }
    return false;
  }

  function nameOf(element: Element): string {
    const { width: across, height } = element.getBoundingClientRect();
    const label = element.getAttribute("aria-label") ?? element.textContent?.slice(0, 40) ?? "";
    return `${element.tagName.toLowerCase()}.${element.classList.value.replaceAll(" ", ".")} ${Math.round(across)}×${Math.round(height)} ${label}`;
  }
}
