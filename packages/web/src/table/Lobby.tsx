import "../settings/settings.css";
import "./lobby.css";
import type { CommandInput, SeatView, TableView } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { me } from "../api/me.ts";
import { request } from "../api/request.ts";
import { defaultBotLevel } from "../api/server-info.ts";
import { Commitment } from "../fairness/Commitment.tsx";
import type { GameEntry } from "../games/registry.ts";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { botName } from "../session/bot-names.ts";
import { randomId } from "../session/random-id.ts";
import { refusalOf, type ServerTable } from "../session/server-table.ts";
import { NameSettings } from "../settings/NameSettings.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Monogram } from "../ui/Monogram.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";

interface LobbyProps {
  readonly table: TableView;
  readonly entry: GameEntry;
  readonly server: ServerTable;
}

type LobbyCommand = "table/join" | "table/leave" | "table/arrange" | "table/swap" | "table/start" | "table/mix";

/** Before the match: the link to send, the seats, and the button to begin. */
export function Lobby({ table, entry, server }: LobbyProps) {
  const isHost = me.value?.player === table.host;
  const free = table.seats.filter(({ kind }) => kind === "open" || kind === "invited").length;
  const start = async () => {
    const mine = table.seats.findIndex(({ yours, entropy }) => yours && !entropy);
    if (mine >= 0) await send("table/mix", { table: table.id, seat: mine, entropy: randomId() });
    await send("table/start", { table: table.id });
  };
  return (
    <div class="page narrow lobby">
      <PageHeader />
      <main>
        <p class="label">{entry.name}</p>
        <h1>{t("lobby.title")}</h1>
        <Invitation table={table} />
        {table.brought !== null && <p class="muted">{t("lobby.imported", { count: table.brought })}</p>}
        {me.value?.nameIsGiven && <NameSettings />}
        <h2>{t("lobby.seats")}</h2>
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
        <p class="muted lobby-free">{t("lobby.openSeats", { count: free })}</p>
        {isHost ? (
          <button type="button" class="btn go wide" disabled={free > 0} onClick={start}>
            {t("lobby.start")}
          </button>
        ) : (
          <p class="muted">{t("lobby.hostStarts")}</p>
        )}
        <Commitment commitment={table.commitment} />
      </main>
    </div>
  );
}

function Invitation({ table }: { readonly table: TableView }) {
  const { id, invitation } = table;
  if (!invitation) return null;
  const link = `${location.origin}/${hrefOf({ screen: "table", id, invitation })}`;
  const copy = async (): Promise<undefined> => {
    await navigator.clipboard.writeText(link);
    showNotice(t("lobby.copied"));
  };
  return (
    <section class="invitation">
      <p>{t("lobby.invite")}</p>
      <div class="invitation-row">
        <input
          class="input"
          readOnly
          value={link}
          aria-label={t("lobby.link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn strong" onClick={() => showRefusal(copy())}>
          <Icon name="link" />
          {t("lobby.copy")}
        </button>
        {"share" in navigator && (
          <button type="button" class="btn" onClick={() => showRefusal(share(link))}>
            {t("lobby.share")}
          </button>
        )}
      </div>
    </section>
  );
}

async function share(link: string): Promise<undefined> {
  try {
    await navigator.share({ url: link, title: "Rondel" });
  } catch (error) {
    // Whoever closes the dialog of the device has changed their mind, which browsers tell as an error.
    if (!(error instanceof DOMException)) throw error;
  }
}

interface LobbySeatProps {
  readonly table: TableView;
  readonly seat: SeatView;
  readonly number: number;
  readonly isHost: boolean;
  readonly server: ServerTable;
}

function LobbySeat({ table, seat, number, isHost, server }: LobbySeatProps) {
  const { id } = table;
  const isFree = seat.kind === "open" || seat.kind === "invited";
  const invited = server.invitation ? { invitation: server.invitation } : {};
  const isHere = server.presence.value.here.includes(number);
  const name = seat.name === null ? botName(number) : displayName(seat.name);
  return (
    <li class="lobby-seat">
      <Monogram name={isFree ? String(number + 1) : name} isMine={seat.yours} />
      <span class="lobby-name">
        {isFree ? <span class="faint">{t("lobby.open")}</span> : <b>{name}</b>}
        {seat.yours && <small>{t("player.you")}</small>}
        {seat.kind === "bot" && <small>{t("player.bot")}</small>}
        {isHere && !seat.yours && <small>●</small>}
      </span>
      {isFree && (
        <button
          type="button"
          class="btn small strong"
          onClick={() => send("table/join", { table: id, seat: number, entropy: randomId(), ...invited })}
        >
          {t("lobby.takeSeat")}
        </button>
      )}
      {isFree && isHost && (
        <button
          type="button"
          class="btn small"
          onClick={async () =>
            send("table/arrange", { table: id, seat: number, plan: { kind: "bot", level: await defaultBotLevel() } })
          }
        >
          {t("lobby.addBot")}
        </button>
      )}
      {seat.kind === "bot" && isHost && (
        <button
          type="button"
          class="btn small"
          onClick={() => send("table/arrange", { table: id, seat: number, plan: { kind: "open" } })}
        >
          {t("lobby.removeBot")}
        </button>
      )}
      {seat.yours && !isHost && (
        <button type="button" class="btn small" onClick={() => send("table/leave", { table: id, seat: number })}>
          {t("lobby.leaveSeat")}
        </button>
      )}
      {isHost && number > 0 && (
        <button
          type="button"
          class="icon-btn"
          aria-label={t("lobby.moveUp")}
          onClick={() => send("table/swap", { table: id, seat: number, with: number - 1 })}
        >
          <Icon name="swap" />
        </button>
      )}
    </li>
  );
}

function send<Name extends LobbyCommand>(name: Name, input: CommandInput<Name>): Promise<void> {
  return showRefusal(request(name, input).then(refusalOf));
}
