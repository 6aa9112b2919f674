import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { type AnyEvent, type Game, lastNumber, matchToText, type Seat, type Tagged, takeBackTo } from "@rondel/engine";
import { delayedSave } from "../session/delayed-save.ts";
import type { LocalMatch } from "../session/local-match.ts";
import { sessionOf } from "../session/local-session.ts";
import type { LocalTable } from "../session/local-tables.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { createStage } from "../session/stage.ts";
import type { Note, Notes, Study, StudyRefused } from "./study.ts";
import { openStudyMatch, writeStudyMatch } from "./study-match.ts";
import { playStudy, type StudyPlay } from "./study-play.ts";

/** An open study: the screen of its game shows `session`, the tools of studies use the rest. */
export interface OpenStudy extends Pick<StudyPlay, "tree" | "line" | "go" | "remove"> {
  readonly session: TableSession;
  readonly title: ReadonlySignal<string>;
  readonly notes: ReadonlySignal<Notes>;
  rename(title: string): void;
  /** Changes the note of a moment. */
  annotate(moment: number, change: Note): void;
  /** The action that led to a moment, with its events as the table sees them. */
  moveAt(moment: number): PlayedMove;
  /** The study as it is now. */
  current(): Study;
  close(): void;
}

interface PlayedMove {
  readonly seat: Seat;
  readonly action: Tagged;
  readonly events: readonly AnyEvent[];
}

interface StudyOptions {
  /** The seats that bots play. */
  readonly bots: readonly number[];
  /** Stores the study after each change. */
  save(study: Study): SessionRefusal | undefined;
}

/** The level of bots in studies. */
const LEVEL = "skilled";

/** Opens a study at its moment. */
export function openStudy(game: Game, study: Study, { bots, save }: StudyOptions): OpenStudy | StudyRefused {
  const local = openStudyMatch(game, study);
  if ("refused" in local) return local;
  goTo(local, study.moment);
  const table = tableOf(game, local, bots);
  const stage = createStage();
  const title = signal(study.title);
  const notes = signal<Notes>(study.notes);
  const current = (): Study => writeCurrent(local, play, title.peek(), notes.peek());
  const saving = delayedSave(() => save(current()));
  const play = playStudy(game, table, local, stage, () => saving.schedule());
  const session = studySession(sessionOf(game, table, local, play, stage), play, local);
  const close = () => {
    play.close();
    saving.close();
  };
  return {
    session,
    title,
    notes,
    tree: play.tree,
    line: play.line,
    go: play.go,
    remove: play.remove,
    rename(changed) {
      title.value = changed;
      saving.schedule();
    },
    annotate(moment, change) {
      notes.value = withNote(notes.peek(), moment, change);
      saving.schedule();
    },
    moveAt: (moment) => moveAt(game, local, moment),
    current,
    close,
  };
}

/** The session of a study. All moments are present ones: each can be played on from. */
function studySession(base: TableSession, { tree, number, go }: StudyPlay, local: LocalMatch): TableSession {
  const at = signal<number | undefined>(undefined);
  return {
    ...base,
    log: computed(() => base.log.value.filter(({ cause }) => cause === undefined)),
    past: {
      ...base.past,
      at,
      async show(moment) {
        if (!tree.peek().after.has(moment)) return { code: "no-such-entry", params: { to: moment } };
        // While a past position is shown, dice and coins of the moves on the way to it are not.
        at.value = moment;
        go(moment);
        at.value = undefined;
        return undefined;
      },
    },
    undoLimit: computed(() => tree.value.before.get(number.value)),
    canRedo: signal(false),
    exportFile: async () => ({ text: matchToText(local.match) }),
  };
}

function moveAt(game: Game, { match, events }: LocalMatch, moment: number): PlayedMove {
  const entry = match.entries[moment - 1];
  if (entry?.kind !== "action") throw new RangeError(`no action leads to moment ${moment}`);
  const seen = (events[moment] ?? []).flatMap((event) => game.viewEvent(event, "spectator") ?? []);
  return { seat: entry.seat, action: entry.action, events: seen };
}

function goTo({ match, events }: LocalMatch, moment: number): void {
  if (moment === lastNumber(match)) return;
  const moved = takeBackTo(match, lastNumber(match), moment);
  if ("refused" in moved) throw new Error(`a checked study has no moment ${moment}`);
  events.push([]);
}

function tableOf(game: Game, { match: { header } }: LocalMatch, bots: readonly number[]): LocalTable {
  return {
    id: header.id,
    game: game.id,
    options: header.options,
    seats: Array.from({ length: header.players }, (_, seat) => {
      const name = header.names?.[seat] || String(seat + 1);
      return bots.includes(seat) ? { kind: "bot", name, level: LEVEL } : { kind: "person", name };
    }),
    status: "running",
    waiting: false,
    created: 0,
    changed: 0,
    seen: 0,
    isOpen: true,
    text: "",
  };
}

function writeCurrent(local: LocalMatch, play: StudyPlay, title: string, notes: Notes): Study {
  const { text, numbers } = writeStudyMatch(local.match, play.tree.peek());
  const renumbered = [...notes].flatMap(([moment, note]): [number, Note][] => {
    const number = numbers.get(moment);
    return number === undefined ? [] : [[number, note]];
  });
  return { title, match: text, moment: numbers.get(play.number.peek()) ?? 0, notes: new Map(renumbered) };
}

/** Empty parts of a note are not kept. */
function withNote(notes: Notes, moment: number, change: Note): Notes {
  const { name, comment, arrows } = { ...notes.get(moment), ...change };
  const note: Note = {
    ...(name && { name }),
    ...(comment && { comment }),
    ...(arrows && arrows.length > 0 && { arrows }),
  };
  const others = [...notes].filter(([other]) => other !== moment);
  return new Map(Object.keys(note).length > 0 ? [...others, [moment, note]] : others);
}
