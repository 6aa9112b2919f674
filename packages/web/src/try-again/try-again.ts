import type { Game, Seat } from "@rondel/engine";
import { gameInfo, rulesOf } from "../games/game-list.ts";
import { entryAtPosition, numbersOf } from "../review/entry-numbers.ts";
import { navigate } from "../router.ts";
import { saveLocalTable } from "../session/local-tables.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { type Branch, branchTable } from "./branch-table.ts";

/** Opens a new game on this device that goes on after an entry of the match file, against bots. */
export function tryAgain(session: TableSession, seat: Seat, entry: number): Promise<SessionRefusal | undefined> {
  return branchOff(session, () => ({ seat, entry }));
}

/** The same after the position on the screen, from the seat of the viewer; a spectator plays the seat that decides there. */
export function tryAgainHere(session: TableSession): Promise<SessionRefusal | undefined> {
  const position = session.past.at.peek() ?? session.number.peek();
  const viewer = session.viewer.peek();
  return branchOff(session, (game, text) => ({
    seat: viewer === "spectator" ? undefined : viewer,
    entry: entryAtPosition(numbersOf(session, game, text), position),
  }));
}

async function branchOff(
  session: TableSession,
  branchOf: (game: Game, text: string) => Pick<Branch, "seat" | "entry">,
): Promise<SessionRefusal | undefined> {
  const { game: id, seats } = session.table.peek();
  const file = await session.exportFile();
  if ("refused" in file) return file.refused;
  const info = gameInfo(id);
  const game = info && (await rulesOf(info, file.text));
  if (!game) return { code: "unreadable-match", params: {} };
  const branch = branchTable(game, { text: file.text, seats, ...branchOf(game, file.text) });
  if ("refused" in branch) return branch.refused;
  const refused = saveLocalTable(branch.table);
  if (!refused) navigate({ screen: "local", id: branch.table.id });
  return refused;
}
