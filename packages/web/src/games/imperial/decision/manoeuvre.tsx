import type { Action, Frame, Region } from "@rondel/imperial";
import type { Desk } from "../context.ts";
import { freshIn, groupsToMove, isMoveOf, type UnitGroup } from "../unit-group.ts";
import { regionName } from "../messages/params.ts";
import { battleRow } from "./battle.ts";
import { CountPicker } from "./CountPicker.tsx";
import { arrivalOptions, go, movesOf, targetRows } from "./marching.ts";
import { actionsOf, type Deed, deedFor, type Plan, type PlanOption, type RegionOffer, rowFor } from "./decision.ts";

type ManoeuvreFrame = Extract<Frame, { kind: "manoeuvre" }>;

/** D-08, D-12 to D-16: first the unit, then the place. Everything can be taken back until somebody else is asked. */
export function manoeuvrePlan(desk: Desk, frame: ManoeuvreFrame): Plan {
  const group = desk.choosing.group.value;
  return group && desk.actions.value.some((action) => isMoveOf(action, group))
    ? wherePlan(desk, frame, group)
    : whoPlan(desk, frame);
}

function whoPlan(desk: Desk, frame: ManoeuvreFrame): Plan {
  const groups = groupsToMove(desk.actions.value);
  const regions = new Map<Region, RegionOffer>();
  for (const group of groups) {
    const alike = groups.filter(({ from }) => from === group.from);
    regions.set(group.from, { choose: (symbol) => choose(desk, frame, pointedAt(alike, symbol) ?? group) });
  }
  return {
    title: titleOf(frame),
    about: desk.word(groups.length > 0 ? "manoeuvre.choose" : "manoeuvre.done"),
    options: [...groups.map((group) => groupRow(desk, frame, group)), ...furtherDeeds(desk)],
    others: endings(desk),
    regions,
    attempt: (region) => attemptFrom(frame, region),
  };
}

function wherePlan(desk: Desk, frame: ManoeuvreFrame, group: UnitGroup): Plan {
  const moves = movesOf(desk.actions.value, group);
  const target = desk.choosing.target.value;
  const open = target === undefined ? undefined : arrivalOptions(desk, moves, target);
  const regions = new Map<Region, RegionOffer>([
    ...groupsToMove(desk.actions.value).map((other): [Region, RegionOffer] => [
      other.from,
      { choose: () => choose(desk, frame, other) },
    ]),
    ...targetRows(desk, group, moves).map(({ to, mark, via }): [Region, RegionOffer] => [
      to,
      { mark, ...(via && { via }), isChosen: to === target, choose: () => void go(desk, moves, to) },
    ]),
    [group.from, { isChosen: true, choose: () => forget(desk) }],
  ]);
  return {
    title: titleOf(frame),
    about: open ? open.question : <CountPicker most={countOf(desk, frame, group)} />,
    options: open ? open.options : targetRows(desk, group, moves).map(({ row }) => row),
    others: [...remembered(desk), { words: desk.word("manoeuvre.other"), do: () => forget(desk) }, ...endings(desk)],
    regions,
    attempt: (to) => attemptTo(group, to),
  };
}

function titleOf({ step }: ManoeuvreFrame): Plan["title"] {
  return step === "fleets" ? "screen.moveFleets" : "screen.moveArmies";
}

function groupRow(desk: Desk, frame: ManoeuvreFrame, group: UnitGroup): PlanOption {
  const count = countOf(desk, frame, group);
  return {
    id: `${group.unit} ${group.from} ${group.standing}`,
    name: regionName(desk.speech, group.from),
    consequence: desk.word(group.standing ? `units.${group.standing}` : `units.${group.unit}`, { count }),
    choose: () => choose(desk, frame, group),
  };
}

/** Battles, turning armies and destroying factories: whenever one likes during the manoeuvre. */
function furtherDeeds(desk: Desk): PlanOption[] {
  return [
    ...actionsOf(desk, "setStatus").map((action) => rowFor(desk, action)),
    ...actionsOf(desk, "destroyFactory").map((action) =>
      rowFor(
        desk,
        action,
        action.acted === undefined
          ? {}
          : { consequence: desk.word("action.destroyFactory.acted", { acted: action.acted }) },
      ),
    ),
    ...actionsOf(desk, "declareBattle").map((action) => ({
      ...battleRow(desk, action),
      mark: "⚔",
      consequence: regionName(desk.speech, action.region),
    })),
  ];
}

/** What was said once about a province, as buttons that ask anew. */
function remembered({ choosing, speech, word }: Desk): Deed[] {
  return [...choosing.statuses.value].map(([region, status]) => ({
    words: `${word("manoeuvre.remembered", { region: regionName(speech, region), status })}. ${word("manoeuvre.change")}`,
    do: () => {
      choosing.statuses.value = new Map([...choosing.statuses.value].filter(([other]) => other !== region));
    },
  }));
}

function endings(desk: Desk): Deed[] {
  return desk.actions.value
    .filter(({ kind }) => kind === "endFleets" || kind === "endManoeuvre")
    .map((action) => deedFor(desk, action));
}

function countOf({ state }: Desk, frame: ManoeuvreFrame, group: UnitGroup): number {
  return state.value ? freshIn(state.value, frame, group) : 0;
}

function choose(desk: Desk, frame: ManoeuvreFrame, group: UnitGroup): void {
  desk.choosing.group.value = group;
  desk.choosing.target.value = undefined;
  desk.choosing.count.value = Math.min(1, countOf(desk, frame, group));
}

function forget({ choosing }: Desk): void {
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
