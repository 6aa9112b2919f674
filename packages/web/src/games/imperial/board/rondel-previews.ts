import type { ReadonlySignal } from "@preact/signals";
import type { Nation } from "@rondel/imperial";
import type { SpacePreview } from "../answers.ts";
import type { ImperialContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";

export type Planned = ReadonlySignal<ImperialDecision | undefined>;

interface Previews {
  /** The power that is asked to move. */
  readonly moving: Nation | undefined;
  /** What each space would mean for it. */
  readonly previews: readonly SpacePreview[];
}

export function previewsFor(context: ImperialContext, decision: ImperialDecision | undefined): Previews {
  const frame = context.pending.value;
  const moving = decision?.spaces && frame?.kind === "turn" ? frame.nation : undefined;
  return { moving, previews: moving === undefined ? [] : (context.ask({ kind: "rondel", nation: moving }) ?? []) };
}
