import {
  type Arrow,
  type Note,
  type Notes,
  refuseStudy,
  STUDY_LIMITS,
  type Study,
  type StudyRefused,
} from "./study.ts";

const FORMAT = "rondel-study 1";

/** Writes a study as text: the content of its file and of its link. */
export function writeStudy({ title, match, moment, notes }: Study): string {
  return JSON.stringify({ format: FORMAT, title, moment, notes: [...notes], match });
}

/** Reads a study and checks its form. `openStudyMatch` checks the match. */
export function readStudy(text: string): Study | StudyRefused {
  if (text.length > STUDY_LIMITS.text) return refuseStudy("study-too-large");
  const read = parse(text);
  if (!isRecord(read) || read.format !== FORMAT) return refuseStudy("study-unreadable");
  const { title, match, moment } = read;
  const notes = readNotes(read.notes);
  const isWhole = isText(title, STUDY_LIMITS.title) && typeof match === "string" && isMoment(moment) && notes;
  return isWhole ? { title, match, moment, notes } : refuseStudy("study-unreadable");
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function readNotes(read: unknown): Notes | undefined {
  if (!Array.isArray(read) || read.length > STUDY_LIMITS.actions) return undefined;
  const notes = new Map<number, Note>();
  for (const pair of read as readonly unknown[]) {
    if (!Array.isArray(pair) || pair.length !== 2 || !isMoment(pair[0])) return undefined;
    const note = readNote(pair[1]);
    if (!note) return undefined;
    notes.set(pair[0], note);
  }
  return notes;
}

function readNote(read: unknown): Note | undefined {
  if (!isRecord(read)) return undefined;
  const { name, comment, arrows = [] } = read;
  if (name !== undefined && !isText(name, STUDY_LIMITS.name)) return undefined;
  if (comment !== undefined && !isText(comment, STUDY_LIMITS.comment)) return undefined;
  if (!Array.isArray(arrows) || arrows.length > STUDY_LIMITS.arrows) return undefined;
  const drawn = arrows.flatMap((arrow: unknown) => readArrow(arrow) ?? []);
  if (drawn.length < arrows.length) return undefined;
  return {
    ...(name !== undefined && { name }),
    ...(comment !== undefined && { comment }),
    ...(drawn.length > 0 && { arrows: drawn }),
  };
}

function readArrow(read: unknown): Arrow | undefined {
  if (!isRecord(read)) return undefined;
  const { from, to } = read;
  return isText(from, STUDY_LIMITS.region) && isText(to, STUDY_LIMITS.region) ? { from, to } : undefined;
}

function isRecord(read: unknown): read is Readonly<Record<string, unknown>> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

function isText(read: unknown, most: number): read is string {
  return typeof read === "string" && read.length <= most;
}

function isMoment(read: unknown): read is number {
  return typeof read === "number" && Number.isSafeInteger(read) && read >= 0;
}
