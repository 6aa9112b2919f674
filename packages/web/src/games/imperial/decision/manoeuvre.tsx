import type { Action, FrameOf, Region } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { groupsToMove, isMoveOf, type UnitGroup } from "../unit-group.ts";
import { battleRow } from "./battle.ts";
import { CountPicker } from "./CountPicker.tsx";
import {
  type ActionButton,
  actionsOf,
  endButton,
  type ImperialDecision,
  type OptionRow,
  optionRow,
  type RegionTarget,
} from "./decision.ts";
import { arrivalOptions, destinationRows, go, movesOf } from "./marching.ts";
import { countOf, deselect, draggedUnits, groupOfPiece, select } from "./unit-selection.ts";

type ManoeuvreFrame = FrameOf<"manoeuvre">;

/** D-08, D-12 to D-16: first the units, then the destination. Everything can be undone until another player decides. */
export function manoeuvreDecision(context: ImperialContext, frame: ManoeuvreFrame): ImperialDecision {
  const group = context.selection.group.value;
  return group && context.actions.value.some((action) => isMoveOf(action, group))
    ? destinationDecision(context, frame, group)
    : unitDecision(context, frame);
}

function unitDecision(context: ImperialContext, frame: ManoeuvreFrame): ImperialDecision {
  const groups = groupsToMove(context.actions.value);
  const regions = new Map<Region, RegionTarget>();
  for (const group of groups) {
    const here = groups.filter(({ from }) => from === group.from);
    regions.set(group.from, {
      choose: (symbol) => select(context, frame, groupOfPiece(here, symbol) ?? group),
      pieces: draggedUnits(context, frame, here),
    });
  }
  return {
    title: titleOf(frame),
    about: context.text(groups.length > 0 ? "manoeuvre.choose" : "manoeuvre.done"),
    options: [...groups.map((group) => groupRow(context, frame, group)), ...otherActions(context)],
    secondary: endButtons(context),
    regions,
    attempt: (region) => attemptFrom(frame, region),
  };
}

function destinationDecision(context: ImperialContext, frame: ManoeuvreFrame, group: UnitGroup): ImperialDecision {
  const moves = movesOf(context.actions.value, group);
  const target = context.selection.target.value;
  const open = target === undefined ? undefined : arrivalOptions(context, moves, target);
  const groups = groupsToMove(context.actions.value);
  const unitsIn = (region: Region): Pick<RegionTarget, "pieces"> => {
    const here = groups.filter(({ from }) => from === region);
    return here.length > 0 ? { pieces: draggedUnits(context, frame, here) } : {};
  };
  const regions = new Map<Region, RegionTarget>([
    ...groups.map((other): [Region, RegionTarget] => [
      other.from,
      { ...unitsIn(other.from), choose: () => select(context, frame, other) },
    ]),
    ...destinationRows(context, group, moves).map(({ to, mark, via }): [Region, RegionTarget] => [
      to,
      {
        ...unitsIn(to),
        mark,
        ...(via && { via }),
        isChosen: to === target,
        choose: () => void go(context, moves, to),
      },
    ]),
    [group.from, { ...unitsIn(group.from), isChosen: true, choose: () => deselect(context) }],
  ]);
  return {
    title: titleOf(frame),
    about: open ? open.question : <CountPicker most={countOf(context, frame, group)} />,
    options: open ? open.options : destinationRows(context, group, moves).map(({ row }) => row),
    secondary: [
      ...chosenStatuses(context),
      { label: context.text("manoeuvre.other"), press: () => deselect(context) },
      ...endButtons(context),
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
    choose: () => select(context, frame, group),
  };
}

/** Status changes, battles and destroyed factories, which are possible at any time of the manoeuvre. */
function otherActions(context: ImperialContext): OptionRow[] {
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

/** One button per province whose arrival status was chosen before; it makes the choice open again. */
function chosenStatuses({ selection, messages, text }: ImperialContext): ActionButton[] {
  return [...selection.statuses.value].map(([region, status]) => ({
    label: `${text("manoeuvre.remembered", { region: regionName(messages, region), status })}. ${text("manoeuvre.change")}`,
    press: () => {
      selection.statuses.value = new Map([...selection.statuses.value].filter(([other]) => other !== region));
    },
  }));
}

function endButtons(context: ImperialContext): ActionButton[] {
  return context.actions.value
    .filter(({ kind }) => kind === "endFleets" || kind === "endManoeuvre")
    .map((action) => endButton(context, action));
}

function attemptFrom(frame: ManoeuvreFrame, from: Region): Action {
  if (frame.step === "armies") return { kind: "moveArmy", from, to: from };
  return { kind: "moveFleet", from, to: from };
}

function attemptTo({ unit, from, standing }: UnitGroup, to: Region): Action {
  if (unit === "fleet") return { kind: "moveFleet", from, to };
  return { kind: "moveArmy", from, to, ...(standing && { standing }) };
}
