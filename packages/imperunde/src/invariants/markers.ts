import { ALL_SEAS, ALL_TERRITORIES, type Region } from "../board/board.ts";
import type { Event } from "../events.ts";
import { CALM, NOBODY, STORM, type State } from "../state.ts";

type Marker = "storm" | "calm" | "famine" | "plunder";

const MARKERS: readonly {
  readonly marker: Marker;
  readonly regions: readonly Region[];
  isPlaced(state: State, region: Region): boolean;
}[] = [
  { marker: "storm", regions: ALL_SEAS, isPlaced: (state, sea) => state.weather[sea] === STORM },
  { marker: "calm", regions: ALL_SEAS, isPlaced: (state, sea) => state.weather[sea] === CALM },
  { marker: "famine", regions: ALL_TERRITORIES, isPlaced: (state, territory) => state.famine[territory] === 1 },
  {
    marker: "plunder",
    regions: ALL_TERRITORIES,
    isPlaced: (state, territory) => state.plunderer[territory] !== NOBODY,
  },
];

/** INV-20: only its event or card places a marker, and only the start of phase 8 removes it. */
export function strayMarkers(state: State, before: State, events: readonly Event[]): string | undefined {
  const cleared = events.findLastIndex(({ kind }) => kind === "marksRemoved");
  const began = events.findLastIndex((event) => event.kind === "phaseBegan" && event.count === 8);
  if (began > cleared) return "phase 8 began with old markers";
  const since = events.slice(cleared + 1);
  for (const { marker, regions, isPlaced } of MARKERS) {
    for (const region of regions) {
      const isNew = since.some((event) => event.kind === "marked" && event.region === region && event.word === marker);
      const isOld = cleared < 0 && isPlaced(before, region);
      if (isPlaced(state, region) !== (isNew || isOld)) return `${marker} in ${region}`;
    }
  }
  return undefined;
}
