import { postsOnBoard } from "@rondel/imperunde";
import { Piece } from "../../../ui/Piece.tsx";
import { useGameContext } from "../context.ts";
import { colourOf } from "../owners.ts";

/** Money, posts and number of cards of the viewer, above the board. */
export function Purse() {
  const { state, view, seat, text } = useGameContext();
  const now = state.value;
  const mine = seat.value;
  if (!now || mine === undefined) return null;
  const owner = colourOf(now, mine);
  const funds = now.funds[mine] ?? 0;
  const posts = postsOnBoard(now, mine);
  const cards = view.value?.handSizes[mine] ?? 0;
  return (
    <section class="purse" aria-label={text("screen.yourFunds")}>
      <span title={text("money", { amount: funds })}>
        <Piece symbol="doubloon" />
        <span aria-hidden="true">{funds}</span>
        <span class="unseen">{text("money", { amount: funds })}</span>
      </span>
      <span>
        <Piece symbol="trading-post" {...(owner && { owner })} />
        <span aria-hidden="true">
          {posts} <small>/ {now.target}</small>
        </span>
        <span class="unseen">{text("screen.postsOf", { posts, target: now.target })}</span>
      </span>
      <span>
        <Piece symbol="card-back" />
        <span aria-hidden="true">{cards}</span>
        <span class="unseen">{text("screen.cards", { count: cards })}</span>
      </span>
    </section>
  );
}
