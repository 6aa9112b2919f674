import { type Action, type ActionOf, NATIONS, type Region, type Status } from "@rondel/imperial";
import type { ReachEnd } from "../answers.ts";
import type { ImperialContext } from "../context.ts";
import { regionForms, regionName } from "../messages/params.ts";
import { isMoveOf, type UnitGroup } from "../unit-group.ts";
import type { OptionRow, WayMark } from "./decision.ts";

export type Move = ActionOf<"moveFleet"> | ActionOf<"moveArmy">;

export function movesOf(actions: readonly Action[], group: UnitGroup): Move[] {
  return actions.filter((action): action is Move => isMoveOf(action, group));
}

interface TargetRow {
  readonly to: Region;
  readonly mark: WayMark;
  readonly via?: readonly Region[];
  readonly row: OptionRow;
}

/** Every place a group can go to, once, with the way it would take. */
export function targetRows(context: ImperialContext, group: UnitGroup, moves: readonly Move[]): TargetRow[] {
  const nation = NATIONS.find((candidate) => candidate === nationOf(context));
  const { unit, from: region, standing } = group;
  const reach =
    nation === undefined
      ? []
      : (context.ask({ kind: "reach", nation, region, unit, ...(standing && { standing }) }) ?? []);
  return [...new Set(moves.map(({ to }) => to))].map((to) => {
    const [best] = waysTo(moves, to);
    const end = reach.find((one) => one.to === to && sameSeas(one.seas, seasOf(best)));
    const via = seasOf(best);
    return {
      to,
      mark: markOf(group, end, via),
      ...(via && { via }),
      row: {
        id: `to ${to}`,
        name: regionName(context.messages, to),
        consequence: wayInWords(context, group, end, via),
        choose: () => void go(context, moves, to),
      },
    };
  });
}

function nationOf(context: ImperialContext): number | undefined {
  const frame = context.pending.value;
  return frame?.kind === "manoeuvre" ? frame.nation : undefined;
}

/** The ways that matter: on foot if possible, since it binds no fleet; otherwise one move for each chain of seas. */
function waysTo(moves: readonly Move[], to: Region): Move[] {
  const there = moves.filter((move) => move.to === to);
  const onFoot = there.filter((move) => seasOf(move) === undefined);
  if (onFoot.length > 0) return onFoot.slice(0, 1);
  const chains = new Map(there.map((move) => [String(seasOf(move)), move]));
  return [...chains.values()].toSorted((one, other) => (seasOf(one)?.length ?? 0) - (seasOf(other)?.length ?? 0));
}

function seasOf(move: Move | undefined): readonly Region[] | undefined {
  return move?.kind === "moveArmy" ? move.seas : undefined;
}

function sameSeas(one: readonly Region[] | undefined, other: readonly Region[] | undefined): boolean {
  return String(one ?? "") === String(other ?? "");
}

function markOf({ unit }: UnitGroup, end: ReachEnd | undefined, via: readonly Region[] | undefined): WayMark {
  if (unit === "fleet") return "sail";
  if (via) return "convoy";
  return end?.by === "rail" || end?.railBefore || end?.railAfter ? "rail" : "march";
}

function wayInWords(
  context: ImperialContext,
  { unit }: UnitGroup,
  end: ReachEnd | undefined,
  via: readonly Region[] | undefined,
): string {
  if (unit === "fleet") return context.text("manoeuvre.sail");
  if (via) return context.text("manoeuvre.convoy", { seas: seasInWords(context, via) });
  if (end?.by === "rail") return context.text("manoeuvre.rail");
  return context.text(end?.railBefore || end?.railAfter ? "manoeuvre.railMarch" : "manoeuvre.march");
}

function seasInWords(context: ImperialContext, seas: readonly Region[]): string {
  return context.messages.list(seas.map((sea) => regionName(context.messages, sea)));
}

/** Goes there with as many as were chosen, or asks what is still open: the way, then how armies arrive. */
export async function go(context: ImperialContext, moves: readonly Move[], to: Region): Promise<void> {
  const { choosing } = context;
  const ways = waysTo(moves, to);
  const [only, another] = ways;
  if (only === undefined) return;
  const status = statusFor(context, moves, to);
  if (another !== undefined || status === "ask") {
    choosing.target.value = to;
    return;
  }
  await send(context, withStatus(only, status));
}

function statusFor(context: ImperialContext, moves: readonly Move[], to: Region): Status | "ask" | undefined {
  const statuses = statusesTo(moves, to);
  const [first, second] = statuses;
  if (second === undefined) return first;
  return context.choosing.statuses.value.get(to) ?? "ask";
}

function statusesTo(moves: readonly Move[], to: Region): Status[] {
  const found = moves.flatMap((move) =>
    move.kind === "moveArmy" && move.to === to && move.status ? [move.status] : [],
  );
  return [...new Set(found)];
}

function withStatus(move: Move, status: Status | undefined): Move {
  return move.kind === "moveArmy" && status ? { ...move, status } : move;
}

/** Several alike are several actions; it ends early when somebody is asked or no further one can go. */
async function send(context: ImperialContext, move: Move): Promise<void> {
  const wanted = Math.max(1, context.choosing.count.value);
  const same = JSON.stringify(move);
  for (let sent = 0; sent < wanted; sent++) {
    if (!context.actions.peek().some((action) => JSON.stringify(action) === same)) break;
    const before = context.session.number.peek();
    if (!(await context.act(move))) break;
    await newsSince(context, before);
  }
  context.choosing.count.value = 1;
}

/** What was done is known here only when the next position is. */
function newsSince({ session }: ImperialContext, before: number): Promise<void> {
  return new Promise((resume) => {
    const stop = session.number.subscribe((number) => {
      if (number === before) return;
      queueMicrotask(() => stop());
      resume();
    });
  });
}

/** The questions that are open for a target: first the way, then the status. */
export function arrivalOptions(
  context: ImperialContext,
  moves: readonly Move[],
  to: Region,
): { readonly question: string; readonly options: OptionRow[] } {
  const { choosing } = context;
  const ways = waysTo(moves, to);
  const route = ways.length === 1 ? ways[0] : ways.find((way) => String(seasOf(way)) === choosing.option.value);
  if (route === undefined) {
    return {
      question: context.text("manoeuvre.route", { to: regionName(context.messages, to) }),
      options: ways.map((way) => ({
        id: String(seasOf(way)),
        name: seasInWords(context, seasOf(way) ?? []),
        choose: () => {
          const status = statusFor(context, moves, to);
          if (status === "ask") choosing.option.value = String(seasOf(way));
          else void send(context, withStatus(way, status));
        },
      })),
    };
  }
  return {
    question: context.text("manoeuvre.status", { ...regionForms("region", to, context.messages) }),
    options: statusesTo(moves, to).map((status) => ({
      id: status,
      name: context.text(`term.${status}`),
      consequence: context.text(`manoeuvre.${status}`),
      choose: () => {
        choosing.statuses.value = new Map([...choosing.statuses.value, [to, status]]);
        void send(context, withStatus(route, status));
      },
    })),
  };
}
