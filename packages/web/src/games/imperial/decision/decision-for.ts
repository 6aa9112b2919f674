import type { Desk } from "../context.ts";
import { forcePlan, windowPlan } from "./answering.ts";
import { investPlan, setupBondPlan } from "./invest.tsx";
import { manoeuvrePlan } from "./manoeuvre.tsx";
import type { Plan } from "./decision.ts";
import { factoryPlan, flagsPlan, importPlan, productionPlan } from "./provinces.ts";
import { rondelPlan } from "./rondel.tsx";

/** What is asked of the viewer now, ready to be shown; nothing when nothing is asked. */
export function planFor(desk: Desk): Plan | undefined {
  const frame = desk.pending.value;
  if (desk.actions.value.length === 0 || !frame) return undefined;
  switch (frame.kind) {
    case "offer":
      return setupBondPlan(desk, frame.power);
    case "turn":
      return rondelPlan(desk, frame.power);
    case "force":
      return forcePlan(desk, frame);
    case "factory":
      return factoryPlan(desk);
    case "production":
      return productionPlan(desk);
    case "import":
      return importPlan(desk);
    case "manoeuvre":
      return manoeuvrePlan(desk, frame);
    case "window":
      return windowPlan(desk, frame);
    case "flags":
      return flagsPlan(desk);
    case "investment":
      return investPlan(desk);
  }
}
