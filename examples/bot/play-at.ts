import { type Connection, connect, enter } from "./connection.ts";
import { applyPatch, type Patch } from "./patch.ts";

/** An action of the game: its kind, and fields that only the game knows. */
export type Action = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** What a seat knows of a position; the server sends it whole once, then as patches. */
interface Position {
  readonly view: unknown;
  /** Every legal decision; empty if none is owed. */
  readonly actions: readonly Action[];
  readonly outcome: { readonly ranking: Ranking } | null;
}

type Ranking = readonly { readonly seat: number; readonly rank: number; readonly score: number }[];

export type Choose = (position: Position) => Action;

/** The position of one seat, and its number: an action names the number of the position that it answers. */
interface Stream {
  number: number;
  position: Position;
}

interface TableView {
  readonly status: string;
  readonly seats: readonly { readonly yours: boolean }[];
}

interface Subscribed {
  readonly streams: readonly { readonly viewer: unknown; readonly number: number; readonly position: Position }[];
}

type Push =
  | { push: "step"; viewer: unknown; from: number; step: { number: number; patch: Patch } }
  | { push: "began" | "table" | "clock" | "presence" | "talk" | "orders" | "turn" | "closing" };

/** Sits down at the table of an invitation and plays one seat to the end. */
export async function playAt(link: string, choose: Choose): Promise<{ seat: number; ranking: Ranking }> {
  const address = new URL(link);
  const words = new URLSearchParams(address.hash.slice(1));
  const seatOf = { table: words.get("table"), invitation: words.get("invitation") ?? undefined };
  const guest = await enter(address.origin);
  const { seats } = await guest.post<TableView>("table/join", seatOf);
  const seat = seats.findIndex(({ yours }) => yours);
  for (;;) {
    const connection = await connect(guest);
    const ranking = await playOver(connection, seatOf, seat, choose);
    if (ranking) return { seat, ranking };
  }
}

/** Plays as long as the connection lasts; nothing if it broke before the end of the match. */
async function playOver(
  connection: Connection,
  seatOf: { readonly table: string | null },
  seat: number,
  choose: Choose,
): Promise<Ranking | undefined> {
  let stream: Stream | undefined;
  const subscribe = async (): Promise<void> => {
    const { streams } = await connection.ask<Subscribed>("play/subscribe", seatOf);
    stream = streams.find(({ viewer }) => viewer === seat);
  };
  await subscribe();
  let answered = -1;
  for (;;) {
    if (stream?.position.outcome) {
      connection.close();
      return stream.position.outcome.ranking;
    }
    if (stream && stream.number > answered && stream.position.actions.length > 0) {
      const { number, position } = stream;
      answered = number;
      const hasActed = await act(connection, { ...seatOf, seat, number, action: choose(position) });
      if (!hasActed) answered = -1;
    }
    const push = await connection.next<Push>();
    if (!push) return undefined;
    if (push.push === "began") await subscribe();
    if (push.push !== "step" || push.viewer !== seat || !stream) continue;
    if (push.from === stream.number) {
      stream = { number: push.step.number, position: applyPatch(stream.position, push.step.patch) as Position };
    } else if (push.step.number > stream.number) await subscribe();
  }
}

interface Answer {
  readonly table: string | null;
  readonly seat: number;
  readonly number: number;
  readonly action: Action;
}

/** Answers a position. If the position was an older one, the newer one is on its way. */
async function act(connection: Connection, answer: Answer): Promise<boolean> {
  for (;;) {
    const refused = await connection.tryTo("play/act", answer);
    if (!refused) return true;
    if (refused.advice === "refresh") return false;
    if (refused.advice !== "wait") throw new Error(`play/act: ${refused.code} ${JSON.stringify(refused.params)}`);
    await new Promise((done) => setTimeout(done, refused.waitMilliseconds ?? 1000));
  }
}
