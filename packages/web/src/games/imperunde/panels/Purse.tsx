import { postsOnBoard } from "@rondel/imperunde";
import { PurseButton } from "../../../layout/PurseButton.tsx";
import { Piece } from "../../../ui/Piece.tsx";
import { useStable } from "../../common/use-stable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { colourOf } from "../owners.ts";
import { Players } from "./Players.tsx";

/** Money, posts and number of cards of the viewer. */
export function Purse() {
  const context = useGameContext();
  const { text } = context;
  const facts = useStable(() => purseFacts(context)).value;
  if (!facts) return null;
  const { owner, funds, posts, target, cards } = facts;
  return (
    <PurseButton players={() => <Players />}>
      <span class="purse-part purse-cash" title={text("money", { amount: funds })}>
        <Piece symbol="doubloon" />
        <span aria-hidden="true">{funds}</span>
        <span class="unseen">
          {text("screen.yourFunds")}: {text("money", { amount: funds })}
        </span>
      </span>
      <span class="purse-part purse-posts">
        <Piece symbol="trading-post" {...(owner && { owner })} />
        <span aria-hidden="true">
          {posts}
          <small> / {target}</small>
        </span>
        <span class="unseen">{text("screen.postsOf", { posts, target })}</span>
      </span>
      <span class="purse-part">
        <Piece symbol="card-back" />
        <span aria-hidden="true">{cards}</span>
        <span class="unseen">{text("screen.cards", { count: cards })}</span>
      </span>
    </PurseButton>
  );
}

function purseFacts({ state, view, seat }: ImperundeContext) {
  const now = state.value;
  const mine = seat.value;
  if (!now || mine === undefined) return undefined;
  return {
    owner: colourOf(now, mine),
    funds: now.funds[mine] ?? 0,
    posts: postsOnBoard(now, mine),
    target: now.target,
    cards: view.value?.handSizes[mine] ?? 0,
  };
}
