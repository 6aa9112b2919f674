import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { asSeat, type Seat, type Viewer } from "@rondel/engine";
import { socket } from "../api/socket.ts";
import type { SentMessage, ServerTable } from "./server-table.ts";
import type { SessionRefusal, TableSession } from "./session.ts";

type UndoCommands = Pick<TableSession, "undo" | "canRedo" | "redo" | "planTakeback">;

/** The number of a stream right after an undo or redo of this page, and how many redos are left there. */
interface Undone {
  readonly viewer: Viewer;
  readonly number: number;
  readonly depth: number;
}

const SPECTATOR: SessionRefusal = { code: "spectator", params: {} };

/** Undo and redo within the draft of the viewer. The server decides what is possible; the page remembers what it has undone. */
export function serverUndo(
  server: ServerTable,
  viewer: ReadonlySignal<Viewer>,
  number: ReadonlySignal<number>,
): UndoCommands {
  const table = server.id;
  const undone = signal<Undone | undefined>(undefined);
  const current = computed(() => {
    const known = undone.value;
    return known?.viewer === viewer.value && known.number === number.value ? known : undefined;
  });

  /** Sends a command that goes back or forth, and remembers where it led. */
  async function go(by: 1 | -1, send: (seat: Seat) => Promise<SessionRefusal | undefined>) {
    const seat = viewer.peek();
    if (seat === "spectator") return SPECTATOR;
    const depth = (current.peek()?.depth ?? 0) + by;
    const refused = await send(seat);
    if (refused) return refused;
    const reached = server.streams.peek().find((stream) => stream.viewer === seat)?.number;
    undone.value = reached === undefined ? undefined : { viewer: seat, number: reached, depth };
    return undefined;
  }

  return {
    undo: (to) =>
      go(1, async (seat) => {
        const input = { table, seat, number: number.peek(), to };
        return server.sendUntilAnswered(() => socket.request("play/undo", input)).then(unlessDone);
      }),
    canRedo: computed(() => (current.value?.depth ?? 0) > 0),
    redo: () =>
      go(-1, async (seat) => {
        const input = { table, seat, number: number.peek() };
        return server.sendUntilAnswered(() => socket.request("play/redo", input)).then(unlessDone);
      }),
    async planTakeback() {
      const seat = viewer.peek();
      if (seat === "spectator") return { refused: SPECTATOR };
      const reply = await socket.request("play/plan-takeback", { table, seat });
      if ("refused" in reply) return { refused: reply.refused };
      return { to: reply.answer.to, seats: [], mustAgree: reply.answer.mustAgree.map(asSeat) };
    },
  };
}

/** After a repeated message, "stale-number" means that the first one had arrived. */
export function unlessDone({ refused, wasRepeated }: SentMessage): SessionRefusal | undefined {
  return wasRepeated && refused?.code === "stale-number" ? undefined : refused;
}
