let known: number | undefined;
let isWatching = false;

/**
 * Milliseconds that the style sheet gives to a move; 0 with reduced motion. Remembered until something changes it: reading a style while
 * an action is drawn makes the browser compute the styles of everything that has changed so far, and once more at the end.
 */
export function moveDuration(): number {
  if (!isWatching) forgetOnChange();
  known ??= readDuration();
  return known;
}

function readDuration(): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue("--m-move").trim();
  const amount = Number.parseFloat(text);
  if (Number.isNaN(amount)) return 0;
  return text.endsWith("ms") ? amount : amount * 1000;
}

/** The preference of the page is an attribute of the root, that of the device a media query. */
function forgetOnChange(): void {
  isWatching = true;
  const forget = (): void => {
    known = undefined;
  };
  new MutationObserver(forget).observe(document.documentElement, { attributes: true });
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", forget);
}
