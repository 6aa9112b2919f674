import { withWait } from "../clocks/clock.ts";
import type { LiveTable } from "./live-table.ts";

/** Applies the last request for time to the clocks in memory, if its pause is open. Returns whether that changed them. */
export function applyWait({ document, live }: LiveTable): boolean {
  const last = document.waits?.last;
  const window = live?.clocks.window;
  if (!last || !live || !window?.pause || window.since !== last.opened) return false;
  if (window.wait?.from === last.from && window.wait.until === last.until) return false;
  live.clocks = withWait(live.clocks, { from: last.from, until: last.until });
  return true;
}
