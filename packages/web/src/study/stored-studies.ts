import { hasFields, recordList } from "../device/stored-records.ts";

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

const FIELDS = {
  id: "string",
  game: "string",
  title: "string",
  text: "string",
  bots: "object",
  changed: "number",
} as const;

/** All studies on this device, the latest first. */
export const {
  items: storedStudies,
  find: findStudy,
  save: saveStudy,
  remove: removeStudy,
} = recordList<StoredStudy>("rondel.study.", isStudy);

function isStudy(read: unknown): read is StoredStudy {
  return hasFields(read, FIELDS) && Array.isArray(read.bots);
}
