import { type Game, lastNumber, matchToText, type Seat, standingActions } from "@rondel/engine";
import { openLocalMatch } from "../session/local-match.ts";
import { seeDifferentThings } from "../session/local-viewer.ts";
import { beginningOf } from "../session/match-beginning.ts";
import { refuseStudy, STUDY_LIMITS, type Study, type StudyRefused } from "./study.ts";

/** Whether several people share a running match and one of them may see more than the table does. */
export function hasSecrets(game: Game, text: string, people: readonly Seat[]): boolean {
  const state = openLocalMatch(game, text)?.local.match.state;
  return people.length > 1 && people.some((person) => seeDifferentThings(game, state, "spectator", person));
}

interface StudyPlan {
  /** The match file. */
  readonly text: string;
  /** The entry of the file at which the study opens. */
  readonly entry: number;
  readonly names: readonly string[];
  readonly title: string;
}

/** A study of a whole match. Its main line has the actions that were not taken back. */
export function studyOf(game: Game, { text, entry, names, title }: StudyPlan): Study | StudyRefused {
  const original = openLocalMatch(game, text)?.local.match;
  const oneLine = (name: string) => name.replace(/\s+/g, " ").trim();
  const match = original && beginningOf(game, original, lastNumber(original), names.map(oneLine));
  if (!match) return refuseStudy("study-unreadable");
  const moment = standingActions(original).filter((number) => number <= entry).length;
  return { title: title.slice(0, STUDY_LIMITS.title), match: matchToText(match), moment, notes: new Map() };
}
