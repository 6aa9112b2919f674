import type { ReadonlySignal } from "@preact/signals";
import type { Power } from "@rondel/imperial";
import type { SpacePreview } from "../answers.ts";
import type { Plan } from "../decision/decision.ts";
import type { Desk } from "../context.ts";

export type Planned = ReadonlySignal<Plan | undefined>;

interface Previews {
  /** The power that is asked to move. */
  readonly moving: Power | undefined;
  /** What each space would mean for it. */
  readonly previews: readonly SpacePreview[];
}

export function previewsFor(desk: Desk, plan: Plan | undefined): Previews {
  const frame = desk.pending.value;
  const moving = plan?.spaces && frame?.kind === "turn" ? frame.power : undefined;
  return { moving, previews: moving === undefined ? [] : (desk.ask({ kind: "rondel", power: moving }) ?? []) };
}
