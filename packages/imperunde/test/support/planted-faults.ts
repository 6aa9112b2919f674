import { asSeat } from "@rondel/engine";
import type { Event } from "../../src/events.ts";
import type { Frame } from "../../src/frames.ts";
import type { State } from "../../src/state.ts";
import { HOMES } from "./position-file.ts";
import { givenBoard, sea, territory } from "./table.ts";

/* States, events and frames in which a test plants a fault for the invariants. */

export const [S0, S1] = [asSeat(0), asSeat(1)];
export const [CONGO, EGYPT, CORAL] = [territory("congo"), territory("egypt"), sea("coral-sea")];
export const TWO_FLEETS = ["pieces coral-sea s0 frigate 1", "pieces coral-sea s1 frigate 1"];

/** The state of three players with their homes and these statements. */
export const stateOf = (...lines: readonly string[]): State => withOption({}, ...lines);

export const withOption = (options: object, ...lines: readonly string[]): State =>
  givenBoard(3, [...HOMES, ...lines].join("\n"), { ...options }).state;

export const log = (...entries: readonly object[]): Event[] => entries as Event[];
export const frame = (value: object): Frame => value as Frame;
