import "./ferry.css";
import type { FerryView } from "@rondel/engine/reference";
import type { GameScreenProps, Standing } from "../registry.ts";
import { GameScreen as GenericScreen } from "../generic/GenericScreen.tsx";
import { Piece } from "../../ui/Piece.tsx";
import { Sprite } from "../../ui/Sprite.tsx";
import type { GameSpeech } from "../../messages/game-messages.ts";

/** Ferry: the plain screen, with the bank, the deck and the cards in the middle. */
export function GameScreen({ session, speech }: GameScreenProps) {
  const view = session.view.value as FerryView | undefined;
  if (!view) return <GenericScreen session={session} speech={speech} />;
  return (
    <GenericScreen
      session={session}
      speech={speech}
      board={<River view={view} speech={speech} />}
      player={(seat) => (
        <span class="ferry-purse">
          <span class="faint">{speech.term("term.cards", { cards: view.handSizes[seat] ?? 0 })}</span>
          <span class="amount">{speech.term("term.coins", { coins: view.state.coins[seat] ?? 0 })}</span>
        </span>
      )}
    />
  );
}

export function standing(view: unknown): Standing {
  const { state } = view as FerryView;
  return { round: state.round, lines: { coins: state.coins } };
}

function River({ view, speech }: { readonly view: FerryView; readonly speech: GameSpeech }) {
  const { round, options, bank } = view.state;
  const hand = view.viewer === "spectator" ? null : view.hands[view.viewer];
  const frame = view.frames.at(-1);
  return (
    <div class="ferry">
      <Sprite />
      <div class="ferry-paper">
        <h2>{speech.term("term.round", { round, rounds: options.rounds })}</h2>
        <Piece symbol="frigate" owner="ivory" />
        <dl>
          <dt>{speech.term("term.theBank")}</dt>
          <dd class="amount">{speech.term("term.coins", { coins: bank })}</dd>
          <dt>{speech.term("term.deck")}</dt>
          <dd>{speech.term("term.cards", { cards: view.deckSize })}</dd>
          {frame?.kind === "window" && (
            <>
              <dt>{speech.term("term.bonus")}</dt>
              <dd>{frame.bonus}</dd>
            </>
          )}
        </dl>
        {hand && <Hand hand={hand} speech={speech} />}
      </div>
    </div>
  );
}

function Hand({ hand, speech }: { readonly hand: readonly number[]; readonly speech: GameSpeech }) {
  return (
    <section class="ferry-hand" aria-label={speech.term("term.hand")}>
      <h3 class="label">{speech.term("term.hand")}</h3>
      {hand.length === 0 && <p class="faint">{speech.term("term.emptyHand")}</p>}
      <ul>
        {hand.map((card, place) => {
          const name = card === 0 ? "wind" : "fog";
          return (
            <li class="card" key={`${place} ${name}`}>
              <b>{speech.term(`term.${name}`)}</b>
              <Piece symbol={name === "wind" ? "storm" : "calm"} />
              <span>{speech.term(`term.${name}.about`)}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
