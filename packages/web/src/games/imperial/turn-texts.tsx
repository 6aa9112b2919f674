import type { AnyEvent, Seat } from "@rondel/engine";
import { type Event, governmentOf, type Nation, type Region } from "@rondel/imperial";
import type { TurnTexts } from "../../recap/recap.ts";
import { isYou } from "../common/game-context.ts";
import { Crest } from "./Crest.tsx";
import type { ImperialContext } from "./context.ts";
import { nationName, nationParams, regionName, spaceName } from "./messages/params.ts";
import { startsTurn } from "./rounds.ts";

/** The turns of nations in one sentence each, and what happens to a player. */
export function turnTexts(context: ImperialContext): TurnTexts {
  return {
    startsTurn,
    describe(given) {
      const events = given as readonly Event[];
      const moved = ofKind(events, "rondel")[0];
      if (!moved) return undefined;
      const { nation, to } = moved;
      const { text, messages } = context;
      const head = text("turn.head", { nation: nationName(messages, nation), space: spaceName(messages, to) });
      return { text: [head, ...sumsOf(context, events)].join(", "), crest: <Crest nation={nation} small /> };
    },
    touches: (event, seat) => touches(context, event, seat),
  };
}

function ofKind<Kind extends Event["kind"]>(
  events: readonly Event[],
  ...kinds: readonly Kind[]
): Extract<Event, { kind: Kind }>[] {
  return events.filter((event): event is Extract<Event, { kind: Kind }> =>
    (kinds as readonly string[]).includes(event.kind),
  );
}

/** The sums of a turn: what was built, moved, fought, collected and paid. */
function sumsOf(context: ImperialContext, events: readonly Event[]): string[] {
  const { text } = context;
  const some = (count: number, sum: () => string): string[] => (count > 0 ? [sum()] : []);
  const factories = ofKind(events, "factoryBuilt").map(({ province }) => province);
  const units = ofKind(events, "produced", "imported");
  const moves = ofKind(events, "fleetMoved", "armyMoved");
  const battles = ofKind(events, "battle");
  const flags = ofKind(events, "flagPlaced").map(({ region }) => region);
  const destroyed = ofKind(events, "factoryDestroyed").map(({ province }) => province);
  const bonds = ofKind(events, "bond");
  const interest = ofKind(events, "money").filter(({ flow }) => flow === "interest");
  return [
    ...some(factories.length, () => text("turn.factory", { places: placesIn(context, factories) })),
    ...some(units.length, () => unitSum(context, units)),
    ...some(moves.length, () => text("turn.moves", { count: moves.length })),
    ...some(battles.length, () => text("turn.battles", { count: battles.length })),
    ...some(flags.length, () => text("turn.flags", { count: flags.length, places: placesIn(context, flags) })),
    ...some(destroyed.length, () =>
      text("turn.destroyed", { count: destroyed.length, places: placesIn(context, destroyed) }),
    ),
    ...ofKind(events, "taxed").map(({ tax, gained }) => text("turn.tax", { tax, points: gained })),
    ...some(interest.length, () =>
      text("turn.interest", { amount: interest.reduce((sum, { amount }) => sum + amount, 0) }),
    ),
    ...some(bonds.length, () => text("turn.bonds", { count: bonds.length })),
  ];
}

type UnitEvent = Extract<Event, { kind: "produced" | "imported" }>;

function unitSum(context: ImperialContext, units: readonly UnitEvent[]): string {
  const armies = units.filter(({ unit }) => unit === "army").length;
  const fleets = units.length - armies;
  const places = placesIn(
    context,
    units.map(({ province }) => province),
  );
  const counted = [
    armies > 0 ? context.text("turn.armies", { count: armies }) : "",
    fleets > 0 ? context.text("turn.fleets", { count: fleets }) : "",
  ];
  return context.text("turn.units", { units: context.messages.list(counted.filter(Boolean)), places });
}

function placesIn({ messages }: ImperialContext, regions: readonly Region[]): string {
  return [...new Set(regions)].map((region) => regionName(messages, region)).join(", ");
}

/** Control lost or won, a factory destroyed, units attacked, interest received, the end in sight. */
function touches(context: ImperialContext, given: AnyEvent, seat: Seat): boolean | string {
  const { state } = context;
  const event = given as Event;
  const now = state.peek();
  const isMine = (nation: Nation) => now !== undefined && governmentOf(now, nation) === seat;
  switch (event.kind) {
    case "government":
      return event.from !== undefined && controlChange(context, event, event.from, seat);
    case "factoryDestroyed":
      return isMine(event.owner) && !isMine(event.nation);
    case "battle":
      return isMine(event.against.nation) && !isMine(event.by.nation);
    case "money":
      return event.flow === "interest" && interestFor(context, event, seat);
    case "taxed":
      return endInSight(context, event.nation) ?? false;
    default:
      return false;
  }
}

type EventOf<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** Control of a nation won from another player, or lost to one. */
function controlChange(
  { session, text, messages }: ImperialContext,
  { nation, to, bondTotal }: EventOf<"government">,
  from: Seat,
  seat: Seat,
): boolean | string {
  if (from !== seat && to !== seat) return false;
  if (to === undefined || !isYou(session, seat)) return true;
  const params = { ...nationParams("nation", nation, messages), bondTotal };
  return to === seat
    ? text("touch.won", { ...params, seat: messages.seat(from) })
    : text("touch.lost", { ...params, seat: messages.seat(to) });
}

function interestFor(
  { session, text, messages }: ImperialContext,
  { from, to, amount }: EventOf<"money">,
  seat: Seat,
): boolean | string {
  if (to === "bank" || !("cash" in to) || to.cash !== seat) return false;
  if (from === "bank" || !("treasury" in from) || !isYou(session, seat)) return true;
  return text("touch.interest", { ...nationParams("nation", from.treasury, messages), amount });
}

/** A sentence if the next taxation of a nation would end the game. */
function endInSight({ ask, text, messages }: ImperialContext, nation: Nation): string | undefined {
  const next = ask({ kind: "taxation", nation });
  return next?.ends ? text("turn.endInSight", { nation: nationName(messages, nation) }) : undefined;
}
