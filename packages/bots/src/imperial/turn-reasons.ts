import type { Seat } from "@rondel/engine";
import {
  actionOf,
  type Event,
  factorOf,
  interestOf,
  NATIONS,
  type Nation,
  type State,
  taxationOf,
} from "@rondel/imperial";
import { at } from "../numbers.ts";
import { type Reason, reason, type Turn } from "../reasons.ts";

type ImperialTurn = Turn<State, Event>;
type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** Reasons for the turn of a nation: what its space brought, then what was bought or paid. */
export function imperialReasons(turn: ImperialTurn): Reason[] {
  const moved = ofKind(turn, "rondel")[0];
  if (!moved || moved.seat === turn.viewer) return [];
  const { seat, surcharge } = moved;
  const paid = surcharge > 0 ? [reason("reason-paid", { player: seat, amount: surcharge })] : [];
  return [reasonForSpace(turn, moved), ...takeovers(turn), ...paid, ...purchases(turn)];
}

function ofKind<Kind extends Event["kind"]>({ events }: ImperialTurn, kind: Kind): EventOf<Kind>[] {
  return events.filter((event): event is EventOf<Kind> => event.kind === kind);
}

/** The money of one flow that a player received. */
function received(turn: ImperialTurn, wanted: EventOf<"money">["flow"], player: Seat): number {
  return ofKind(turn, "money")
    .filter(({ flow, to }) => flow === wanted && to !== "bank" && "cash" in to && to.cash === player)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function reasonForSpace(turn: ImperialTurn, moved: EventOf<"rondel">): Reason {
  const onward = reason("reason-onward", {});
  switch (actionOf(moved.to)) {
    case "taxation":
      return reasonForTaxation(turn, moved) ?? onward;
    case "factory":
      return taxRise(turn, moved.nation, "reason-factory") ?? onward;
    case "production": {
      const count = ofKind(turn, "produced").length;
      return count > 0 ? reason("reason-production", { count }) : onward;
    }
    case "import": {
      const count = ofKind(turn, "imported").length;
      return count > 0 ? reason("reason-import", { count }) : onward;
    }
    case "manoeuvre":
      return reasonForManoeuvre(turn, moved.nation) ?? onward;
    case "investor": {
      const amount = received(turn, "interest", moved.seat);
      return amount > 0 ? reason("reason-interest", { player: moved.seat, amount }) : onward;
    }
  }
}

function reasonForTaxation(turn: ImperialTurn, { nation, seat }: EventOf<"rondel">): Reason | undefined {
  const [before, after] = [turn.before, turn.after].map(({ points }) => factorOf(at(points, nation)));
  if (before !== undefined && after !== undefined && after > before)
    return reason("reason-factor", { nation, before, after });
  const taxed = ofKind(turn, "taxed")[0];
  if (taxed && taxed.gained > 0) return reason("reason-points", { nation, total: taxed.total });
  const bonus = received(turn, "success-bonus", seat);
  if (bonus > 0) return reason("reason-bonus", { player: seat, amount: bonus });
  const net = ofKind(turn, "money").find(({ flow }) => flow === "net-tax");
  return net && reason("reason-treasury", { amount: net.amount });
}

/** A reason with the taxes of a nation, if they rose. */
function taxRise(turn: ImperialTurn, nation: Nation, code: "reason-factory" | "reason-flags"): Reason | undefined {
  const [before, after] = [taxationOf(turn.before, nation).tax, taxationOf(turn.after, nation).tax];
  return after > before ? reason(code, { before, after }) : undefined;
}

function reasonForManoeuvre(turn: ImperialTurn, nation: Nation): Reason | undefined {
  const flags = ofKind(turn, "flagPlaced").some((event) => event.nation === nation);
  const rise = flags ? taxRise(turn, nation, "reason-flags") : undefined;
  return rise ?? blockade(turn, nation) ?? battle(turn, nation) ?? positions(turn);
}

/** The nation that lost most taxes because its factories are occupied. */
function blockade({ before, after }: ImperialTurn, nation: Nation): Reason | undefined {
  const losses = NATIONS.filter((other) => other !== nation).flatMap((other) => {
    const [was, is] = [taxationOf(before, other), taxationOf(after, other)];
    return is.factories < was.factories ? [{ nation: other, before: was.tax, after: is.tax }] : [];
  });
  const most = losses.toSorted((one, other) => other.before - other.after - (one.before - one.after))[0];
  return most && reason("reason-blocked", most);
}

function battle(turn: ImperialTurn, nation: Nation): Reason | undefined {
  const battles = ofKind(turn, "battle").filter(({ by }) => by.nation === nation);
  const rival = battles[0]?.against.nation;
  if (rival === undefined) return undefined;
  const count = battles.filter(({ against }) => against.nation === rival).length;
  return reason("reason-battle", { nation: rival, count });
}

function positions(turn: ImperialTurn): Reason | undefined {
  const hasMoved = ofKind(turn, "armyMoved").length + ofKind(turn, "fleetMoved").length > 0;
  return hasMoved ? reason("reason-positions", {}) : undefined;
}

function takeovers(turn: ImperialTurn): Reason[] {
  return ofKind(turn, "government")
    .filter(({ to }) => to !== turn.viewer)
    .map(({ to, nation }) => reason("reason-takeover", { player: to, nation }));
}

function purchases(turn: ImperialTurn): Reason[] {
  return ofKind(turn, "bond")
    .filter(({ seat }) => seat !== turn.viewer)
    .map(({ seat, nation, bond }) => reason("reason-bond", { player: seat, nation, amount: interestOf(bond) }));
}
