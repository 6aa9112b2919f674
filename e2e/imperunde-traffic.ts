import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Match, readMatch, recreateMatch, replayEntry, type Seat, seededRandom, stateAfter } from "@rondel/engine";
import { type Event, imperunde, imperundeVersions, type State, type View } from "@rondel/imperunde";
import type { Page } from "playwright-core";
import { replayMessages } from "./received-messages.ts";

interface Body {
  readonly path: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Everything that one browser received: socket frames and response bodies. */
export interface Traffic {
  readonly frames: readonly string[];
  readonly bodies: readonly Body[];
}

/** Records every response and every socket frame from now on. */
export async function recordTraffic(page: Page): Promise<Traffic> {
  const frames: string[] = [];
  const bodies: Body[] = [];
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  const session = await page.context().newCDPSession(page);
  session.on(
    "Fetch.requestPaused",
    async ({ requestId, request, responseErrorReason, responseStatusCode, responseHeaders }) => {
      try {
        if (responseErrorReason || responseStatusCode === NOT_MODIFIED) {
          await session.send("Fetch.continueRequest", { requestId });
          return;
        }
        const { body, base64Encoded } = await session.send("Fetch.getResponseBody", { requestId });
        const type = responseHeaders?.find(({ name }) => name.toLowerCase() === "content-type")?.value ?? "";
        const bytes = Buffer.from(body, base64Encoded ? "base64" : "utf8");
        bodies.push({ path: new URL(request.url).pathname, type, bytes });
        await session.send("Fetch.continueResponse", { requestId });
      } catch (problem) {
        // Closing or leaving a page cancels its open requests; no response arrived.
        if (!(problem instanceof Error && /closed|Invalid InterceptionId/.test(problem.message))) throw problem;
      }
    },
  );
  const patterns = RECORDED.map((resourceType) => ({ resourceType, requestStage: "Response" as const }));
  await session.send("Fetch.enable", { patterns });
  return { frames, bodies };
}

/** The status of an answer without a body: the browser uses the file that it has received before. */
const NOT_MODIFIED = 304;

/** All resource types except fonts, which the browser does not let us intercept. */
const RECORDED = ["Document", "Stylesheet", "Image", "Script", "XHR", "Fetch", "Other"] as const;

/** Parses all JSON that a browser received; everything else must be a file of the page. */
export function messagesIn({ bodies, frames }: Traffic, staticFolder: string): readonly unknown[] {
  const json = bodies.filter(({ type }) => type.startsWith("application/json"));
  const files = bodies.filter(({ type }) => !type.startsWith("application/json"));
  const unknown = files.filter(({ path, bytes }) => !isFile(bytes, fileOf(staticFolder, path)));
  if (unknown.length > 0)
    throw new Error(`Neither a file of the page nor JSON: ${unknown.map(({ path }) => path).join()}`);
  return [...json.map(({ bytes }) => bytes.toString()), ...frames].map((text) => JSON.parse(text) as unknown);
}

/** Chromium hands out a classic script without a charset as if it were Latin-1. */
function isFile(bytes: Buffer, file: Buffer): boolean {
  return bytes.equals(file) || Buffer.from(bytes.toString(), "latin1").equals(file);
}

function fileOf(folder: string, path: string): Buffer {
  return readFileSync(join(folder, path === "/" ? "index.html" : path));
}

interface Replayed {
  readonly views: readonly View[];
  readonly events: readonly Event[];
}

/** Rebuilds the views that a page showed, with the events between them. */
export function replayTraffic(messages: readonly unknown[]): Replayed {
  const { positions, events } = replayMessages(messages);
  return { views: positions.map(({ view }) => view as View), events: events as readonly Event[] };
}

/**
 * Computes every view that a seat may have in a match, from states in which everything hidden from it is dealt again. A view in
 * this set reveals nothing hidden.
 */
export function allowedViews(match: Match, seat: Seat): ReadonlySet<string> {
  const random = seededRandom("redeal");
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

/** The fields of events that limit who may see them. */
interface SecretFields {
  readonly onlyFor?: Seat;
  readonly knownTo?: readonly Seat[];
  readonly card?: unknown;
  readonly cards?: unknown;
}

/** Finds events that are not for this seat or show it a card that it may not see. */
export function leakedEvents(messages: readonly unknown[], seat: Seat): unknown[] {
  return objectsIn(messages).filter((value) => {
    const { onlyFor, knownTo, card, cards } = value as SecretFields;
    if (onlyFor !== undefined && onlyFor !== seat) return true;
    return knownTo !== undefined && !knownTo.includes(seat) && (card !== undefined || cards !== undefined);
  });
}

/** Finds hands, standing orders and decks that this seat may not see. */
export function leakedHands(messages: readonly unknown[], seat: Seat): string[] {
  return objectsIn(messages).flatMap((value) => {
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

function objectsIn(value: unknown): object[] {
  if (typeof value !== "object" || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value, ...inside];
}

export function parseMatch(text: string): Match {
  const { match, problem } = readMatch(text, (id, version) =>
    imperundeVersions.find((game) => game.id === id && game.rulesVersion === version),
  );
  if (!match || problem) throw new Error(`Not a match: ${JSON.stringify(problem)}`);
  return match;
}

/** Replays a match and returns all its events, including hidden ones. */
export function allEvents({ game, header, setupDraws, entries }: Match): readonly Event[] {
  const begun = recreateMatch(game, header, setupDraws);
  if ("refused" in begun) throw new Error(begun.refused.code);
  const later = entries.flatMap((entry) => {
    if (entry.kind !== "action") throw new Error("The match contains a takeback.");
    const added = replayEntry(begun.match, entry);
    if ("refused" in added) throw new Error(added.refused.code);
    return added.events;
  });
  return [...begun.events, ...later] as readonly Event[];
}
