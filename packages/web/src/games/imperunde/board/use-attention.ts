import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { Attention } from "@rondel/boards";
import { ALL_REGIONS, type Region } from "@rondel/imperunde";
import { lastRegions } from "../../common/last-regions.ts";
import type { ImperundeContext } from "../context.ts";
import type { ImperundeDecision } from "../decision/decision.ts";
import { regionsOf } from "../describe-event.ts";
import { nameOf } from "./board-pieces.ts";

/** The regions that deserve the player's eye: the selection, else a battle, else the last events. */
export function useAttention(
  context: ImperundeContext,
  decision: ReadonlySignal<ImperundeDecision | undefined>,
): ReadonlySignal<Attention | undefined> {
  const text = useComputed(() => JSON.stringify(attentionOf(context, decision.value)));
  return useComputed((): Attention | undefined => JSON.parse(text.value) ?? undefined);
}

function attentionOf(context: ImperundeContext, decision: ImperundeDecision | undefined): Attention | null {
  const chosen = ALL_REGIONS.filter((region) => decision?.regions?.get(region)?.isChosen);
  if (chosen.length > 0) return attention(chosen, true);
  const frame = context.pending.value;
  if (frame?.kind === "battle") return attention([frame.region], true);
  const last = [...lastRegions(context.session, regionsOf)];
  return last.length > 0 ? attention(last, false) : null;
}

function attention(regions: readonly Region[], isSelection: boolean): Attention {
  return { regions: regions.map(nameOf), isSelection };
}
