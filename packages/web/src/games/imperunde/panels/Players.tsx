import type { Seat } from "@rondel/engine";
import { postsOnBoard, type State, seatInTurn, turnOrder } from "@rondel/imperunde";
import { PlayerChip } from "../../../layout/PlayerChip.tsx";
import { PlayerClock } from "../../../layout/PlayerClock.tsx";
import { TermText } from "../../../terms/TermText.tsx";
import { Piece } from "../../../ui/Piece.tsx";
import { useStable, useStableAfterPaint } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { colourOf, homeName } from "../owners.ts";

/** The players in turn order, with posts, money, debt and number of cards. */
export function Players() {
  const { state, text } = useGameContext();
  const facts = useStable(() => state.value && { target: state.value.target, seats: turnOrder(state.value) }).value;
  if (!facts) return null;
  return (
    <section class="imperunde-players">
      <p class="label">
        <TermText text={text("screen.target", { target: facts.target })} />
      </p>
      {facts.seats.map((seat) => (
        <Player key={seat} seat={seat} />
      ))}
    </section>
  );
}

function Player({ seat }: { readonly seat: Seat }) {
  const context = useGameContext();
  const { session, text, messages } = context;
  const description = useStable(() => session.table.value.seats[seat]).value;
  const facts = useStableAfterPaint(() => playerFacts(context, seat)).value;
  if (!description || !facts) return null;
  const { owner, home, role, posts, target, funds, cards, debt } = facts;
  return (
    <div class={`player-card own-${owner ?? "black"}`} data-seat={`s${seat}`} data-turn={role === "screen.playingNow"}>
      <Crest party={seat} />
      <div class="player-card-words">
        <PlayerChip seat={description} number={seat} isViewer={facts.isViewer} isHere={facts.isHere}>
          <PlayerClock session={session} seat={seat} />
        </PlayerChip>
        <p class="player-card-home">
          <span>{messages.term(`region.${home}`)}</span>
          {role && <span class="player-card-role">{text(role)}</span>}
        </p>
        <p class="player-card-sums">
          <span title={text("screen.postsOf", { posts, target })}>
            <Piece symbol="trading-post" {...(owner && { owner })} />
            {posts}
            <span class="unseen"> {text("screen.posts")}</span>
          </span>
          {!facts.isSetup && (
            <>
              <span title={text("money", { amount: funds })}>
                <Piece symbol="doubloon" />
                <span aria-hidden="true">{funds}</span>
                <span class="unseen">{text("money", { amount: funds })}</span>
              </span>
              <span title={text("screen.cards", { count: cards })}>
                <Piece symbol="card-back" />
                {cards}
                <span class="unseen"> {text("screen.hand")}</span>
              </span>
            </>
          )}
          {debt > 0 && <span class="player-card-debt">{text("screen.debt", { amount: debt })}</span>}
        </p>
      </div>
    </div>
  );
}

function playerFacts({ session, state, view }: ImperundeContext, seat: Seat) {
  const now = state.value;
  return (
    now && {
      owner: colourOf(now, seat),
      /** Nobody has money or cards before the first round. */
      isSetup: now.round === 0,
      home: homeName(now, seat),
      role: roleOf(now, seat),
      posts: postsOnBoard(now, seat),
      target: now.target,
      funds: now.funds[seat] ?? 0,
      debt: now.debt[seat] ?? 0,
      cards: view.value?.handSizes[seat] ?? 0,
      isViewer: session.viewer.value === seat,
      isHere: session.presence.value.here.includes(seat),
    }
  );
}

type Role = "screen.goesFirst" | "screen.playingNow" | "screen.next";

/** The role of a seat in the turn order. In phases without turns there is only a first player. */
function roleOf(now: State, seat: Seat): Role | undefined {
  const seats = turnOrder(now);
  const mover = seatInTurn(now);
  if (mover === seat) return "screen.playingNow";
  if (mover !== undefined && seats[seats.indexOf(mover) + 1] === seat) return "screen.next";
  return seats[0] === seat && now.round > 0 ? "screen.goesFirst" : undefined;
}
