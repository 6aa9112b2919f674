import { useCallback, useEffect, useMemo } from "preact/hooks";
import { request } from "../api/request.ts";
import { gameEntry } from "../games/registry.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { navigate } from "../router.ts";
import { ownCommitment } from "../session/own-entropy.ts";
import { serverSession } from "../session/server-session.ts";
import { followTable } from "../session/server-table.ts";
import { Loading } from "../ui/Loading.tsx";
import { showRefusal } from "../ui/notices.ts";
import { Lobby } from "./Lobby.tsx";
import { TableAwaited } from "./TableAwaited.tsx";
import { TableMissing } from "./TableMissing.tsx";
import { TableScreen } from "./TableScreen.tsx";

interface ServerScreenProps {
  readonly id: string;
  readonly invitation: string | undefined;
  /** The past position to show first, counted for spectators. */
  readonly at: number | undefined;
}

/** A table on the server: its lobby, then its match. */
export function ServerScreen({ id, invitation, at }: ServerScreenProps) {
  const server = useMemo(() => followTable(id, invitation), [id, invitation]);
  const table = server.table.value;
  const isKnown = table !== undefined;
  const session = useMemo(() => (isKnown ? serverSession(server) : undefined), [server, isKnown]);
  useEffect(() => () => server.close(), [server]);
  useEffect(() => () => session?.close(), [session]);
  useEffect(() => {
    if (session && at !== undefined) void showRefusal(session.past.show(at, "spectator"));
  }, [session, at]);
  const rematch = useCallback(async () => {
    const invited = server.table.peek()?.rematch;
    const commitment = invited ? { commitment: ownCommitment(invited) } : {};
    const reply = await request("table/rematch", { table: id, ...commitment });
    if ("refused" in reply) return reply.refused;
    navigate({ screen: "table", id: reply.answer.id });
    return undefined;
  }, [id, server]);

  if (server.refused.value) return <TableMissing sentence={refusalSentence(server.refused.value)} />;
  if (!table || !session) return <TableAwaited />;
  const entry = gameEntry(table.game);
  if (!entry || table.unavailable) return <TableMissing sentence={t("table.unavailable")} />;
  if (table.status === "closed") return <TableMissing sentence={t("refusal.table-is-closed")} />;
  if (table.status === "gathering") return <Lobby table={table} entry={entry} server={server} />;
  if (session.view.value === undefined && session.curtain.value === undefined) return <Loading />;
  return <TableScreen session={session} entry={entry} rematch={rematch} />;
}

/** Refusals that mean that the address leads to no table. */
const NO_TABLE_CODES = ["no-such-table", "malformed-message"];

function refusalSentence(refused: Parameters<typeof formatRefusal>[0]): string {
  return NO_TABLE_CODES.includes(refused.code) ? t("lobby.missing") : formatRefusal(refused);
}
