import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { Attention } from "@rondel/boards";
import type { AnyEvent } from "@rondel/engine";
import { useContext } from "preact/hooks";
import { CoachContext } from "../../layout/coach.ts";
import type { TableSession } from "../../session/session.ts";
import { preferences } from "../../settings/preferences.ts";
import { useDrawn } from "../../ui/draw-once.ts";
import { lastRegions } from "./last-regions.ts";

interface AttentionSource<Region> {
  readonly session: TableSession;
  /** The regions of the player's selection, of a battle or of a demand. */
  readonly selected: () => readonly Region[];
  readonly regionsOf: (event: AnyEvent) => readonly Region[];
  readonly nameOf: (region: Region) => string;
}

/**
 * The regions to which the board moves: those of the selection, else those that a lesson marks, else those of the last events unless
 * the player wants the board to stay.
 */
export function useAttention<Region extends number>(
  source: AttentionSource<Region>,
): ReadonlySignal<Attention | undefined> {
  // The text stays the same while the regions do, so the board does not move again.
  const marked = useContext(CoachContext)?.marked;
  const text = useDrawn(() => JSON.stringify(attentionOf(source, marked?.value ?? [])));
  return useComputed((): Attention | undefined => JSON.parse(text.value) ?? undefined);
}

function attentionOf<Region>(
  { session, selected, regionsOf, nameOf }: AttentionSource<Region>,
  marked: readonly string[],
): Attention | null {
  const chosen = selected();
  if (chosen.length > 0) return { regions: chosen.map(nameOf), isSelection: true };
  if (marked.length > 0) return { regions: marked, isSelection: true };
  const last = [...lastRegions(session, regionsOf)];
  const isFollowing = preferences.followMoves.value === "on" && last.length > 0;
  return isFollowing ? { regions: last.map(nameOf), isSelection: false } : null;
}
