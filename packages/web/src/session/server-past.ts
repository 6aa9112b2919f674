import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Viewer } from "@rondel/engine";
import type { CommandOutput, TableView } from "@rondel/protocol";
import { pageAddress } from "../api/page-address.ts";
import { socket } from "../api/socket.ts";
import { hrefOf } from "../router.ts";
import type { ServerTable } from "./server-table.ts";
import type { SessionRefusal, TableSession } from "./session.ts";

type PastPosition = CommandOutput<"play/history">;

export function addressOf({ id, invitation }: Pick<ServerTable, "id" | "invitation">) {
  return { table: id, ...(invitation ? { invitation } : {}) };
}

/** The past positions of a table on the server. The one on the screen is always the last that the player asked for. */
export function pastPositions(
  server: Pick<ServerTable, "id" | "invitation">,
  table: ReadonlySignal<TableView>,
  viewer: ReadonlySignal<Viewer>,
) {
  const loaded = signal<{ readonly viewer: Viewer; readonly position: PastPosition } | undefined>(undefined);
  // A device that is handed on must not show what the last viewer saw.
  const position = computed(() => (loaded.value?.viewer === viewer.value ? loaded.value.position : undefined));
  let wishes = 0;
  const load = (number: number, countedFor?: Viewer) =>
    socket.request("play/history", {
      ...addressOf(server),
      viewer: viewer.peek(),
      number,
      ...(countedFor === undefined ? {} : { counted: countedFor }),
    });
  const past: TableSession["past"] = {
    at: computed(() => position.value?.number),
    async show(number, countedFor): Promise<SessionRefusal | undefined> {
      const wish = ++wishes;
      const asking = viewer.peek();
      const reply = await load(number, countedFor);
      if (wish !== wishes) return undefined;
      if ("refused" in reply) return reply.refused;
      loaded.value = { viewer: asking, position: reply.answer };
      return undefined;
    },
    returnToPresent() {
      wishes += 1;
      loaded.value = undefined;
    },
    link: computed(() => permanentLink(table.value, position.value)),
    async viewAt(number) {
      const reply = await load(number);
      return "answer" in reply ? reply.answer.view : undefined;
    },
  };
  return { position, past };
}

function permanentLink({ id, invitation }: TableView, past: PastPosition | undefined): string | undefined {
  if (!past) return undefined;
  const at = past.spectatorNumber;
  return pageAddress(hrefOf({ screen: "table", id, at, ...(invitation ? { invitation } : {}) }));
}
