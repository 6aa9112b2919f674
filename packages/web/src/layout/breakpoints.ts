import { type ReadonlySignal, signal } from "@preact/signals";

/** Below this width the board fills the screen and everything else lies in a sheet. */
export const isPhone: ReadonlySignal<boolean> = follow("(max-width: 767px)");

function follow(query: string): ReadonlySignal<boolean> {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener("change", () => {
    matches.value = list.matches;
  });
  return matches;
}
