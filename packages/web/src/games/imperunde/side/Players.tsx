import type { Seat } from "@rondel/engine";
import { postsOnBoard, type State, seatInTurn, turnOrder } from "@rondel/imperunde";
import { PlayerChip } from "../../../frame/PlayerChip.tsx";
import { Piece } from "../../../look/Piece.tsx";
import { Crest } from "../Crest.tsx";
import { useDesk } from "../desk.ts";
import { colourOf, homeName } from "../owners.ts";

/** Everybody in the order of the round: posts on the way to the target, money, debts, number of cards. */
export function Players() {
  const { state, word } = useDesk();
  const now = state.value;
  if (!now) return null;
  const seats = turnOrder(now);
  const mover = seatInTurn(now);
  const turn = mover === undefined ? -1 : seats.indexOf(mover);
  return (
    <section class="imperunde-players">
      <p class="label">{word("screen.target", { target: now.target })}</p>
      {seats.map((seat, place) => (
        <Player key={seat} seat={seat} now={now} role={roleOf(place, turn, now.round)} />
      ))}
    </section>
  );
}

type Role = "screen.starter" | "screen.inTurn" | "screen.next";

/** `turn` is the place in the order whose turn it is; -1 where everybody acts at the same time. */
function roleOf(place: number, turn: number, round: number): Role | undefined {
  if (place === turn) return "screen.inTurn";
  if (turn >= 0 && place === turn + 1) return "screen.next";
  return place === 0 && round > 0 ? "screen.starter" : undefined;
}

function Player({ seat, now, role }: { readonly seat: Seat; readonly now: State; readonly role: Role | undefined }) {
  const { session, view, word, speech } = useDesk();
  const description = session.table.value.seats[seat];
  if (!description) return null;
  const owner = colourOf(now, seat);
  const posts = postsOnBoard(now, seat);
  const debt = now.debt[seat] ?? 0;
  const cards = view.value?.handSizes[seat] ?? 0;
  const isHere = session.presence.value.here.includes(seat);
  return (
    <div class={`nation own-${owner ?? "black"}`} data-turn={role === "screen.inTurn"}>
      <Crest party={seat} />
      <div class="nation-words">
        <PlayerChip seat={description} isViewer={session.viewer.value === seat} isHere={isHere}>
          {role && <span class="nation-role">{word(role)}</span>}
        </PlayerChip>
        <p class="nation-home">{speech.term(`field.${homeName(now, seat)}`)}</p>
        <p class="nation-sums">
          <span title={word("screen.postsOf", { posts, target: now.target })}>
            <Piece symbol="trading-post" {...(owner && { owner })} />
            {posts}
            <span class="unseen"> {word("screen.posts")}</span>
          </span>
          <span title={word("screen.funds", { amount: now.funds[seat] ?? 0 })}>
            <Piece symbol="doubloon" />
            {now.funds[seat] ?? 0}
            <span class="unseen"> {word("term.game.doubloon")}</span>
          </span>
          <span title={word("screen.cards", { count: cards })}>
            <Piece symbol="card-back" />
            {cards}
            <span class="unseen"> {word("screen.hand")}</span>
          </span>
          {debt > 0 && <span class="nation-debt">{word("screen.debt", { amount: debt })}</span>}
        </p>
      </div>
    </div>
  );
}
