import type { TableSummary } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { socket } from "../api/socket.ts";
import { serverTables } from "../api/table-lists.ts";
import { gameEntry } from "../games/registry.ts";
import { currentLocale, t } from "../messages/messages.ts";
import { ago } from "../messages/times.ts";
import { hrefOf } from "../router.ts";
import { botName } from "../session/bot-names.ts";
import { continueOnline } from "../session/continue-online.ts";
import {
  findLocalTable,
  type LocalTable,
  localTables,
  removeLocalTable,
  saveLocalTable,
} from "../session/local-tables.ts";
import { Icon } from "../ui/Icon.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { GameThumbnail } from "./GameThumbnail.tsx";

interface MyGame {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly players: number;
  readonly status: TableSummary["status"];
  readonly isMyTurn: boolean;
  /** Whether the player has to answer an invitation. */
  readonly isInvited: boolean;
  readonly changed: number;
  readonly address: string;
  readonly isLocal: boolean;
}

/** The player's games on this device and on the server, those at the player's turn first. */
export function MyGames() {
  const mine = [...localTables.value.map(fromLocal), ...(serverTables.value?.mine ?? []).map(fromServer)];
  const listed = mine.sort((one, other) => urgency(other) - urgency(one) || other.changed - one.changed);
  return (
    <section class="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{t("games.yours")}</h2>
      {socket.connection.value === "offline" && <p class="muted">{t("games.offline")}</p>}
      {listed.length === 0 && <p class="muted">{t("games.none")}</p>}
      <ul class="games">
        {listed.map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      <a class="text-btn studies-link" href={hrefOf({ screen: "studies" })}>
        {t("games.studies")}
      </a>
    </section>
  );
}

function GameRow({ game }: { readonly game: MyGame }) {
  const name = new Intl.ListFormat(currentLocale()).format(game.names);
  const gameName = gameEntry(game.game)?.name ?? game.game;
  return (
    <li class={game.isMyTurn ? "game waits" : "game"}>
      <GameThumbnail game={game.game} />
      <div class="game-name">
        <b>{name}</b>
        <small>{t("games.line", { game: gameName, players: game.players })}</small>
        {game.isLocal && game.status === "running" && socket.connection.value === "connected" && (
          <button type="button" class="text-btn" onClick={() => moveOnline(game.id)}>
            {t("games.upload")}
            <span class="unseen"> {name}</span>
          </button>
        )}
      </div>
      <div class="game-state">
        {game.isMyTurn && <span class="beam" />}
        {stateOf(game)}
      </div>
      <div class="game-when">{game.isLocal ? t("games.here") : ago(game.changed)}</div>
      <a
        class={game.isMyTurn ? "btn go small" : "btn small"}
        href={game.address}
        aria-label={`${buttonOf(game)}: ${name}`}
      >
        {buttonOf(game)}
      </a>
      {game.isLocal && (
        <button
          type="button"
          class="icon-btn"
          aria-label={t("games.remove", { name })}
          onClick={() => removeWithUndo(game.id, name)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

/** Removes a game from this device; for a while the player can bring it back. */
function removeWithUndo(id: string, name: string): void {
  const table = findLocalTable(id);
  if (!table) return;
  removeLocalTable(id);
  const restore = () => void showRefusal(Promise.resolve(saveLocalTable(table)));
  showNotice(t("games.removed", { name }), { label: t("games.restore"), run: restore });
}

async function moveOnline(id: string): Promise<void> {
  const table = findLocalTable(id);
  if (table) await showRefusal(continueOnline(table));
}

function stateOf(game: MyGame): string {
  if (game.isInvited) return t("games.invited");
  if (game.status === "gathering") return t("games.gathering");
  if (game.status !== "running") return t("games.over");
  return t(game.isMyTurn ? "games.yourTurn" : "games.waiting");
}

function buttonOf(game: MyGame): string {
  if (game.isMyTurn) return t("games.play");
  return t(game.status === "finished" ? "games.replay" : "games.view");
}

const urgency = ({ isMyTurn, isInvited, status }: MyGame) =>
  isMyTurn || isInvited ? 2 : status === "finished" || status === "closed" ? 0 : 1;

function fromLocal({ id, game, seats, status, waiting, changed }: LocalTable): MyGame {
  const names = otherNames(seats.map(({ kind, name }) => ({ kind, name, yours: kind === "person" })));
  const address = hrefOf({ screen: "local", id });
  const isMyTurn = waiting && status === "running";
  return {
    id,
    game,
    names,
    players: seats.length,
    status,
    isMyTurn,
    isInvited: false,
    changed,
    address,
    isLocal: true,
  };
}

function fromServer(table: TableSummary): MyGame {
  const { id, game, seats, status, yourTurn: isMyTurn, invited: isInvited, changed } = table;
  const names = otherNames(seats);
  const address = hrefOf({ screen: "table", id });
  return { id, game, names, players: seats.length, status, isMyTurn, isInvited, changed, address, isLocal: false };
}

/** The names of the other players, or all names if there are no others yet. */
function otherNames(
  seats: readonly { readonly kind: string; readonly name: string | null; readonly yours: boolean }[],
): string[] {
  const named = seats.map((seat, index) => ({ ...seat, name: seat.kind === "bot" ? botName(index) : seat.name }));
  const others = named.flatMap(({ name, yours }) => (yours ? [] : (name ?? [])));
  return (others.length > 0 ? others : named.flatMap(({ name }) => name ?? [])).map(displayName);
}
