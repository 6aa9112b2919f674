import type { PositionFault } from "@rondel/engine";
import { isForeignHome, isSea, type Nation, REGION_COUNT, REGIONS } from "../board/board.ts";
import type { ManoeuvreFrame, WindowFrame } from "../frames.ts";
import { actedArmies, actedFleets, manoeuvreOf } from "../manoeuvre/history.ts";
import { governmentOf, type State } from "../state.ts";
import { armiesIn, fleetsIn, hasOpponents, opponentsIn } from "../units.ts";
import { faultOfField } from "./fault.ts";

/** RL-61: no more units have acted in a region than stand there, and no fleet has acted in port. */
export function checkManoeuvre(state: State, frame: ManoeuvreFrame): PositionFault | undefined {
  const lists = ["actedPeaceful", "actedHostile", "actedFleets"] as const;
  const incomplete = lists.find((list) => frame[list].length !== REGION_COUNT);
  if (incomplete) return faultOfField(frame, incomplete, "RL-61");
  for (const region of REGIONS) {
    for (const hostile of [false, true]) {
      if (actedArmies(frame, region, hostile) > armiesIn(state, frame.nation, region, hostile))
        return faultOfField(frame, hostile ? "actedHostile" : "actedPeaceful", "INV-24");
    }
    const fleets = isSea(region) ? fleetsIn(state, frame.nation, region) : 0;
    if (actedFleets(frame, region) > fleets) return faultOfField(frame, "actedFleets", "INV-24");
  }
  if (frame.step === "fleets" && [...frame.actedPeaceful, ...frame.actedHostile].some((acted) => acted > 0))
    return faultOfField(frame, "step", "IM-11.3");
  return undefined;
}

/** IM-11.18, IM-11.19: the window of a unit that has just acted, and the nations that may demand a battle. */
export function checkWindow(state: State, frame: WindowFrame): PositionFault | undefined {
  const wrong = (field: string, rule: string) => faultOfField(frame, field, rule);
  const { nation, region, unit, hostile, cause, stage, toAsk, asked } = frame;
  const manoeuvre = manoeuvreOf(state);
  if ((unit === "fleet") !== (manoeuvre.step === "fleets")) return wrong("unit", "IM-11.3");
  const isAbroad = isForeignHome(region, nation);
  if (hostile && !isAbroad) return wrong("hostile", "IM-11.28");
  if (cause === "status" && !isAbroad) return wrong("cause", "IM-11.25");
  const acted = unit === "fleet" ? actedFleets(manoeuvre, region) : actedArmies(manoeuvre, region, hostile);
  if (acted === 0) return wrong("region", "IM-11.18");
  const isAskable = (other: Nation): boolean => mayBeAsked(state, frame, other);
  if (stage === "active") {
    if (!hasOpponents(state, nation, region)) return wrong("region", "IM-11.18");
    return toAsk.length > 0 ? wrong("toAsk", "IM-11.19") : undefined;
  }
  if (new Set(toAsk).size !== toAsk.length || !toAsk.every(isAskable)) return wrong("toAsk", "IM-11.19");
  if (stage === "asked" && (toAsk.includes(asked) || !isAskable(asked))) return wrong("asked", "IM-11.19");
  return undefined;
}

/** IM-11.19, RL-04: a nation of another player with a unit that could fight. */
function mayBeAsked(state: State, { nation, region }: WindowFrame, other: Nation): boolean {
  return (
    governmentOf(state, other) !== governmentOf(state, nation) && opponentsIn(state, nation, region).includes(other)
  );
}
