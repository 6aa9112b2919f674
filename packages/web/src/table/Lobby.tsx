import "../settings/settings.css";
import "./lobby.css";
import type { TableView } from "@rondel/protocol";
import { useEffect } from "preact/hooks";
import { me } from "../api/me.ts";
import { defaultBotLevel } from "../api/server-info.ts";
import { Commitment } from "../fairness/Commitment.tsx";
import type { GameEntry } from "../games/registry.ts";
import { t } from "../messages/messages.ts";
import { ReportButton } from "../reports/ReportButton.tsx";
import { botName } from "../session/bot-names.ts";
import { contribute } from "../session/own-entropy.ts";
import type { ServerTable } from "../session/server-table.ts";
import { NameSettings } from "../settings/NameSettings.tsx";
import { PeopleProvider } from "../ui/Monogram.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { personMarks } from "../ui/person.ts";
import { LobbyInvitation } from "./LobbyInvitation.tsx";
import { LobbySeat } from "./LobbySeat.tsx";
import { sendLobbyCommand } from "./lobby-command.ts";
import { TableRules } from "./TableRules.tsx";

interface LobbyProps {
  readonly table: TableView;
  readonly entry: GameEntry;
  readonly server: ServerTable;
}

/** A table before the match starts: the invitation link, the seats and the start button. */
export function Lobby({ table, entry, server }: LobbyProps) {
  const isHost = me.value?.player === table.host;
  const open = table.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
  useEffect(() => void contribute(table), [table.revision]);
  return (
    <div class="page narrow lobby">
      <PageHeader />
      <main>
        <p class="label">{entry.name}</p>
        <h1>{t(table.rematchOf === null ? "lobby.title" : "lobby.rematch")}</h1>
        {table.rematchOf !== null && <p class="muted">{t("lobby.rematch.about")}</p>}
        <LobbyInvitation table={table} />
        {table.brought !== null && <p class="muted">{t("lobby.imported", { count: table.brought })}</p>}
        {me.value?.nameIsGiven && <NameSettings />}
        <h2>{t("lobby.seats")}</h2>
        <PeopleProvider value={personMarks(table.seats.map(({ name }, seat) => name ?? botName(seat)))}>
          <ol class="lobby-seats">
            {table.seats.map((seat, number) => (
              <LobbySeat
                key={`${number} ${seat.kind}`}
                table={table}
                seat={seat}
                number={number}
                isHost={isHost}
                server={server}
              />
            ))}
          </ol>
        </PeopleProvider>
        <p class="muted lobby-free">{t("lobby.openSeats", { count: open })}</p>
        <TableRules table={table} entry={entry} />
        {table.visibility === "public" && table.brought === null && <p class="muted">{t("lobby.public")}</p>}
        <StartButtons table={table} isHost={isHost} open={open} />
        {isHost && (
          <button
            type="button"
            class="btn quiet small"
            onClick={() => sendLobbyCommand("table/close", { table: table.id })}
          >
            {t("lobby.close")}
          </button>
        )}
        <Commitment commitment={table.commitment} />
        {table.seats.some(({ yours }) => yours) && (
          <ReportButton table={table.id} seats={table.seats} chat={server.chat.value} class="btn small" />
        )}
      </main>
    </div>
  );
}

interface StartProps {
  readonly table: TableView;
  readonly isHost: boolean;
  /** How many seats are free. */
  readonly open: number;
}

function StartButtons({ table: { id: table, revealing }, isHost, open }: StartProps) {
  const start = (fill?: string) => sendLobbyCommand("table/start", { table, ...(fill === undefined ? {} : { fill }) });
  const startWithBots = async () => start(await defaultBotLevel());
  if (revealing) return <p role="status">{t("lobby.starting")}</p>;
  if (!isHost) return <p class="muted">{t("lobby.hostStarts")}</p>;
  return (
    <>
      <button type="button" class="btn go wide" disabled={open > 0} onClick={() => start()}>
        {t("lobby.start")}
      </button>
      {open > 0 && (
        <button type="button" class="btn wide" onClick={startWithBots}>
          {t("lobby.startWithBots")}
        </button>
      )}
    </>
  );
}
