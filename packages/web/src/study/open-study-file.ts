import { readGameLine } from "@rondel/engine";
import { gameInfo, rulesOf } from "../games/game-list.ts";
import { navigate } from "../router.ts";
import { openLocalMatch } from "../session/local-match.ts";
import { randomId } from "../session/random-id.ts";
import type { SessionRefusal } from "../session/session.ts";
import { saveStudy } from "./stored-studies.ts";
import { refuseStudy, STUDY_LIMITS, type Study, type StudyRefused } from "./study.ts";
import { readStudy, writeStudy } from "./study-file.ts";
import { openStudyMatch } from "./study-match.ts";
import { studyOf } from "./study-of-match.ts";

/** Opens the file of a study or of a match as a study on this device. */
export async function openStudyFile(file: Blob): Promise<SessionRefusal | undefined> {
  if (file.size > STUDY_LIMITS.text) return refuseStudy("study-too-large").refused;
  const text = await file.text();
  const read = text.startsWith("rondel 1") ? await studyOfMatch(text) : readStudy(text);
  if ("refused" in read) return read.refused;
  const found = await rulesOfStudy(read);
  if ("refused" in found) return found.refused;
  const opened = openStudyMatch(found.game, read);
  if ("refused" in opened) return opened.refused;
  const stored = { id: randomId(), game: found.game.id, title: read.title, changed: Date.now(), bots: [] };
  const refused = saveStudy({ ...stored, text: writeStudy(read) });
  if (!refused) navigate({ screen: "study", id: stored.id });
  return refused;
}

/** The rules that a study needs. */
export async function rulesOfStudy({ match }: Study) {
  const info = gameInfo(readGameLine(match)?.id ?? "");
  const game = info && (await rulesOf(info, match));
  return game ? { info, game } : refuseStudy("study-other-version");
}

/** A study of a match file, at its end. */
async function studyOfMatch(text: string): Promise<Study | StudyRefused> {
  const info = gameInfo(readGameLine(text)?.id ?? "");
  const game = info && (await rulesOf(info, text));
  if (!game) return refuseStudy("study-other-version");
  const opened = openLocalMatch(game, text);
  if (!opened || opened.isDamaged) return refuseStudy("study-unreadable");
  const { header, entries } = opened.local.match;
  const names = Array.from({ length: header.players }, (_, seat) => header.names?.[seat] || String(seat + 1));
  return studyOf(game, { text, entry: entries.length, names, title: `${info.name}: ${names.join(", ")}` });
}
