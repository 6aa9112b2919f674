import { signal } from "@preact/signals";
import { deviceStorage, keepStorage } from "../device/device-storage.ts";
import type { SessionRefusal } from "../session/session.ts";

/** A study on this device, as it is stored. */
export interface StoredStudy {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly changed: number;
  /** The seats that bots play. */
  readonly bots: readonly number[];
  /** The study as its file has it. */
  readonly text: string;
}

const PREFIX = "rondel.study.";

/** All studies on this device, the latest first. */
export const storedStudies = signal<readonly StoredStudy[]>(readAll());

export function findStudy(id: string): StoredStudy | undefined {
  return storedStudies.peek().find((study) => study.id === id);
}

/** Stores a study. It is in the browser's storage when this returns. */
export function saveStudy(study: StoredStudy): SessionRefusal | undefined {
  try {
    deviceStorage().setItem(PREFIX + study.id, JSON.stringify(study));
  } catch (error) {
    if (error instanceof DOMException) return { code: "storage-full", params: {} };
    throw error;
  }
  if (storedStudies.peek().length === 0) void keepStorage();
  const others = storedStudies.peek().filter(({ id }) => id !== study.id);
  storedStudies.value = [study, ...others].sort(latestFirst);
  return undefined;
}

export function removeStudy(id: string): void {
  deviceStorage().removeItem(PREFIX + id);
  storedStudies.value = storedStudies.peek().filter((study) => study.id !== id);
}

function readAll(): StoredStudy[] {
  const keys = Array.from({ length: deviceStorage().length }, (_, index) => deviceStorage().key(index) ?? "");
  const found = keys.filter((key) => key.startsWith(PREFIX)).map((key) => deviceStorage().getItem(key) ?? "");
  return found.map((text) => JSON.parse(text) as StoredStudy).sort(latestFirst);
}

function latestFirst(one: StoredStudy, other: StoredStudy): number {
  return other.changed - one.changed;
}
