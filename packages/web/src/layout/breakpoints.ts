import { computed, type ReadonlySignal, signal } from "@preact/signals";

/**
 * The arrangement of a game screen:
 * - `sheet`: a phone upright, with the board above a bottom sheet;
 * - `side`: a phone on its side, with the board on the left and a panel on the right;
 * - `portrait`: a tablet upright, with the board above two panels;
 * - `landscape`: a tablet on its side or a small window, with a strip above the board and a column on the right;
 * - `wide`: board between two columns.
 */
export type FrameLayout = "sheet" | "side" | "portrait" | "landscape" | "wide";

/** True on screens as narrow as a phone. */
export const isPhone: ReadonlySignal<boolean> = matchesQuery("(max-width: 767px)");

const isLow = matchesQuery("(orientation: landscape) and (max-height: 500px)");
const isTablet = matchesQuery("(max-width: 1199px)");
const isUpright = matchesQuery("(orientation: portrait)");

export const frameLayout: ReadonlySignal<FrameLayout> = computed(() => {
  if (isLow.value) return "side";
  if (isPhone.value) return "sheet";
  if (!isTablet.value) return "wide";
  return isUpright.value ? "portrait" : "landscape";
});

/** True if the board and the rest share a small screen: the rest is in tabs. */
export const isSmallFrame: ReadonlySignal<boolean> = computed(
  () => frameLayout.value === "sheet" || frameLayout.value === "side",
);

function matchesQuery(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
