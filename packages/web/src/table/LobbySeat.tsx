import type { SeatView, TableView } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { me } from "../api/me.ts";
import { defaultBotLevel } from "../api/server-info.ts";
import { t } from "../messages/messages.ts";
import { PlayerMenu } from "../people/PlayerMenu.tsx";
import { botName } from "../session/bot-names.ts";
import { ownCommitment } from "../session/own-entropy.ts";
import type { ServerTable } from "../session/server-table.ts";
import { Icon } from "../ui/Icon.tsx";
import { Monogram } from "../ui/Monogram.tsx";
import { sendLobbyCommand } from "./lobby-command.ts";

interface LobbySeatProps {
  readonly table: TableView;
  readonly seat: SeatView;
  readonly number: number;
  readonly isHost: boolean;
  readonly server: ServerTable;
}

/** One seat of the lobby with the buttons that the player may use. */
export function LobbySeat({ table: { id: table }, seat, number, isHost, server }: LobbySeatProps) {
  const isReserved = seat.kind === "invited" && seat.player !== null;
  const isForMe = isReserved && seat.player === me.value?.player;
  const isOpen = (seat.kind === "open" || seat.kind === "invited") && !isReserved;
  const isHere = server.presence.value.here.includes(number);
  const name = seat.name === null ? botName(number) : displayName(seat.name);
  const join = () => {
    const invitation = server.invitation ? { invitation: server.invitation } : {};
    return sendLobbyCommand("table/join", { table, seat: number, commitment: ownCommitment(table), ...invitation });
  };
  const addBot = async () => {
    const level = await defaultBotLevel();
    await sendLobbyCommand("table/arrange", { table, seat: number, plan: { kind: "bot", level } });
  };
  const removeBot = () => sendLobbyCommand("table/arrange", { table, seat: number, plan: { kind: "open" } });
  const accept = () => sendLobbyCommand("table/join", { table, commitment: ownCommitment(table) });
  const decline = () => sendLobbyCommand("table/decline", { table });
  const leave = () => sendLobbyCommand("table/leave", { table, seat: number });
  const moveUp = () => sendLobbyCommand("table/swap", { table, seat: number, with: number - 1 });
  return (
    <li class="lobby-seat">
      <Monogram name={isOpen ? String(number + 1) : name} seat={isOpen ? undefined : number} isMine={seat.yours} />
      <span class="lobby-name">
        {isOpen ? (
          <span class="faint">{t("lobby.open")}</span>
        ) : (
          <b class="name-text" title={name}>
            {name}
          </b>
        )}
        {seat.yours && <small>{t("player.you")}</small>}
        {seat.kind === "bot" && <small>{t("player.bot")}</small>}
        {isReserved && <small>{t("lobby.reserved")}</small>}
        {isHere && !seat.yours && <small>●</small>}
      </span>
      {isOpen && (
        <button type="button" class="btn small strong" onClick={join}>
          {t("lobby.takeSeat")}
        </button>
      )}
      {isForMe && (
        <>
          <button type="button" class="btn small strong" onClick={accept}>
            {t("lobby.accept")}
          </button>
          <button type="button" class="btn small" onClick={decline}>
            {t("lobby.decline")}
          </button>
        </>
      )}
      {(isOpen || isReserved) && isHost && (
        <button type="button" class="btn small" onClick={addBot}>
          {t("lobby.addBot")}
        </button>
      )}
      {seat.kind === "bot" && isHost && (
        <button type="button" class="btn small" onClick={removeBot}>
          {t("lobby.removeBot")}
        </button>
      )}
      {seat.yours && !isHost && (
        <button type="button" class="btn small" onClick={leave}>
          {t("lobby.leaveSeat")}
        </button>
      )}
      {seat.kind === "person" && seat.player !== null && (
        <PlayerMenu
          table={table}
          seat={number}
          player={seat.player}
          name={name}
          isMuted={seat.muted}
          isHost={isHost}
          isGathering={true}
        />
      )}
      {isHost && number > 0 && (
        <button type="button" class="icon-btn" aria-label={t("lobby.moveUp")} onClick={moveUp}>
          <Icon name="swap" />
        </button>
      )}
    </li>
  );
}
