import type { Action, Region } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import type { OptionRow, RegionTarget } from "../decision/decision.ts";
import { regionName, regionParams } from "../messages/params.ts";
import { countedUnits, unitCount } from "../messages/units.ts";
import { openAttack } from "./attack-sheet.tsx";
import { chanceOf, chanceText } from "./chances.ts";
import { playWithCare } from "./confirm.tsx";
import { DangerList, dangersFor } from "./dangers.tsx";
import type { Destination, Target, Troop } from "./troops.ts";

export function isEmbarking({ pending }: ImperundeContext): boolean {
  return pending.value?.kind === "embarkation";
}

/** A region that the chosen units can reach, on the map: what the way costs, and a storm on it. */
export function destinationTarget(
  context: ImperundeContext,
  source: RegionTarget | undefined,
  destination: Destination,
): RegionTarget {
  const { moves, sequences } = destination;
  const storm = dangersFor(context, sequences.flat()).find(({ code }) => code === "storm");
  const cost = moves > 0 ? [context.text("screen.steps", { count: moves })] : [];
  const risk = storm ? [`⚠\uFE0E ${context.text("term.event.storm")}`] : [];
  return {
    ...source,
    isQuiet: false,
    isRisky: storm !== undefined,
    ...(cost.length + risk.length > 0 && { note: [...cost, ...risk].join(" ") }),
    choose: () => playWithCare(context, moveLabel(context, destination), sequences),
  };
}

/** The same region as a row. */
export function destinationRow(
  context: ImperundeContext,
  destination: Destination,
  troops: readonly Troop[],
): OptionRow {
  const { to, count, moves, sequences } = destination;
  const chosen = troops.reduce((sum, troop) => sum + troop.chosen, 0);
  const via = [...new Set(sequences.flatMap((actions) => actions.flatMap((action) => passed(action, to))))];
  const about = [
    ...(count < chosen ? [context.text("move.someCanGo", { count, chosen })] : []),
    ...(via.length > 0 ? [context.text("move.via", { regions: list(context, via) })] : []),
  ];
  const dangers = dangersFor(context, sequences.flat());
  return {
    id: `move ${to}`,
    name: moveLabel(context, destination),
    ...(about.length > 0 && { consequence: about.join(", ") }),
    ...(dangers.length > 0 && { danger: <DangerList context={context} dangers={dangers} /> }),
    ...(moves > 0 && { price: context.text("screen.steps", { count: moves }) }),
    choose: () => playWithCare(context, moveLabel(context, destination), sequences),
  };
}

export function moveLabel(context: ImperundeContext, { to, count }: Destination): string {
  const { text, messages } = context;
  return text(isEmbarking(context) ? "embark.go" : "move.go", { count, ...regionParams("region", to, messages) });
}

/** The regions of an action that the unit passes on its way. */
function passed(action: Action, to: Region): readonly Region[] {
  if (action.kind === "sailThrough") return [action.via];
  return action.kind === "move" && action.to !== to ? [action.to] : [];
}

function list({ messages }: ImperundeContext, regions: readonly Region[]): string {
  return messages.list(regions.map((region) => regionName(messages, region)));
}

/** A region that the chosen units can attack, on the map: the chance to conquer it. */
export function attackTarget(context: ImperundeContext, target: Target): RegionTarget {
  const note = chanceText(context, chanceOf(context, target));
  return {
    isDanger: true,
    ...(note !== undefined && { note }),
    choose: () => openAttack(context, target.region, target.senders),
  };
}

/** The same region as a row. */
export function attackRow(context: ImperundeContext, target: Target): OptionRow {
  const forecast = chanceOf(context, target);
  const chance = chanceText(context, forecast);
  const { senders, region } = target;
  const [first] = senders;
  const isAlike = first !== undefined && senders.every(({ unit }) => unit === first.unit);
  const units = isAlike
    ? unitCount(context.messages, first.unit, senders.length)
    : countedUnits(
        context.messages,
        senders.map(({ unit }) => unit),
      );
  return {
    id: `attack ${region}`,
    mark: "⚔",
    name: context.text("screen.attackOn", regionParams("region", region, context.messages)),
    consequence: forecast?.falls ? context.text("move.falls") : units,
    ...(chance !== undefined && { price: chance }),
    choose: () => openAttack(context, region, senders),
  };
}
