import { groupBy } from "@rondel/boards/group-by";
import {
  type Action,
  armyMovesLeft,
  NOBODY,
  type Region,
  shipMovesLeft,
  type Unit,
  type UnitMoves,
} from "@rondel/imperunde";
import { symbolOf } from "../board/units.ts";
import type { ImperundeContext } from "../context.ts";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  type RegionTarget,
} from "../decision/decision.ts";
import { regionName, regionParams } from "../messages/params.ts";
import { countedUnits, unitCount } from "../messages/units.ts";
import { attackSheet, openAttack } from "./attack-sheet.tsx";
import { chanceOf, chanceText } from "./chances.ts";
import { confirmDecision, playWithCare } from "./confirm.tsx";
import { DangerList, dangersFor } from "./dangers.tsx";
import { resetMovementSelection } from "./movement-selection.ts";
import { TroopPicker } from "./TroopPicker.tsx";
import { type Destination, destinationsOf, type Target, type Troop, targetsOf, troopsIn } from "./troops.ts";

/** D-14: first a region with units, then what these units do: a destination or an attack. Only that is lit. */
export function movementDecision(context: ImperundeContext): ImperundeDecision {
  if (context.selection.movement.isRunning.value) return { title: title(context), options: [] };
  const moves = context.ask({ kind: "moves" }) ?? [];
  const { region, movement } = context.selection;
  const { target } = movement;
  const troops = troopsIn(moves, region.value, movement.picked.value);
  const confirming = confirmDecision(context);
  if (confirming) return { ...confirming, regions: chosenRegion(context, target.value ?? region.value) };
  if (target.value !== undefined) return attackSheet(context, moves, target.value);
  return troops.length > 0 ? troopsDecision(context, moves, troops) : regionDecision(context, moves);
}

function chosenRegion(context: ImperundeContext, region: Region | undefined): Map<Region, RegionTarget> {
  const leave = () => {
    context.selection.movement.confirmation.value = undefined;
  };
  return new Map(region === undefined ? [] : [[region, { isChosen: true, choose: leave }]]);
}

function regionDecision(context: ImperundeContext, moves: readonly UnitMoves[]): ImperundeDecision {
  const byRegion = groupBy(moves, ({ from }) => from);
  return {
    title: title(context),
    about: context.text(isEmbarking(context) ? "embark.chooseRegion" : "move.chooseRegion"),
    options: [...byRegion].map(([from, stacks]) => regionRow(context, from, stacks)),
    secondary: endButtons(context),
    regions: sources(context, moves),
    ...(!isEmbarking(context) && { attempt: (target: Region): Action => ({ kind: "attack", target }) }),
  };
}

function title(context: ImperundeContext): string {
  if (isEmbarking(context)) return context.text("screen.embark");
  return context.text(context.pending.value?.kind === "goodWinds" ? "screen.fairWinds" : "screen.moveUnits");
}

function isEmbarking({ pending }: ImperundeContext): boolean {
  return pending.value?.kind === "embarkation";
}

function endButtons(context: ImperundeContext): ActionButton[] {
  return actionsOf(context, "endMovement", "endEmbarkation").map((action) => actionButton(context, action));
}

function regionRow(context: ImperundeContext, from: Region, stacks: readonly UnitMoves[]): OptionRow {
  const units = stacks.flatMap(({ unit, count }) => Array.from({ length: count }, () => unit));
  return {
    id: `region ${from}`,
    name: regionName(context.messages, from),
    consequence: countedUnits(context.messages, units),
    choose: () => select(context, from),
  };
}

/** The regions with units that can do something. A piece under the pointer chooses the units of its kind. */
function sources(context: ImperundeContext, moves: readonly UnitMoves[], isQuiet = false): Map<Region, RegionTarget> {
  return new Map(
    [...groupBy(moves, ({ from }) => from)].map(([from, stacks]) => {
      const symbols = stacks.map(({ unit }) => symbolOf(context.seat.value ?? NOBODY, unit));
      const choose = (symbol?: string) => {
        const place = symbols.indexOf(symbol ?? "");
        select(context, from, place < 0 ? undefined : onlyOf(stacks, stacks[place]?.unit));
      };
      const take = (symbol?: string) => {
        const place = symbols.indexOf(symbol ?? "");
        select(context, from, onlyOf(stacks, stacks[Math.max(0, place)]?.unit, 1));
      };
      return [from, { choose, isQuiet, pieces: { symbols, take } }];
    }),
  );
}

/** Picks the units of one kind, all of them or some. */
function onlyOf(
  stacks: readonly UnitMoves[],
  wanted: Unit | undefined,
  most = Number.MAX_SAFE_INTEGER,
): Map<Unit, number> {
  return new Map(stacks.map(({ unit, count }) => [unit, unit === wanted ? Math.min(most, count) : 0]));
}

function select({ selection }: ImperundeContext, region: Region | undefined, picked?: ReadonlyMap<Unit, number>): void {
  resetMovementSelection(selection.movement);
  selection.region.value = region;
  if (picked) selection.movement.picked.value = picked;
}

function troopsDecision(
  context: ImperundeContext,
  moves: readonly UnitMoves[],
  troops: readonly Troop[],
): ImperundeDecision {
  const [first] = troops;
  const from = first?.from as Region;
  const destinations = destinationsOf(troops);
  const targets = targetsOf(troops);
  const regions = sources(context, moves, true);
  for (const one of destinations) regions.set(one.to, destinationTarget(context, regions.get(one.to), one));
  for (const one of targets) regions.set(one.region, attackTarget(context, one));
  regions.set(from, { ...regions.get(from), isChosen: true, isQuiet: false, choose: () => select(context, undefined) });
  return {
    title: regionName(context.messages, from),
    about: context.text(isEmbarking(context) ? "embark.chooseUnits" : "move.chooseUnits"),
    controls: <Picker context={context} troops={troops} />,
    options: [
      ...targets.map((one) => attackRow(context, one)),
      ...destinations.map((one) => destinationRow(context, one, troops)),
    ],
    back: { label: context.text("screen.back"), press: () => select(context, undefined) },
    regions,
    ...(first && {
      attempt: (to: Region): Action => ({ kind: isEmbarking(context) ? "embark" : "move", unit: first.unit, from, to }),
    }),
  };
}

function Picker({ context, troops }: { readonly context: ImperundeContext; readonly troops: readonly Troop[] }) {
  const { picked } = context.selection.movement;
  const set = (chosenOf: (troop: Troop) => number) => {
    picked.value = new Map(troops.map((troop) => [troop.unit, chosenOf(troop)]));
  };
  return (
    <TroopPicker
      rows={troops.map((troop) => ({ ...troop, about: movesLeft(context, troop.unit) }))}
      onChange={({ unit }, chosen) => set((troop) => (troop.unit === unit ? chosen : troop.chosen))}
      onAll={(all) => set((troop) => (all ? troop.count : 0))}
    />
  );
}

/** The remaining moves; a unit on board has separate ones by sea and by land. */
function movesLeft({ text, pending }: ImperundeContext, unit: Unit): string {
  if (pending.value?.kind !== "movement") return "";
  const ship = shipMovesLeft(unit);
  const army = armyMovesLeft(unit);
  if (ship === 0 || army === 0) return text("screen.steps", { count: ship + army });
  return `${text("screen.movesBySea", { count: ship })}, ${text("screen.movesByLand", { count: army })}`;
}

function destinationTarget(
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

function destinationRow(context: ImperundeContext, destination: Destination, troops: readonly Troop[]): OptionRow {
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

function moveLabel(context: ImperundeContext, { to, count }: Destination): string {
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

function attackTarget(context: ImperundeContext, target: Target): RegionTarget {
  const note = chanceText(context, chanceOf(context, target));
  return {
    isDanger: true,
    ...(note !== undefined && { note }),
    choose: () => openAttack(context, target.region, target.senders),
  };
}

function attackRow(context: ImperundeContext, target: Target): OptionRow {
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
