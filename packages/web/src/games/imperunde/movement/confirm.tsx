import { type Action, needsConfirmation } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import type { ImperundeDecision } from "../decision/decision.ts";
import { DangerList, dangersFor } from "./dangers.tsx";
import { runPlan } from "./run-plan.ts";

/** Plays the actions of each unit, after a confirmation if much is at stake. `label` says what they do. */
export function playWithCare(
  context: ImperundeContext,
  label: string,
  sequences: readonly (readonly Action[])[],
): void {
  const dangers = dangersFor(context, sequences.flat());
  if (needsConfirmation(dangers)) context.selection.movement.confirmation.value = { label, sequences, dangers };
  else void runPlan(context, sequences);
}

/** The step in which the player confirms a danger; undefined if there is none to confirm. */
export function confirmDecision(context: ImperundeContext): ImperundeDecision | undefined {
  const { confirmation } = context.selection.movement;
  const asked = confirmation.value;
  if (!asked) return undefined;
  const leave = () => {
    confirmation.value = undefined;
  };
  return {
    title: context.text("confirm.title"),
    about: asked.label,
    controls: <DangerList context={context} dangers={asked.dangers} />,
    options: [],
    back: { label: context.text("screen.back"), press: leave },
    primary: {
      label: context.text("confirm.go"),
      meaning: "danger",
      press: () => {
        leave();
        void runPlan(context, asked.sequences);
      },
    },
  };
}
