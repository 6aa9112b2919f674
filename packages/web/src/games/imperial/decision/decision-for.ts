import type { ImperialContext } from "../context.ts";
import { windowDecision } from "./battle-window.ts";
import type { ImperialDecision } from "./decision.ts";
import { forceDecision } from "./force.ts";
import { investDecision, setupBondDecision } from "./invest.tsx";
import { manoeuvreDecision } from "./manoeuvre.tsx";
import { factoryDecision, flagsDecision, importDecision, productionDecision } from "./provinces.ts";
import { rondelDecision } from "./rondel.tsx";

/** The decision that the viewer owes; undefined if there is none. */
export function decisionFor(context: ImperialContext): ImperialDecision | undefined {
  const frame = context.pending.value;
  if (context.actions.value.length === 0 || !frame) return undefined;
  switch (frame.kind) {
    case "offer":
      return setupBondDecision(context, frame.nation);
    case "turn":
      return rondelDecision(context, frame.nation);
    case "force":
      return forceDecision(context, frame);
    case "factory":
      return factoryDecision(context);
    case "production":
      return productionDecision(context);
    case "import":
      return importDecision(context);
    case "manoeuvre":
      return manoeuvreDecision(context, frame);
    case "window":
      return windowDecision(context, frame);
    case "flags":
      return flagsDecision(context);
    case "investment":
      return investDecision(context);
  }
}
