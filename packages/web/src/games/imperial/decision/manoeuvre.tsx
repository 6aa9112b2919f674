import type { Action, Frame, Region } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { freshIn, groupsToMove, isMoveOf, type UnitGroup } from "../unit-group.ts";
import { battleRow } from "./battle.ts";
import { CountPicker } from "./CountPicker.tsx";
import {
  type ActionButton,
  actionButton,
  actionsOf,
  type ImperialDecision,
  type OptionRow,
  optionRow,
  type RegionTarget,
} from "./decision.ts";
import { arrivalOptions, go, movesOf, targetRows } from "./marching.ts";

type ManoeuvreFrame = Extract<Frame, { kind: "manoeuvre" }>;

/** D-08, D-12 to D-16: first the unit, then the place. Everything can be taken back until somebody else is asked. */
export function manoeuvreDecision(context: ImperialContext, frame: ManoeuvreFrame): ImperialDecision {
  const group = context.choosing.group.value;
  return group && context.actions.value.some((action) => isMoveOf(action, group))
    ? whereDecision(context, frame, group)
    : whoDecision(context, frame);
}

function whoDecision(context: ImperialContext, frame: ManoeuvreFrame): ImperialDecision {
  const groups = groupsToMove(context.actions.value);
  const regions = new Map<Region, RegionTarget>();
  for (const group of groups) {
    const alike = groups.filter(({ from }) => from === group.from);
    regions.set(group.from, { choose: (symbol) => choose(context, frame, pointedAt(alike, symbol) ?? group) });
  }
  return {
    title: titleOf(frame),
    about: context.text(groups.length > 0 ? "manoeuvre.choose" : "manoeuvre.done"),
    options: [...groups.map((group) => groupRow(context, frame, group)), ...furtherDeeds(context)],
    secondary: endings(context),
    regions,
    attempt: (region) => attemptFrom(frame, region),
  };
}

function whereDecision(context: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): ImperialDecision {
  const moves = movesOf(context.actions.value, group);
  const target = context.choosing.target.value;
  const open = target === undefined ? undefined : arrivalOptions(context, moves, target);
  const regions = new Map<Region, RegionTarget>([
    ...groupsToMove(context.actions.value).map((other): [Region, RegionTarget] => [
      other.from,
      { choose: () => choose(context, frame, other) },
    ]),
    ...targetRows(context, group, moves).map(({ to, mark, via }): [Region, RegionTarget] => [
      to,
      { mark, ...(via && { via }), isChosen: to === target, choose: () => void go(context, moves, to) },
    ]),
    [group.from, { isChosen: true, choose: () => forget(context) }],
  ]);
  return {
    title: titleOf(frame),
    about: open ? open.question : <CountPicker most={countOf(context, frame, group)} />,
    options: open ? open.options : targetRows(context, group, moves).map(({ row }) => row),
    secondary: [
      ...remembered(context),
      { label: context.text("manoeuvre.other"), press: () => forget(context) },
      ...endings(context),
    ],
    regions,
    attempt: (to) => attemptTo(group, to),
  };
}

function titleOf({ step }: ManoeuvreFrame): ImperialDecision["title"] {
  return step === "fleets" ? "screen.moveFleets" : "screen.moveArmies";
}

function groupRow(context: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): OptionRow {
  const count = countOf(context, frame, group);
  return {
    id: `${group.unit} ${group.from} ${group.standing}`,
    name: regionName(context.messages, group.from),
    consequence: context.text(group.standing ? `units.${group.standing}` : `units.${group.unit}`, { count }),
    choose: () => choose(context, frame, group),
  };
}

/** Battles, turning armies and destroying factories: whenever one likes during the manoeuvre. */
function furtherDeeds(context: ImperialContext): OptionRow[] {
  return [
    ...actionsOf(context, "setStatus").map((action) => optionRow(context, action)),
    ...actionsOf(context, "destroyFactory").map((action) =>
      optionRow(
        context,
        action,
        action.acted === undefined
          ? {}
          : { consequence: context.text("action.destroyFactory.acted", { acted: action.acted }) },
      ),
    ),
    ...actionsOf(context, "declareBattle").map((action) => ({
      ...battleRow(context, action),
      mark: "⚔",
      consequence: regionName(context.messages, action.region),
    })),
  ];
}

/** What was said once about a province, as buttons that ask anew. */
function remembered({ choosing, messages, text }: ImperialContext): ActionButton[] {
  return [...choosing.statuses.value].map(([region, status]) => ({
    label: `${text("manoeuvre.remembered", { region: regionName(messages, region), status })}. ${text("manoeuvre.change")}`,
    press: () => {
      choosing.statuses.value = new Map([...choosing.statuses.value].filter(([other]) => other !== region));
    },
  }));
}

function endings(context: ImperialContext): ActionButton[] {
  return context.actions.value
    .filter(({ kind }) => kind === "endFleets" || kind === "endManoeuvre")
    .map((action) => actionButton(context, action));
}

function countOf({ state }: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): number {
  return state.value ? freshIn(state.value, frame, group) : 0;
}

function choose(context: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): void {
  context.choosing.group.value = group;
  context.choosing.target.value = undefined;
  context.choosing.count.value = Math.min(1, countOf(context, frame, group));
}

function forget({ choosing }: ImperialContext): void {
  choosing.group.value = undefined;
  choosing.target.value = undefined;
}

/** Armies that lie are friendly, those that stand are hostile: the piece pointed at says which is meant. */
function pointedAt(groups: readonly UnitGroup[], symbol: string | undefined): UnitGroup | undefined {
  if (symbol === "army-lying") return groups.find(({ standing }) => standing === "friendly");
  if (symbol === "army") return groups.find(({ standing }) => standing !== "friendly");
  return undefined;
}

function attemptFrom(frame: ManoeuvreFrame, from: Region): Action {
  if (frame.step === "armies") return { kind: "moveArmy", from, to: from };
  return { kind: "moveFleet", from, to: from };
}

function attemptTo({ unit, from, standing }: UnitGroup, to: Region): Action {
  if (unit === "fleet") return { kind: "moveFleet", from, to };
  return { kind: "moveArmy", from, to, ...(standing && { standing }) };
}
