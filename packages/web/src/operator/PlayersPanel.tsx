import type { OperatorPlayer } from "@rondel/protocol/operator";
import { CardList } from "./CardList.tsx";
import { dateText, text } from "./messages/messages.ts";
import { PlayerActs } from "./PlayerActs.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { players } from "./state.ts";

/** The players who were seen last, or those who match the search. */
export function PlayersPanel() {
  return (
    <>
      <SearchForm />
      <CardList items={players.value} none={text("none")} card={(player) => <Player player={player} />} />
    </>
  );
}

function Player({ player }: { readonly player: OperatorPlayer }) {
  const { id, name, created, seen, sockets, tables, mutedUntil, suspendedUntil } = player;
  return (
    <article>
      <h2>{name}</h2>
      <p class="muted">
        <code>{id}</code>
      </p>
      <p>
        {text("player.facts", { tables, sockets })}{" "}
        {text("player.dates", { created: dateText(created), seen: dateText(seen) })}
      </p>
      {mutedUntil !== null && <p>{text("player.muted", { date: dateText(mutedUntil) })}</p>}
      {suspendedUntil !== null && <p>{text("player.suspended", { date: dateText(suspendedUntil) })}</p>}
      <div class="row">
        <PlayerActs player={id} name={name} isMuted={mutedUntil !== null} isSuspended={suspendedUntil !== null} />
      </div>
    </article>
  );
}
