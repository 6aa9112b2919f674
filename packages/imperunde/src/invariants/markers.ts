import { ALL_LANDS, ALL_SEAS, type Field } from "../board/board.ts";
import type { Event } from "../events.ts";
import { CALM, NOBODY, STORM, type State } from "../state.ts";

type Marker = "storm" | "calm" | "famine" | "plunder";

const MARKERS: readonly {
  readonly marker: Marker;
  readonly fields: readonly Field[];
  lies(state: State, field: Field): boolean;
}[] = [
  { marker: "storm", fields: ALL_SEAS, lies: (state, sea) => state.weather[sea] === STORM },
  { marker: "calm", fields: ALL_SEAS, lies: (state, sea) => state.weather[sea] === CALM },
  { marker: "famine", fields: ALL_LANDS, lies: (state, land) => state.famine[land] === 1 },
  { marker: "plunder", fields: ALL_LANDS, lies: (state, land) => state.plunderer[land] !== NOBODY },
];

/** INV-20: a marker comes by its event or card, and goes exactly when phase 8 begins. */
export function straightMarkers(state: State, before: State, events: readonly Event[]): string | undefined {
  const cleared = events.findLastIndex(({ kind }) => kind === "marksRemoved");
  const began = events.findLastIndex(({ kind, count }) => kind === "phaseBegan" && count === 8);
  if (began > cleared) return "phase 8 has begun among old markers";
  const since = events.slice(cleared + 1);
  for (const { marker, fields, lies } of MARKERS) {
    for (const field of fields) {
      const isNew = since.some((event) => event.kind === "marked" && event.field === field && event.word === marker);
      const isOld = cleared < 0 && lies(before, field);
      if (lies(state, field) !== (isNew || isOld)) return `${marker} in ${field}`;
    }
  }
  return undefined;
}
