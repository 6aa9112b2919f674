import { type Connection, connect, enter } from "./connection.ts";
import { applyPatch, type Patch } from "./patch.ts";

/** An action of any game: its kind and the fields of that kind. */
export type Action = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** A position from the view of a seat. The server sends it once, then patches. */
interface Position {
  readonly view: unknown;
  /** Every legal action; empty if the seat has no decision to make. */
  readonly actions: readonly Action[];
  readonly outcome: { readonly ranking: Ranking } | null;
}

type Ranking = readonly { readonly seat: number; readonly rank: number; readonly score: number }[];

export type Choose = (position: Position) => Action;

/** The position of one seat and its number. An action carries the number of its position. */
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

/** Joins the table of an invitation and plays to the end. */
export async function playAt(link: string, choose: Choose): Promise<{ seat: number; ranking: Ranking }> {
  const url = new URL(link);
  const params = new URLSearchParams(url.hash.slice(1));
  const address = { table: params.get("table"), invitation: params.get("invitation") ?? undefined };
  const guest = await enter(url.origin);
  const { seats } = await guest.post<TableView>("table/join", address);
  const seat = seats.findIndex(({ yours }) => yours);
  for (;;) {
    const connection = await connect(guest);
    const ranking = await playWhileConnected(connection, address, seat, choose);
    if (ranking) return { seat, ranking };
  }
}

/** Plays over one connection; undefined if it closes before the end of the match. */
async function playWhileConnected(
  connection: Connection,
  address: { readonly table: string | null },
  seat: number,
  choose: Choose,
): Promise<Ranking | undefined> {
  let stream: Stream | undefined;
  const subscribe = async (): Promise<void> => {
    const { streams } = await connection.ask<Subscribed>("play/subscribe", address);
    stream = streams.find(({ viewer }) => viewer === seat);
  };
  await subscribe();
  let lastAnswered = -1;
  for (;;) {
    if (stream?.position.outcome) {
      connection.close();
      return stream.position.outcome.ranking;
    }
    if (stream && stream.number > lastAnswered && stream.position.actions.length > 0) {
      const { number, position } = stream;
      lastAnswered = number;
      const hasActed = await act(connection, { ...address, seat, number, action: choose(position) });
      if (!hasActed) lastAnswered = -1;
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

interface Act {
  readonly table: string | null;
  readonly seat: number;
  readonly number: number;
  readonly action: Action;
}

/** Plays an action; false if the position was out of date. The new position is then on its way. */
async function act(connection: Connection, input: Act): Promise<boolean> {
  for (;;) {
    const refused = await connection.tryTo("play/act", input);
    if (!refused) return true;
    if (refused.advice === "refresh") return false;
    if (refused.advice !== "wait") throw new Error(`play/act: ${refused.code} ${JSON.stringify(refused.params)}`);
    await new Promise((resolve) => setTimeout(resolve, refused.waitMilliseconds ?? 1000));
  }
}
