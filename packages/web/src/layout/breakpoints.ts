import { type ReadonlySignal, signal } from "@preact/signals";

/** True below the width at which the board fills the screen and a bottom sheet holds the rest. */
export const isPhone: ReadonlySignal<boolean> = matchesQuery("(max-width: 767px)");

function matchesQuery(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
