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
  actionsOf,
  endButton,
  type ImperundeDecision,
  type OptionRow,
  type RegionTarget,
} from "../decision/decision.ts";
import { regionName } from "../messages/params.ts";
import { countedUnits } from "../messages/units.ts";
import { attackSheet, openAttack } from "./attack-sheet.tsx";
import { BoardingList } from "./BoardingList.tsx";
import { confirmDecision } from "./confirm.tsx";
import { attackRow, attackTarget, destinationRow, destinationTarget, isEmbarking } from "./movement-choices.tsx";
import { resetMovementSelection } from "./movement-selection.ts";
import { proposedSenders } from "./proposed-units.ts";
import { TroopPicker } from "./TroopPicker.tsx";
import { destinationsOf, type Troop, targetsOf, troopsIn } from "./troops.ts";

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
  return {
    title: title(context),
    ...(isEmbarking(context) ? boardingPart(context, moves) : movingPart(context, moves)),
    secondary: endButtons(context),
  };
}

type DecisionPart = Omit<ImperundeDecision, "title">;

function boardingPart(context: ImperundeContext, moves: readonly UnitMoves[]): DecisionPart {
  return {
    ...(moves.length > 0 && { about: context.text("embark.chooseRegion") }),
    controls: <BoardingList context={context} moves={moves} onChoose={(from) => select(context, from)} />,
    options: [],
    regions: sources(context, moves),
  };
}

/** A region with units, or at once the target of an attack. Targets are not lit, because units come first. */
function movingPart(context: ImperundeContext, moves: readonly UnitMoves[]): DecisionPart {
  const targets = moves.flatMap(({ attacks }) => attacks.map(({ target }) => target));
  return {
    about: context.text(targets.length > 0 ? "move.chooseRegionOrTarget" : "move.chooseRegion"),
    options: [...groupBy(moves, ({ from }) => from)].map(([from, stacks]) => regionRow(context, from, stacks)),
    regions: new Map([...targets.map((target) => quietTarget(context, moves, target)), ...sources(context, moves)]),
    attempt: (target: Region): Action => ({ kind: "attack", target }),
  };
}

function quietTarget(
  context: ImperundeContext,
  moves: readonly UnitMoves[],
  target: Region,
): readonly [Region, RegionTarget] {
  const { state, seat } = context;
  const choose = () => {
    const [now, mine] = [state.peek(), seat.peek()];
    if (now && mine !== undefined) openAttack(context, target, proposedSenders(now, mine, moves, target));
  };
  return [target, { isQuiet: true, choose }];
}

function title(context: ImperundeContext): string {
  if (isEmbarking(context)) return context.text("screen.embark");
  return context.text(context.pending.value?.kind === "goodWinds" ? "screen.fairWinds" : "screen.moveUnits");
}

function endButtons(context: ImperundeContext): ActionButton[] {
  return actionsOf(context, "endMovement", "endEmbarkation").map((action) => endButton(context, action));
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
