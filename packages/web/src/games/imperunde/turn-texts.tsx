import { type AnyEvent, asSeat, type Json, type Seat } from "@rondel/engine";
import {
  costOf,
  type Event,
  eventsOf,
  isPlayer,
  isSmuggled,
  KINDS,
  kindOf,
  type Party,
  POST,
  postsOnBoard,
  type Region,
} from "@rondel/imperunde";
import type { ComponentChildren } from "preact";
import type { TurnTexts } from "../../recap/recap.ts";
import { isYou } from "../common/game-context.ts";
import { Crest } from "./Crest.tsx";
import type { ImperundeContext } from "./context.ts";
import { headingOf } from "./describe-event.ts";
import { messageParams, partyName, phaseName, quotedCards, regionName } from "./messages/params.ts";
import { countedThings } from "./messages/units.ts";
import { startsTurn } from "./rounds.ts";

/** The turns of players in one sentence each, and what happens to a player. */
export function turnTexts(context: ImperundeContext): TurnTexts {
  return {
    startsTurn,
    describe(given) {
      const events = given as readonly Event[];
      const drawn = eventsOf(events, "eventDrawn");
      if (drawn.length > 0) return { text: drawnSum(context, drawn), crest: null };
      const party = actorOf(events);
      if (party === undefined) return undefined;
      const sums = sumsOf(context, events, party);
      if (sums.length === 0) return undefined;
      const head = context.text("turn.head", { party: partyName(context.messages, party), sums: sums.join(", ") });
      const relations = eventsOf(events, "relationChanged").map((event) => context.messages.event(event));
      const text = relations.length > 0 ? [`${head}.`, ...relations].join(" ") : head;
      return { text, crest: <Crest party={party} small /> };
    },
    heading: (event) => headingFor(context, event),
    touches: (event, seat) =>
      touches(context, event as Event, seat) || (endInSight(context, event as Event, seat) ?? false),
  };
}

/** Rounds and phases are headings of the log. */
function headingFor({ text, messages }: ImperundeContext, event: AnyEvent): ComponentChildren {
  const heading = headingOf(event);
  if (heading?.kind === "roundBegan") {
    return <span class="log-round">{text("screen.round", { round: heading.count })}</span>;
  }
  return heading && <span class="log-phase">{phaseName(messages, heading.count)}</span>;
}

/** The player whose turn it is: the first one who buys, moves, attacks, embarks or plays a card. */
function actorOf(events: readonly Event[]): Seat | undefined {
  const acts = eventsOf(events, "bought", "moved", "landed", "attackBegan", "embarked", "cardPlayed");
  const party: Party | undefined = acts[0]?.party;
  return party !== undefined && isPlayer(party) ? asSeat(party) : undefined;
}

/** The sums of a turn: what was bought, moved, attacked, conquered, lost and played. */
function sumsOf(context: ImperundeContext, events: readonly Event[], party: Seat): string[] {
  const { text, messages } = context;
  const some = (count: number, sum: () => string): string[] => (count > 0 ? [sum()] : []);
  const goods = eventsOf(events, "bought").filter((event) => event.party === party);
  const bought = goods.filter((event) => !isSmuggled(event));
  const smuggled = goods.filter(isSmuggled);
  const moves = eventsOf(events, "moved", "landed");
  const attacks = eventsOf(events, "attackBegan").map(({ region }) => region);
  const conquered = eventsOf(events, "conquered").filter((event) => event.party === party);
  const lost = eventsOf(events, "unitLost").filter((event) => event.party === party);
  const embarked = eventsOf(events, "embarked");
  const cards = eventsOf(events, "cardPlayed").filter((event) => event.party === party);
  return [
    ...some(bought.length, () =>
      text("turn.bought", {
        ...thingsIn(context, bought),
        amount: costsOf(bought),
      }),
    ),
    ...some(smuggled.length, () => text("turn.smuggled", thingsIn(context, smuggled))),
    ...some(moves.length, () => text("turn.moves", { count: moves.length })),
    ...some(attacks.length, () => text("turn.attacks", { count: attacks.length, places: placesIn(context, attacks) })),
    ...some(conquered.length, () =>
      text("turn.conquered", {
        places: placesIn(
          context,
          conquered.map(({ region }) => region),
        ),
      }),
    ),
    ...some(lost.length, () => text("turn.lost", { count: lost.length })),
    ...some(embarked.length, () => text("turn.embarked", { count: embarked.length })),
    ...some(cards.length, () =>
      text("turn.cards", {
        cards: quotedCards(
          messages,
          cards.map(({ card }) => card),
        ),
      }),
    ),
  ];
}

type Goods = readonly Extract<Event, { kind: "bought" }>[];

/** New pieces and their places. */
function thingsIn(context: ImperundeContext, goods: Goods): { readonly things: string; readonly places: string } {
  const names = goods.map(({ unit, word }) => word ?? KINDS[kindOf(unit)] ?? "");
  const places = goods.map(({ region }) => region);
  return { things: countedThings(context.messages, names), places: placesIn(context, places) };
}

/** What the purchases have cost. */
function costsOf(bought: Goods): number {
  return bought.reduce((sum, { unit }) => sum + costOf(unit === undefined ? POST : kindOf(unit)), 0);
}

/** The events of phase 8: each with its region. */
function drawnSum(context: ImperundeContext, drawn: readonly Extract<Event, { kind: "eventDrawn" }>[]): string {
  const { text, messages } = context;
  const sums = drawn.map(({ region, word }) =>
    text("turn.event", { word: messages.term(`term.event.${word}`), region: regionName(messages, region) }),
  );
  return text("turn.events", { sums: sums.join(", ") });
}

function placesIn({ messages }: ImperundeContext, regions: readonly Region[]): string {
  return [...new Set(regions)].map((region) => regionName(messages, region)).join(", ");
}

/** With so few trading posts to go, the end of the game is in sight. */
const NEAR_THE_END = 2;

/** A sentence if another player has come close to the target with a purchase or a conquest. */
function endInSight({ state, text, messages }: ImperundeContext, event: Event, seat: Seat): string | undefined {
  const isGain = event.kind === "conquered" || (event.kind === "bought" && event.word === "post");
  const now = state.peek();
  if (!isGain || !now || event.party === seat || !isPlayer(event.party)) return undefined;
  const posts = postsOnBoard(now, asSeat(event.party));
  if (now.target - posts > NEAR_THE_END) return undefined;
  return text("turn.endInSight", { party: partyName(messages, event.party), posts, target: now.target });
}

/** War declared, a broken promise, an attack, a colony lost, transports sunk, units moved by forged orders. */
function touches(context: ImperundeContext, event: Event, seat: Seat): boolean | string {
  switch (event.kind) {
    case "relationChanged":
      return (
        event.word === "war" &&
        (event.party === seat || event.other === seat) &&
        touchText(context, "war", seat, { seat: event.party === seat ? event.other : event.party })
      );
    case "promiseBroken":
    case "attackBegan":
    case "conquered":
    case "cargoSunk":
      return event.other === seat && touchText(context, event.kind, seat, { ...event, seat: event.party });
    case "shifted":
      return event.other === seat && touchText(context, event.kind, seat, { ...event, via: event.to });
    default:
      return false;
  }
}

type Touching = "war" | "promiseBroken" | "attackBegan" | "conquered" | "cargoSunk" | "shifted";

/** The sentence of a banner, which speaks to its reader; true at a shared device, where the log names the players. */
function touchText({ session, messages }: ImperundeContext, kind: Touching, seat: Seat, given: object): true | string {
  if (!isYou(session, seat)) return true;
  return messages.term(`touch.${kind}`, messageParams(given as Readonly<Record<string, Json>>, messages));
}
