import type { SeatView, TableView } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { me } from "../api/me.ts";
import { defaultBotLevel } from "../api/server-info.ts";
import { t } from "../messages/messages.ts";
import { PlayerMenu } from "../people/PlayerMenu.tsx";
import { botName } from "../session/bot-names.ts";
import { knownTemperament } from "../session/known-temperament.ts";
import { ownCommitment } from "../session/own-entropy.ts";
import type { ServerTable } from "../session/server-table.ts";
import { saveNameDraft } from "../settings/name-draft.ts";
import { BotSelects } from "../ui/BotSelects.tsx";
import { BotTag } from "../ui/BotTag.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Monogram } from "../ui/Monogram.tsx";
import { showRefusal } from "../ui/notices.ts";
import { sendLobbyCommand } from "./lobby-command.ts";

interface LobbySeatProps {
  readonly table: TableView;
  readonly seat: SeatView;
  readonly number: number;
  readonly isHost: boolean;
  readonly server: ServerTable;
}

/** One seat of the lobby with the buttons that the player may use. */
export function LobbySeat(props: LobbySeatProps) {
  const { table, seat, number, isHost, server } = props;
  const { isOpen, isReserved } = stateOf(seat);
  const isHere = server.presence.value.here.includes(number);
  const name = seat.name === null ? botName(number) : displayName(seat.name);
  const moveUp = () => sendLobbyCommand("table/swap", { table: table.id, seat: number, with: number - 1 });
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
        {seat.kind === "bot" && <BotTag temperament={knownTemperament(seat.temperament)} />}
        {isReserved && <small>{t("lobby.reserved")}</small>}
        {isHere && !seat.yours && (
          <small title={t("presence.online")}>
            <span aria-hidden="true">●</span>
            <span class="unseen">{t("presence.online")}</span>
          </small>
        )}
      </span>
      {seat.kind === "bot" && isHost && (
        <BotSelects
          number={number + 1}
          bot={{ level: seat.bot ?? "", temperament: knownTemperament(seat.temperament) }}
          mayBeMixed={false}
          onChoose={(bot) =>
            sendLobbyCommand("table/arrange", { table: table.id, seat: number, plan: { kind: "bot", ...bot } })
          }
        />
      )}
      <SeatButtons {...props} />
      {seat.kind === "person" && seat.player !== null && (
        <PlayerMenu
          table={table.id}
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

/** Who may take a seat: anyone, or only the player for whom it is reserved. */
function stateOf({ kind, player }: SeatView) {
  const isReserved = kind === "invited" && player !== null;
  const isOpen = (kind === "open" || kind === "invited") && !isReserved;
  return { isReserved, isOpen, isForMe: isReserved && player === me.value?.player };
}

/** The buttons that take or leave a seat, accept or decline it, and add or remove a bot. */
function SeatButtons({ table: { id: table }, seat, number, isHost, server }: LobbySeatProps) {
  const { isOpen, isReserved, isForMe } = stateOf(seat);
  const join = async () => {
    await showRefusal(saveNameDraft());
    const invitation = server.invitation ? { invitation: server.invitation } : {};
    return sendLobbyCommand("table/join", { table, seat: number, commitment: ownCommitment(table), ...invitation });
  };
  const accept = () => sendLobbyCommand("table/join", { table, commitment: ownCommitment(table) });
  const decline = () => sendLobbyCommand("table/decline", { table });
  const addBot = async () => {
    const level = await defaultBotLevel();
    await sendLobbyCommand("table/arrange", { table, seat: number, plan: { kind: "bot", level } });
  };
  const removeBot = () => sendLobbyCommand("table/arrange", { table, seat: number, plan: { kind: "open" } });
  const leave = () => sendLobbyCommand("table/leave", { table, seat: number });
  return (
    <>
      {isOpen && <SeatButton isStrong label={t("lobby.takeSeat")} press={join} />}
      {isForMe && <SeatButton isStrong label={t("lobby.accept")} press={accept} />}
      {isForMe && <SeatButton label={t("lobby.decline")} press={decline} />}
      {(isOpen || isReserved) && isHost && <SeatButton label={t("lobby.addBot")} press={addBot} />}
      {seat.kind === "bot" && isHost && <SeatButton label={t("lobby.removeBot")} press={removeBot} />}
      {seat.yours && !isHost && <SeatButton label={t("lobby.leaveSeat")} press={leave} />}
    </>
  );
}

interface SeatButtonProps {
  readonly label: string;
  readonly press: () => Promise<unknown>;
  readonly isStrong?: boolean;
}

function SeatButton({ label, press, isStrong = false }: SeatButtonProps) {
  return (
    <button type="button" class={isStrong ? "btn small strong" : "btn small"} onClick={press}>
      {label}
    </button>
  );
}
