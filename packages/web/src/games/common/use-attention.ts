import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { Attention } from "@rondel/boards";
import type { AnyEvent } from "@rondel/engine";
import type { TableSession } from "../../session/session.ts";
import { lastRegions } from "./last-regions.ts";

interface AttentionSource<Region> {
  readonly session: TableSession;
  /** The regions of the player's selection, of a battle or of a demand. */
  readonly selected: () => readonly Region[];
  readonly regionsOf: (event: AnyEvent) => readonly Region[];
  readonly nameOf: (region: Region) => string;
}

/** The regions to which the board moves: those of the selection, else those of the last events. */
export function useAttention<Region extends number>(
  source: AttentionSource<Region>,
): ReadonlySignal<Attention | undefined> {
  // The text stays the same while the regions do, so the board does not move again.
  const text = useComputed(() => JSON.stringify(attentionOf(source)));
  return useComputed((): Attention | undefined => JSON.parse(text.value) ?? undefined);
}

function attentionOf<Region>({ session, selected, regionsOf, nameOf }: AttentionSource<Region>): Attention | null {
  const chosen = selected();
  const regions = chosen.length > 0 ? chosen : [...lastRegions(session, regionsOf)];
  return regions.length > 0 ? { regions: regions.map(nameOf), isSelection: chosen.length > 0 } : null;
}
