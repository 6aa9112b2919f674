import type { Mistake } from "@rondel/bots/review-types";
import { hintSentence } from "../hints/sentence.ts";
import { percent, type ReviewParts } from "./review-context.ts";

/** The round of a costly decision, and its chance beside that of the better one. */
export function mistakeHeading({ text }: ReviewParts, { round, chance, betterChance }: Mistake): string {
  return text("mistake.heading", { round, chance: percent(chance), better: percent(betterChance) });
}

/** What was played, what was better and why, and how uncertain that is. */
export function MistakeText({ mistake, ...parts }: ReviewParts & { readonly mistake: Mistake }) {
  const { messages, game, text } = parts;
  const { better, chance, betterChance, noise, effects } = mistake;
  return (
    <>
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
    </>
  );
}

/** What was played, as the log says it: with the nation that moved. */
function playedText({ session, messages, positionOf }: ReviewParts, { number, played }: Mistake): string {
  const events = session.log.value.find((entry) => entry.number === positionOf(number))?.events ?? [];
  return events.map((event) => messages.event(event)).find(Boolean) ?? messages.action(played);
}
