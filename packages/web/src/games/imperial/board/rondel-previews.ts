import type { ReadonlySignal } from "@preact/signals";
import type { Nation, SpacePreview } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";

export type DecisionSignal = ReadonlySignal<ImperialDecision | undefined>;

interface Previews {
  /** The nation that the viewer moves. */
  readonly moving: Nation | undefined;
  /** One preview per space for that nation. */
  readonly previews: readonly SpacePreview[];
}

export function previewsFor(context: ImperialContext, decision: ImperialDecision | undefined): Previews {
  const frame = context.pending.value;
  const moving = decision?.spaces && frame?.kind === "turn" ? frame.nation : undefined;
  return { moving, previews: moving === undefined ? [] : (context.ask({ kind: "rondel", nation: moving }) ?? []) };
}
