import type { Action, ActionOf, Destination, Region, Status } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { regionName, regionParams } from "../messages/params.ts";
import { isMoveOf, type UnitGroup } from "../unit-group.ts";
import type { OptionRow, RouteMark } from "./decision.ts";

export type Move = ActionOf<"moveFleet"> | ActionOf<"moveArmy">;

export function movesOf(actions: readonly Action[], group: UnitGroup): Move[] {
  return actions.filter((action): action is Move => isMoveOf(action, group));
}

interface DestinationRow {
  readonly to: Region;
  readonly mark: RouteMark;
  /** The seas of a convoy. */
  readonly via?: readonly Region[];
  readonly row: OptionRow;
}

/** Lists each destination of a group once, with the route that the group would take. */
export function destinationRows(context: ImperialContext, group: UnitGroup, moves: readonly Move[]): DestinationRow[] {
  const reach = reachOf(context, group);
  return [...new Set(moves.map(({ to }) => to))].map((to) => {
    const [route] = routesTo(moves, to);
    const via = seasOf(route);
    const destination = reach.find((one) => one.to === to && sameSeas(seasTo(one), via));
    const mark = markOf(destination);
    return {
      to,
      mark,
      ...(via && { via }),
      row: {
        id: `to ${to}`,
        name: regionName(context.messages, to),
        consequence: describeRoute(context, destination),
        choose: () => void go(context, moves, to),
      },
    };
  });
}

function reachOf(context: ImperialContext, { unit, from: region, standing }: UnitGroup): readonly Destination[] {
  const frame = context.pending.value;
  if (frame?.kind !== "manoeuvre") return [];
  return context.ask({ kind: "reach", nation: frame.nation, region, unit, ...(standing && { standing }) }) ?? [];
}

/** The routes to choose from: overland if possible, since it uses no fleet; otherwise one move for each chain of seas. */
function routesTo(moves: readonly Move[], to: Region): Move[] {
  const there = moves.filter((move) => move.to === to);
  const overland = there.filter((move) => seasOf(move) === undefined);
  if (overland.length > 0) return overland.slice(0, 1);
  const chains = new Map(there.map((move) => [String(seasOf(move)), move]));
  return [...chains.values()].toSorted((one, other) => (seasOf(one)?.length ?? 0) - (seasOf(other)?.length ?? 0));
}

function seasOf(move: Move | undefined): readonly Region[] | undefined {
  return move?.kind === "moveArmy" ? move.seas : undefined;
}

function seasTo(destination: Destination): readonly Region[] | undefined {
  return destination.by === "sail" ? undefined : destination.seas;
}

function sameSeas(one: readonly Region[] | undefined, other: readonly Region[] | undefined): boolean {
  return String(one ?? "") === String(other ?? "");
}

function markOf(destination: Destination | undefined): RouteMark {
  if (destination?.by === "march") return destination.railBefore || destination.railAfter ? "rail" : "march";
  return destination?.by ?? "march";
}

function describeRoute(context: ImperialContext, destination: Destination | undefined): string {
  switch (destination?.by) {
    case "sail":
      return context.text("manoeuvre.sail");
    case "convoy":
      return context.text("manoeuvre.convoy", { seas: listSeas(context, destination.seas ?? []) });
    case "rail":
      return context.text("manoeuvre.rail");
    default:
      return context.text(markOf(destination) === "rail" ? "manoeuvre.railMarch" : "manoeuvre.march");
  }
}

function listSeas(context: ImperialContext, seas: readonly Region[]): string {
  return context.messages.list(seas.map((sea) => regionName(context.messages, sea)));
}

/** Moves the selected units, or opens the choices that are left: first the route, then the status on arrival. */
export async function go(context: ImperialContext, moves: readonly Move[], to: Region): Promise<void> {
  const [route, another] = routesTo(moves, to);
  if (route === undefined) return;
  const status = statusFor(context, moves, to);
  if (another !== undefined || status === "open") context.selection.target.value = to;
  else await send(context, withStatus(route, status));
}

/** The status of armies that arrive in a region; "open" until the player has chosen one of two. */
function statusFor(context: ImperialContext, moves: readonly Move[], to: Region): Status | "open" | undefined {
  const [first, second] = statusesIn(moves, to);
  if (second === undefined) return first;
  return context.selection.statuses.value.get(to) ?? "open";
}

function statusesIn(moves: readonly Move[], to: Region): Status[] {
  const statuses = moves.flatMap((move) =>
    move.kind === "moveArmy" && move.to === to && move.status ? [move.status] : [],
  );
  return [...new Set(statuses)];
}

function withStatus(move: Move, status: Status | undefined): Move {
  return move.kind === "moveArmy" && status ? { ...move, status } : move;
}

/** Sends one action per selected unit. Stops early when another player must decide or no further unit can move. */
async function send(context: ImperialContext, move: Move): Promise<void> {
  const wanted = Math.max(1, context.selection.count.value);
  const same = JSON.stringify(move);
  for (let sent = 0; sent < wanted; sent++) {
    if (!context.actions.peek().some((action) => JSON.stringify(action) === same)) break;
    const before = context.session.number.peek();
    if (!(await context.act(move))) break;
    await positionAfter(context, before);
  }
  context.selection.count.value = 1;
}

/** Resolves when the position after the given one has arrived. */
function positionAfter({ session }: ImperialContext, before: number): Promise<void> {
  return new Promise((resume) => {
    const stop = session.number.subscribe((number) => {
      if (number === before) return;
      queueMicrotask(() => stop());
      resume();
    });
  });
}

/** The choices left for a destination: first the route, then the status. */
export function arrivalOptions(
  context: ImperialContext,
  moves: readonly Move[],
  to: Region,
): { readonly question: string; readonly options: OptionRow[] } {
  const routes = routesTo(moves, to);
  const chosen = context.selection.option.value;
  const route = routes.length === 1 ? routes[0] : routes.find((one) => String(seasOf(one)) === chosen);
  return route === undefined
    ? {
        question: context.text("manoeuvre.route", regionParams("to", to, context.messages)),
        options: routes.map((one) => routeRow(context, moves, one)),
      }
    : {
        question: context.text("manoeuvre.status", regionParams("region", to, context.messages)),
        options: statusesIn(moves, to).map((status) => statusRow(context, route, status)),
      };
}

function routeRow(context: ImperialContext, moves: readonly Move[], route: Move): OptionRow {
  const seas = seasOf(route) ?? [];
  return {
    id: String(seas),
    name: listSeas(context, seas),
    choose: () => {
      const status = statusFor(context, moves, route.to);
      if (status === "open") context.selection.option.value = String(seas);
      else void send(context, withStatus(route, status));
    },
  };
}

function statusRow(context: ImperialContext, route: Move, status: Status): OptionRow {
  const { statuses } = context.selection;
  return {
    id: status,
    name: context.text(`term.${status}`),
    consequence: context.text(`manoeuvre.${status}`),
    choose: () => {
      statuses.value = new Map([...statuses.value, [route.to, status]]);
      void send(context, withStatus(route, status));
    },
  };
}
