import type { Mistake } from "@rondel/bots/review-types";
import { useState } from "preact/hooks";
import { hintSentence } from "../hints/sentence.ts";
import { tryAgain } from "../try-again/try-again.ts";
import { showRefusal } from "../ui/notices.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { ownSeat, percent, type ReviewParts } from "./review-context.ts";

const MOST_LISTED = 5;

/** The most costly decisions of one player, each with the better one. Each opens the board before the decision. */
export function MistakeList(parts: ReviewParts) {
  const { review, messages, text } = parts;
  const [selected, select] = useState(String(ownSeat(parts) ?? 0));
  const made = review.mistakes.filter(({ seat }) => seat === Number(selected));
  const names = review.accounts.map((_, seat) => ({ value: String(seat), name: messages.seat(seat) }));
  return (
    <section class="review-part turning-points">
      <h3>{text("mistakes")}</h3>
      <RadioGroup label={text("mistakes.player")} values={names} chosen={selected} onChoose={select} />
      {made.length === 0 && <p class="muted">{text("mistakes.none")}</p>}
      {made.length > 0 && (
        <ol>
          {made.slice(0, MOST_LISTED).map((mistake) => (
            <MistakeRow key={mistake.number} {...parts} mistake={mistake} />
          ))}
        </ol>
      )}
      {made.length > MOST_LISTED && <p class="muted">{text("mistakes.more", { count: made.length - MOST_LISTED })}</p>}
    </section>
  );
}

function MistakeRow({ mistake, ...parts }: ReviewParts & { readonly mistake: Mistake }) {
  const { session, messages, game, text, showPosition } = parts;
  const { number, round, seat, better, chance, betterChance, noise, effects } = mistake;
  const heading = text("mistake.heading", { round, chance: percent(chance), better: percent(betterChance) });
  return (
    <li>
      <div>
        <b>{heading}</b>
        <dl>
          <dt>{text("mistake.played")}</dt>
          <dd>{playedText(parts, mistake)}</dd>
          <dt>{text("mistake.better")}</dt>
          <dd>
            {messages.action(better)}
            {effects.length > 0 && (
              <small>{effects.map((effect) => hintSentence(game, messages, effect)).join(" ")}</small>
            )}
          </dd>
        </dl>
        <small class="muted">
          {text("mistake.noise", { loss: percent(betterChance - chance), noise: Math.max(1, percent(noise)) })}
        </small>
      </div>
      <div class="review-buttons">
        <button type="button" class="text-btn" onClick={() => showPosition(number - 1)}>
          {text("show")}
          <span class="unseen"> {heading}</span>
        </button>
        <button type="button" class="text-btn" onClick={() => showRefusal(tryAgain(session, seat, number - 1))}>
          {text("tryAgain")}
          <span class="unseen"> {heading}</span>
        </button>
      </div>
    </li>
  );
}

/** What was played, as the log says it: with the nation that moved. */
function playedText({ session, messages, positionOf }: ReviewParts, { number, played }: Mistake): string {
  const events = session.log.value.find((entry) => entry.number === positionOf(number))?.events ?? [];
  return events.map((event) => messages.event(event)).find(Boolean) ?? messages.action(played);
}
