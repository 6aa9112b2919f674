import { type Entry, type Game, type Match, readMatch, writeMatch } from "@rondel/engine";
import { type LocalMatch, openLocalMatch } from "../session/local-match.ts";
import { refuseStudy, STUDY_LIMITS, type Study, type StudyRefused } from "./study.ts";
import { branchesOf, type StudyTree, treeOf } from "./study-tree.ts";

/** A written study, and the number of each moment in it. */
interface WrittenMatch {
  readonly text: string;
  readonly numbers: ReadonlyMap<number, number>;
}

/** Writes the moments of a tree as a match file, without the takebacks that only moved the screen. */
export function writeStudyMatch(match: Match, { before }: StudyTree): WrittenMatch {
  const entries: Entry[] = [];
  const numbers = new Map([[0, 0]]);
  let last = 0;
  for (const [moment, from] of before) {
    const entry = match.entries[moment - 1];
    if (!entry) throw new RangeError(`moment ${moment} has no entry`);
    if (from !== last) entries.push({ kind: "takeback", to: numbers.get(from) ?? 0 });
    entries.push(entry);
    numbers.set(moment, entries.length);
    last = moment;
  }
  const { actionSchemas: actions, statementSchemas: statements } = match.game;
  const header = { ...match.header, imported: entries.length };
  const text = { header, setupDraws: match.setupDraws, entries, hashes: new Map() };
  return { text: writeMatch(text, { actions, statements }), numbers };
}

/** Replays the match of a study by the reader of match files. A study with any fault is refused as a whole. */
export function openStudyMatch(game: Game, { match: text, moment, notes }: Study): LocalMatch | StudyRefused {
  const find = (id: string, version: string) => (id === game.id && version === game.rulesVersion ? game : undefined);
  try {
    const { match, problem } = readMatch(text, find);
    if (!match || problem || match.header.chance.kind !== "seed") return refuseStudy("study-unreadable");
    const tree = treeOf(match.entries);
    if (tree.before.size > STUDY_LIMITS.actions || branchesOf(tree).length > STUDY_LIMITS.branches)
      return refuseStudy("study-too-large");
    if (![moment, ...notes.keys()].every((number) => tree.after.has(number))) return refuseStudy("study-unreadable");
  } catch (error) {
    // A file from elsewhere can describe a position in which the rules fail.
    console.error(error);
    return refuseStudy("study-unreadable");
  }
  return openLocalMatch(game, text)?.local ?? refuseStudy("study-unreadable");
}
