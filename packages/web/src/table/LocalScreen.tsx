import { useCallback, useEffect, useState } from "preact/hooks";
import { newestRules, rulesOf } from "../games/game-list.ts";
import { gameEntry } from "../games/registry.ts";
import { t } from "../messages/messages.ts";
import { navigate } from "../router.ts";
import { createLocalTable } from "../session/local-match.ts";
import { openLocalSession } from "../session/local-session.ts";
import { findLocalTable, saveLocalTable } from "../session/local-tables.ts";
import { ownSeats, seatsForRematch } from "../session/own-seats.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { TableScreen } from "./TableScreen.tsx";

/** A match on this device. */
export function LocalScreen({ id }: { readonly id: string }) {
  const [times, setTimes] = useState(1);
  const load = useCallback(() => openTable(id, () => setTimes(times + 1)), [id, times]);
  const opened = useLoaded(load);
  useEffect(() => () => opened?.table?.session.close(), [opened]);
  if (!opened) return <Loading />;
  if (!opened.table) return <opened.TableMissing sentence={t("local.missing")} />;
  const screen = <TableScreen key={opened.table.session} {...opened.table} />;
  const { tips } = opened;
  return tips ? (
    <tips.TipCoach session={opened.table.session} completed={tips.completed}>
      {screen}
    </tips.TipCoach>
  ) : (
    screen
  );
}

async function openTable(id: string, reopen: () => void) {
  const table = findLocalTable(id);
  const entry = table && gameEntry(table.game);
  const game = entry && (await rulesOf(entry, table.text));
  if (!game) return missing();
  const tips = table.hasTips ? await loadTips(table.game) : undefined;
  const opened = openLocalSession(game, table);
  if ("refused" in opened) return missing();
  if (opened.isDamaged) showNotice(t("local.damaged"));
  const rematch = async () => {
    const again = createLocalTable(await newestRules(entry), {
      options: table.options,
      seats: seatsForRematch(table.seats),
    });
    const refused = saveLocalTable(again);
    if (!refused) navigate({ screen: "local", id: again.id });
    return refused;
  };
  // Bots wait for the screen, so that recap and pace miss none of their turns.
  const onDrawn = opened.session.stage.hold();
  const session = { ...opened.session, ownSeats: ownSeats(id, opened.session, reopen) };
  return { table: { session, entry, rematch, onDrawn }, tips };
}

/** Loaded only if it is shown, because its header needs the connection to the server. */
async function missing() {
  const { TableMissing } = await import("./TableMissing.tsx");
  return { table: undefined, TableMissing };
}

/** The tips of a first game, and which lessons make some of them superfluous. */
async function loadTips(game: string) {
  const [{ TipCoach }, { completedLessons }] = await Promise.all([
    import("../first-game/TipCoach.tsx"),
    import("../learn/completed-lessons.ts"),
  ]);
  return { TipCoach, completed: await completedLessons(game) };
}
