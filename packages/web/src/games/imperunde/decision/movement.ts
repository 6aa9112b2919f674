import { groupBy } from "@rondel/boards/group-by";
import {
  type Action,
  armyMovesLeft,
  countAt,
  moveCost,
  NOBODY,
  type Region,
  shipMovesLeft,
  type Unit,
} from "@rondel/imperunde";
import { describeDefenders, symbolOf, unitsIn } from "../board/units.ts";
import type { ImperundeContext } from "../context.ts";
import { regionName, regionParams, unitParams } from "../messages/params.ts";
import { unitCount } from "../messages/units.ts";
import {
  type ActionButton,
  type ActionOf,
  actionButton,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  type RegionTarget,
  repeat,
} from "./decision.ts";

type Step = ActionOf<"move" | "sailThrough">;

interface Group {
  readonly unit: Unit;
  readonly from: Region;
}

/** D-14: first the units, then their destination. An attack is declared on its target. */
export function movementDecision(context: ImperundeContext): ImperundeDecision {
  const { region, unit } = context.selection;
  const steps = actionsOf(context, "move", "sailThrough");
  const mine = steps.filter((step) => step.from === region.value && step.unit === unit.value);
  const [first] = mine;
  return first
    ? destinationDecision(context, { unit: first.unit, from: first.from }, steps, mine)
    : unitDecision(context, steps);
}

function unitDecision(context: ImperundeContext, steps: readonly Step[]): ImperundeDecision {
  const groups = groupsOf(steps);
  const attacks = actionsOf(context, "attack");
  return {
    title: title(context),
    about: context.text("screen.chooseUnit"),
    options: [
      ...groups.map((group) => groupRow(context, group)),
      ...attacks.map((attack) => attackRow(context, attack)),
    ],
    secondary: endButtons(context),
    regions: new Map([...attackRegions(context), ...sourceRegions(context, groups)]),
    attempt: (target): Action => ({ kind: "attack", target }),
  };
}

function destinationDecision(
  context: ImperundeContext,
  group: Group,
  steps: readonly Step[],
  mine: readonly Step[],
): ImperundeDecision {
  const starts = sourceRegions(context, groupsOf(steps));
  const regions = new Map<Region, RegionTarget>([...attackRegions(context), ...starts]);
  for (const step of mine) regions.set(step.to, { ...starts.get(step.to), choose: () => void context.act(step) });
  regions.set(group.from, { ...starts.get(group.from), isChosen: true, choose: () => selectGroup(context, undefined) });
  return {
    title: title(context),
    about: context.text("screen.where", {
      ...unitParams("unit", group.unit, context.messages),
      region: regionName(context.messages, group.from),
    }),
    options: mine.flatMap((step) => [stepRow(context, step), ...allRow(context, step)]),
    secondary: [
      { label: context.text("screen.back"), press: () => selectGroup(context, undefined) },
      ...endButtons(context),
    ],
    regions,
    attempt: (to): Action => ({ kind: "move", ...group, to }),
  };
}

/** The regions with units that can still move. The piece under the pointer selects one of them. */
function sourceRegions(context: ImperundeContext, groups: readonly Group[]): Map<Region, RegionTarget> {
  const byRegion = groupBy(groups, ({ from }) => from);
  return new Map(
    [...byRegion].map(([from, alike]) => {
      const take = (symbol?: string) => selectGroup(context, groupOfSymbol(context, alike, symbol) ?? alike.at(-1));
      return [
        from,
        {
          choose: take,
          pieces: { symbols: alike.map(({ unit }) => symbolOf(context.seat.value ?? NOBODY, unit)), take },
        },
      ];
    }),
  );
}

function attackRegions(context: ImperundeContext): Map<Region, RegionTarget> {
  return new Map(
    actionsOf(context, "attack").map((attack) => [
      attack.target,
      { isDanger: true, choose: () => void context.act(attack) },
    ]),
  );
}

function title(context: ImperundeContext): string {
  return context.text(context.pending.value?.kind === "goodWinds" ? "screen.fairWinds" : "screen.moveUnits");
}

function groupsOf(steps: readonly Step[]): Group[] {
  return [...new Map(steps.map(({ unit, from }) => [`${unit} ${from}`, { unit, from }])).values()];
}

function groupRow(context: ImperundeContext, group: Group): OptionRow {
  return {
    id: `group ${group.unit} ${group.from}`,
    name: regionName(context.messages, group.from),
    consequence: [
      unitCount(context.messages, group.unit, countHere(context, group)),
      ...movesLeft(context, group.unit),
    ].join(", "),
    choose: () => selectGroup(context, group),
  };
}

/** The remaining moves; a unit on board has separate ones by sea and by land. */
function movesLeft({ text }: ImperundeContext, unit: Unit): string[] {
  const ship = shipMovesLeft(unit);
  const army = armyMovesLeft(unit);
  if (ship === 0 || army === 0) return [text("screen.steps", { count: ship + army })];
  return [text("screen.movesBySea", { count: ship }), text("screen.movesByLand", { count: army })];
}

/** The number of these units that the viewer has in the region. */
function countHere({ state, seat }: ImperundeContext, { unit, from }: Group): number {
  return state.value && seat.value !== undefined ? countAt(state.value, from, seat.value, unit) : 0;
}

function stepRow(context: ImperundeContext, step: Step): OptionRow {
  const { ship, army } = moveCost(step);
  return {
    id: JSON.stringify(step),
    name: regionName(context.messages, step.to),
    ...("via" in step && {
      consequence: context.text("screen.through", regionParams("via", step.via, context.messages)),
    }),
    price: context.text("screen.steps", { count: ship + army }),
    choose: () => void context.act(step),
  };
}

/** A row that moves all equal units together. */
function allRow(context: ImperundeContext, step: Step): OptionRow[] {
  const count = countHere(context, step);
  if (count < 2) return [];
  const name = context.text("screen.allOf", { count, ...regionParams("region", step.to, context.messages) });
  return [{ id: `all ${JSON.stringify(step)}`, name, choose: () => void repeat(context, step, count) }];
}

function attackRow(context: ImperundeContext, attack: ActionOf<"attack">): OptionRow {
  const state = context.state.value;
  return {
    id: JSON.stringify(attack),
    mark: "⚔",
    name: context.text("screen.attackOn", regionParams("region", attack.target, context.messages)),
    ...(state && { consequence: describeDefenders(context, state, attack.target) }),
    choose: () => void context.act(attack),
  };
}

function endButtons(context: ImperundeContext): ActionButton[] {
  return actionsOf(context, "endMovement").map((action) => actionButton(context, action));
}

function selectGroup({ selection }: ImperundeContext, group: Group | undefined): void {
  selection.region.value = group?.from;
  selection.unit.value = group?.unit;
}

/** The group of the piece under the pointer. */
function groupOfSymbol(
  context: ImperundeContext,
  groups: readonly Group[],
  symbol: string | undefined,
): Group | undefined {
  const state = context.state.value;
  const [first] = groups;
  if (!state || !first || symbol === undefined) return undefined;
  const stack = unitsIn(state, first.from).find((one) => one.symbol === symbol && one.party === context.seat.value);
  return groups.find(({ unit }) => unit === stack?.unit);
}
