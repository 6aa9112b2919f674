import { batch, computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { asSeat, type Seat, type Viewer } from "@rondel/engine";
import type { TableView } from "@rondel/protocol";
import type { ServerTable } from "./server-table.ts";
import type { TableSession } from "./session.ts";

type ServerViewer = Pick<TableSession, "mine" | "viewer" | "curtain" | "liftCurtain" | "close">;

/** Chooses the viewer if this device plays several seats: the one that owes a decision, behind a curtain if it sees more. */
export function serverViewer(server: ServerTable, table: ReadonlySignal<TableView>): ServerViewer {
  const mine = computed(() => table.value.seats.flatMap(({ yours }, seat) => (yours ? [asSeat(seat)] : [])));
  const chosen = signal<Seat | undefined>(undefined);
  const curtain = signal<Seat | undefined>(undefined);
  const viewer = computed<Viewer>(() => {
    const wanted = chosen.value;
    return wanted !== undefined && mine.value.includes(wanted) ? wanted : (mine.value[0] ?? "spectator");
  });
  const close = effect(() => {
    const next = nextSeat(server, mine.value, viewer.value);
    if (next === undefined) return;
    if (seeTheSame(server, viewer.value, next)) chosen.value = next;
    else curtain.value = next;
  });
  return {
    mine,
    viewer,
    curtain,
    liftCurtain() {
      batch(() => {
        chosen.value = curtain.value;
        curtain.value = undefined;
      });
    },
    close,
  };
}

/** The seat of this device that owes a decision while the viewer owes none. */
function nextSeat(server: ServerTable, mine: readonly Seat[], viewer: Viewer): Seat | undefined {
  if (mine.length < 2) return undefined;
  const deciding = server.streams.value
    .filter(({ position }) => position.actions.length > 0)
    .map((stream) => stream.viewer);
  return deciding.includes(viewer) ? undefined : mine.find((seat) => deciding.includes(seat));
}

function seeTheSame(server: ServerTable, one: Viewer, other: Viewer): boolean {
  const [mine, theirs] = [one, other].map((viewer) => server.streams.value.find((stream) => stream.viewer === viewer));
  return JSON.stringify(mine?.position.view) === JSON.stringify(theirs?.position.view);
}
