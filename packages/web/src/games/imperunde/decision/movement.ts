import {
  type Action,
  ARMY_MOVES_LEFT,
  countAt,
  type Field,
  moveCost,
  SHIP_MOVES_LEFT,
  type Unit,
} from "@rondel/imperunde";
import { defendersIn, symbolOf, unitsIn } from "../board/units.ts";
import type { Desk } from "../context.ts";
import { fieldName, unitCount, unitName } from "../messages/params.ts";
import {
  type ActionOf,
  actionsOf,
  type Deed,
  deedFor,
  type FieldOffer,
  type Plan,
  type PlanOption,
  repeat,
} from "./decision.ts";

type Step = ActionOf<"move" | "sailThrough">;

interface Group {
  readonly unit: Unit;
  readonly from: Field;
}

/** D-14: first the units, then the field. Attacks are declared on their target. */
export function movementPlan(desk: Desk): Plan {
  const { field, unit } = desk.choosing;
  const steps = actionsOf(desk, "move", "sailThrough");
  const mine = steps.filter((step) => step.from === field.value && step.unit === unit.value);
  const [first] = mine;
  return first ? wherePlan(desk, { unit: first.unit, from: first.from }, steps, mine) : whoPlan(desk, steps);
}

function whoPlan(desk: Desk, steps: readonly Step[]): Plan {
  const groups = groupsOf(steps);
  const attacks = actionsOf(desk, "attack");
  return {
    title: title(desk),
    about: desk.word("screen.chooseUnit"),
    options: [...groups.map((group) => groupRow(desk, group)), ...attacks.map((attack) => attackRow(desk, attack))],
    others: endings(desk),
    regions: new Map([...attackedFields(desk), ...startingFields(desk, groups)]),
    attempt: (target): Action => ({ kind: "attack", target }),
  };
}

function wherePlan(desk: Desk, group: Group, steps: readonly Step[], mine: readonly Step[]): Plan {
  const starts = startingFields(desk, groupsOf(steps));
  const fields = new Map<Field, FieldOffer>([...attackedFields(desk), ...starts]);
  for (const step of mine) fields.set(step.to, { ...starts.get(step.to), choose: () => void desk.act(step) });
  fields.set(group.from, { ...starts.get(group.from), isChosen: true, choose: () => pick(desk, undefined) });
  return {
    title: title(desk),
    about: desk.word("screen.where", {
      unit: unitName(desk.speech, group.unit),
      field: fieldName(desk.speech, group.from),
    }),
    options: mine.flatMap((step) => [stepRow(desk, step), ...allRow(desk, step)]),
    others: [{ words: desk.word("screen.back"), do: () => pick(desk, undefined) }, ...endings(desk)],
    regions: fields,
    attempt: (to): Action => ({ kind: "move", ...group, to }),
  };
}

/** Where units stand that can still move: the piece pointed at or carried says which of them is meant. */
function startingFields(desk: Desk, groups: readonly Group[]): Map<Field, FieldOffer> {
  const byField = Map.groupBy(groups, ({ from }) => from);
  return new Map(
    [...byField].map(([from, alike]) => {
      const take = (symbol?: string) => pick(desk, pointedAt(desk, alike, symbol) ?? alike.at(-1));
      return [
        from,
        {
          choose: take,
          pieces: { symbols: alike.map(({ unit }) => symbolOf(desk.seat.value ?? -1, unit)), take },
        },
      ];
    }),
  );
}

function attackedFields(desk: Desk): Map<Field, FieldOffer> {
  return new Map(
    actionsOf(desk, "attack").map((attack) => [attack.target, { isDanger: true, choose: () => void desk.act(attack) }]),
  );
}

function title(desk: Desk): string {
  return desk.word(desk.pending.value?.kind === "goodWinds" ? "screen.goodWinds" : "screen.moveUnits");
}

function groupsOf(steps: readonly Step[]): Group[] {
  return [...new Map(steps.map(({ unit, from }) => [`${unit} ${from}`, { unit, from }])).values()];
}

function groupRow(desk: Desk, group: Group): PlanOption {
  return {
    id: `group ${group.unit} ${group.from}`,
    name: fieldName(desk.speech, group.from),
    consequence: [unitCount(desk.speech, group.unit, countHere(desk, group)), ...movesLeft(desk, group.unit)].join(
      ", ",
    ),
    choose: () => pick(desk, group),
  };
}

/** Moves are told apart only for whoever is aboard: some by ship, then some by land. */
function movesLeft({ word }: Desk, unit: Unit): string[] {
  const ship = SHIP_MOVES_LEFT[unit] ?? 0;
  const army = ARMY_MOVES_LEFT[unit] ?? 0;
  if (ship === 0 || army === 0) return [word("screen.steps", { count: ship + army })];
  return [word("screen.movesBySea", { count: ship }), word("screen.movesByLand", { count: army })];
}

/** How many of these units the viewer has there. */
function countHere({ state, seat }: Desk, { unit, from }: Group): number {
  return state.value && seat.value !== undefined ? countAt(state.value, from, seat.value, unit) : 0;
}

function stepRow(desk: Desk, step: Step): PlanOption {
  const { ship, army } = moveCost(step);
  return {
    id: JSON.stringify(step),
    name: fieldName(desk.speech, step.to),
    ...("via" in step && { consequence: desk.word("screen.through", { via: fieldName(desk.speech, step.via) }) }),
    price: desk.word("screen.steps", { count: ship + army }),
    choose: () => void desk.act(step),
  };
}

/** Several alike go together. */
function allRow(desk: Desk, step: Step): PlanOption[] {
  const count = countHere(desk, step);
  if (count < 2) return [];
  const name = desk.word("screen.allOf", { count, field: fieldName(desk.speech, step.to) });
  return [{ id: `all ${JSON.stringify(step)}`, name, choose: () => void repeat(desk, step, count) }];
}

function attackRow(desk: Desk, attack: ActionOf<"attack">): PlanOption {
  const state = desk.state.value;
  return {
    id: JSON.stringify(attack),
    mark: "⚔",
    name: desk.word("screen.attackOn", { field: fieldName(desk.speech, attack.target) }),
    ...(state && { consequence: defendersIn(desk, state, attack.target) }),
    choose: () => void desk.act(attack),
  };
}

function endings(desk: Desk): Deed[] {
  return actionsOf(desk, "endMovement").map((action) => deedFor(desk, action));
}

function pick({ choosing }: Desk, group: Group | undefined): void {
  choosing.field.value = group?.from;
  choosing.unit.value = group?.unit;
}

/** The piece pointed at says which unit is meant. */
function pointedAt(desk: Desk, groups: readonly Group[], symbol: string | undefined): Group | undefined {
  const state = desk.state.value;
  const [first] = groups;
  if (!state || !first || symbol === undefined) return undefined;
  const meant = unitsIn(state, first.from).find((one) => one.symbol === symbol && one.party === desk.seat.value);
  return groups.find(({ unit }) => unit === meant?.unit);
}
