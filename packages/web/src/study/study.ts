/** An arrow from region to region, by id. An arrow to its own region marks it. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** What an author adds to a moment of a study. */
export interface Note {
  /** The name of the branch that begins with this moment. */
  readonly name?: string;
  readonly comment?: string;
  readonly arrows?: readonly Arrow[];
}

/** Notes by number of the moment: the entry of the match file after which it is, 0 for the setup. */
export type Notes = ReadonlyMap<number, Note>;

/**
 * A study: a match file and notes. Its branches are those of the log: a takeback leads back to the moment at which the next branch
 * begins, so that branches share what was played before.
 */
export interface Study {
  readonly title: string;
  /** The match file; docs/notation.md describes it. */
  readonly match: string;
  /** The moment on the screen. */
  readonly moment: number;
  readonly notes: Notes;
}

/** Limits of a study. Everything that comes from a link or a file is checked against them. */
export const STUDY_LIMITS = {
  title: 80,
  name: 60,
  comment: 500,
  /** Arrows at one moment. */
  arrows: 20,
  /** Letters in the id of a region. */
  region: 40,
  /** Actions in all branches together. */
  actions: 6000,
  branches: 100,
  /** Characters of a study as text. */
  text: 1_500_000,
  /** Characters of a study in a link. */
  link: 120_000,
} as const;

/** Why a study is not read, saved or shared. */
export type StudyRefusalCode =
  | "study-unreadable"
  | "study-too-large"
  | "study-other-version"
  | "study-needs-newer-browser"
  | "study-link-too-long"
  | "study-full"
  | "study-before-end"
  | "study-shows-hands"
  | "study-missing";

export interface StudyRefused {
  readonly refused: { readonly code: StudyRefusalCode; readonly params: Readonly<Record<string, never>> };
}

export function refuseStudy(code: StudyRefusalCode): StudyRefused {
  return { refused: { code, params: {} } };
}
