import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Game,
  type Match,
  readMatch,
  recreateMatch,
  replayEntry,
  type Seat,
  seededRandom,
  stateAfter,
} from "@rondel/engine";
import { type Event, imperunde, type State, type View } from "@rondel/imperunde";
import type { Page } from "playwright-core";
import { replayMessages } from "./received-messages.ts";

interface Body {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Everything that came to one browser: the frames of its sockets, and the bodies of all answers. */
export interface Traffic {
  readonly frames: readonly string[];
  readonly bodies: readonly Body[];
}

/** From now on every answer comes through our hands before the page has it. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const frames: string[] = [];
  const bodies: Body[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", async ({ requestId, request, responseErrorReason, responseHeaders }) => {
    try {
      if (responseErrorReason) {
        await session.send("Fetch.continueRequest", { requestId });
        return;
      }
      const { body, base64Encoded } = await session.send("Fetch.getResponseBody", { requestId });
      const type = responseHeaders?.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "";
      const bytes = Buffer.from(body, base64Encoded ? "base64" : "utf8");
      bodies.push({ path: new URL(request.url).pathname, type, bytes });
      await session.send("Fetch.continueResponse", { requestId });
    } catch (problem) {
      // A page that is closed or has gone elsewhere takes its open questions with it: nothing of them arrived.
      if (!(problem instanceof Error && /closed|Invalid InterceptionId/.test(problem.message))) throw problem;
    }
  });
  const patterns = RECORDED.map((resourceType) => ({ resourceType, requestStage: "Response" as const }));
  await session.send("Fetch.enable", { patterns });
  return { frames, bodies };
}

/** Everything but fonts, which a browser does not let pass through other hands. */
const RECORDED = ["Document", "Stylesheet", "Image", "Script", "XHR", "Fetch", "Other"] as const;

/** What a browser received beside the files of the page: everything that was said in JSON. */
export function messagesIn({ bodies, frames }: Traffic, staticFolder: string): readonly unknown[] {
  const said = bodies.filter(({ type }) => type.startsWith("application/json"));
  const files = bodies.filter(({ type }) => !type.startsWith("application/json"));
  const strange = files.filter(({ path, bytes }) => !bytes.equals(fileOf(staticFolder, path)));
  if (strange.length > 0) throw new Error(`neither a file nor a message: ${strange.map(({ path }) => path).join()}`);
  return [...said.map(({ bytes }) => bytes.toString()), ...frames].map((text) => JSON.parse(text) as unknown);
}

function fileOf(folder: string, path: string): Buffer {
  return readFileSync(join(folder, path === "/" ? "index.html" : path));
}

interface Replayed {
  readonly views: readonly View[];
  readonly events: readonly Event[];
}

/** The views of the positions that a page put together from what it received, and what was told of how they came about. */
export function replayTraffic(messages: readonly unknown[]): Replayed {
  const { positions, events } = replayMessages(messages);
  return { views: positions.map(({ view }) => view as View), events: events as readonly Event[] };
}

/**
 * Every view that a seat may have had in a match, computed from states in which all that is hidden from it was dealt anew: what is
 * among these cannot tell anything hidden.
 */
export function allowedViews(match: Match, seat: Seat): ReadonlySet<string> {
  const random = seededRandom("dealt anew");
  const views = Array.from({ length: match.entries.length + 1 }, (_, number) =>
    imperunde.view(imperunde.redealHidden(stateAfter(match, number) as State, seat, random), seat),
  );
  return new Set(views.map(sortedJson));
}

export function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => one.localeCompare(other)))
      : inner,
  );
}

/** Every event anywhere in what was said that is not meant for this seat, or shows it a card that it may not see. */
export function leakedEvents(messages: readonly unknown[], seat: Seat): unknown[] {
  return everyObjectIn(messages).filter((value) => {
    const { onlyFor, knownTo, card, cards } = value as Partial<Event>;
    if (onlyFor !== undefined && onlyFor !== seat) return true;
    return knownTo !== undefined && !knownTo.includes(seat) && (card !== undefined || cards !== undefined);
  });
}

/** Every board anywhere in what was said that has a hand, an order or a deck in it which this seat may not see. */
export function leakedHands(messages: readonly unknown[], seat: Seat): string[] {
  return everyObjectIn(messages).flatMap((value) => {
    const { hands = [], orders = [], deck = [], frames = [] } = value as Partial<State>;
    const isShown = (owner: number) =>
      frames.some((frame) => frame.kind === "unmask" && frame.victim === owner && (frame.open || frame.seat === seat));
    return [
      ...hands.flatMap((hand, owner) => (owner !== seat && hand.length > 0 && !isShown(owner) ? ["hand"] : [])),
      ...orders.flatMap((list, owner) => (owner !== seat && Array.isArray(list) && list.length > 0 ? ["orders"] : [])),
      ...(deck.length > 0 ? ["deck"] : []),
    ];
  });
}

function everyObjectIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(everyObjectIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}

export function parseMatch(text: string): Match {
  const { match, problem } = readMatch(text, (id) => (id === imperunde.id ? imperunde : undefined));
  if (!match || problem) throw new Error(`not a match: ${JSON.stringify(problem)}`);
  return match;
}

/** Everything that happened in a match, hidden things included. */
export function allEvents({ header, setupDraws, entries }: Match): readonly Event[] {
  const begun = recreateMatch(imperunde as Game, header, setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const later = entries.flatMap((entry) => {
    if (entry.kind !== "action") throw new Error("something was taken back");
    const added = replayEntry(begun.match, entry);
    if ("refused" in added) throw new Error(added.refused.code);
    return added.events;
  });
  return [...begun.events, ...later] as readonly Event[];
}
