import "./ferry.css";
import { PieceSprite } from "@rondel/boards";
import type { FerryView } from "@rondel/engine/reference";
import type { GameMessages } from "../../messages/game-messages.ts";
import { Piece } from "../../ui/Piece.tsx";
import type { GameScreenProps, Standing } from "../game-screen.ts";
import { GameScreen as GenericScreen } from "../generic/GenericScreen.tsx";

/** The generic screen with bank, deck and hand in place of a board. */
export function GameScreen({ session, messages }: GameScreenProps) {
  const view = session.view.value as FerryView | undefined;
  if (!view) return <GenericScreen session={session} messages={messages} />;
  return (
    <GenericScreen
      session={session}
      messages={messages}
      board={<River view={view} messages={messages} />}
      player={(seat) => (
        <span class="ferry-purse">
          <span class="faint">{messages.term("term.cards", { cards: view.handSizes[seat] ?? 0 })}</span>
          <span class="amount">{messages.term("term.coins", { coins: view.state.coins[seat] ?? 0 })}</span>
        </span>
      )}
    />
  );
}

export function standing(view: unknown): Standing {
  const { state } = view as FerryView;
  return { round: state.round, lines: { coins: state.coins } };
}

function River({ view, messages }: { readonly view: FerryView; readonly messages: GameMessages }) {
  const { round, options, bank } = view.state;
  const hand = view.viewer === "spectator" ? null : view.hands[view.viewer];
  const frame = view.frames.at(-1);
  return (
    <div class="ferry">
      <PieceSprite />
      <div class="ferry-paper">
        <h2>{messages.term("term.round", { round, rounds: options.rounds })}</h2>
        <Piece symbol="frigate" owner="ivory" />
        <dl>
          <dt>{messages.term("term.theBank")}</dt>
          <dd class="amount">{messages.term("term.coins", { coins: bank })}</dd>
          <dt>{messages.term("term.deck")}</dt>
          <dd>{messages.term("term.cards", { cards: view.deckSize })}</dd>
          {frame?.kind === "window" && (
            <>
              <dt>{messages.term("term.bonus")}</dt>
              <dd>{frame.bonus}</dd>
            </>
          )}
        </dl>
        {hand && <Hand hand={hand} messages={messages} />}
      </div>
    </div>
  );
}

function Hand({ hand, messages }: { readonly hand: readonly number[]; readonly messages: GameMessages }) {
  return (
    <section class="ferry-hand" aria-label={messages.term("term.hand")}>
      <h3 class="label">{messages.term("term.hand")}</h3>
      {hand.length === 0 && <p class="faint">{messages.term("term.emptyHand")}</p>}
      <ul>
        {hand.map((card, index) => {
          const name = card === 0 ? "wind" : "fog";
          return (
            <li class="card" key={`${index} ${name}`}>
              <b>{messages.term(`term.${name}`)}</b>
              <Piece symbol={name === "wind" ? "storm" : "calm"} />
              <span>{messages.term(`term.${name}.about`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
