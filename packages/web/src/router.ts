import { signal } from "@preact/signals";
import { hrefOf, parseRoute, type Route } from "./route.ts";

export { hrefOf, type PlayMode, type Route } from "./route.ts";

/** The current route. */
export const route = signal<Route>(parseRoute(location.hash));
addEventListener("hashchange", () => {
  route.value = parseRoute(location.hash);
});

export function navigate(target: Route): void {
  location.hash = hrefOf(target);
}

/** Navigates without an entry in the history of the browser. */
export function redirect(target: Route): void {
  history.replaceState(null, "", hrefOf(target));
  route.value = target;
}
