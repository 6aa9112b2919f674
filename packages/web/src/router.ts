import { signal } from "@preact/signals";
import { addressOf, type Place, readPlace } from "./route.ts";

export { addressOf, type Door, type Place } from "./route.ts";

/** Where we are now. */
export const place = signal<Place>(readPlace(location.hash));
addEventListener("hashchange", () => {
  place.value = readPlace(location.hash);
});

export function goTo(target: Place): void {
  location.hash = addressOf(target);
}

/** Goes on without leaving the former place in the history of the browser. */
export function goToInstead(target: Place): void {
  history.replaceState(null, "", addressOf(target));
  place.value = target;
}
