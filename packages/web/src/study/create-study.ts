import { asSeat } from "@rondel/engine";
import { gameInfo, rulesOf } from "../games/game-list.ts";
import { entryAtPosition, numbersOf } from "../review/entry-numbers.ts";
import { navigate } from "../router.ts";
import { findLocalTable } from "../session/local-tables.ts";
import { randomId } from "../session/random-id.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { saveStudy } from "./stored-studies.ts";
import { refuseStudy } from "./study.ts";
import { writeStudy } from "./study-file.ts";
import { hasSecrets, studyOf } from "./study-of-match.ts";

/** Creates a study of the match, at the position on the screen, and opens it. */
export async function studyMatch(session: TableSession): Promise<SessionRefusal | undefined> {
  const { id: table, game: id, seats, status } = session.table.peek();
  if (status !== "finished" && !findLocalTable(table)) return refuseStudy("study-before-end").refused;
  const info = gameInfo(id);
  const file = await session.exportFile();
  if ("refused" in file) return file.refused;
  const game = info && (await rulesOf(info, file.text));
  if (!game) return refuseStudy("study-other-version").refused;
  const people = seats.flatMap(({ kind }, seat) => (kind === "person" ? [asSeat(seat)] : []));
  if (status !== "finished" && hasSecrets(game, file.text, people)) return refuseStudy("study-shows-hands").refused;
  const names = seats.map(({ name }) => name);
  const at = session.past.at.peek();
  const entry = at === undefined ? Number.MAX_SAFE_INTEGER : entryAtPosition(numbersOf(session, game, file.text), at);
  const study = studyOf(game, { text: file.text, entry, names, title: `${info.name}: ${names.join(", ")}` });
  if ("refused" in study) return study.refused;
  const stored = { id: randomId(), game: id, title: study.title, changed: Date.now(), bots: [] };
  const refused = saveStudy({ ...stored, text: writeStudy(study) });
  if (!refused) navigate({ screen: "study", id: stored.id });
  return refused;
}
