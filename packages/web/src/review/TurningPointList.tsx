import type { TurningPoint } from "@rondel/bots/review-types";
import { playerParams } from "../messages/name-params.ts";
import { turnSentences } from "./notable-events.ts";
import { ownSeat, percent, type ReviewParts } from "./review-context.ts";

/** The turns that changed the chances most, in a sentence or two each. Each opens the board after its turn. */
export function TurningPointList(parts: ReviewParts) {
  const { review, messages, text, showPosition } = parts;
  return (
    <section class="review-part turning-points">
      <h3>{text("turningPoints")}</h3>
      {review.turningPoints.length === 0 && <p class="muted">{text("turningPoints.none")}</p>}
      {review.turningPoints.length > 0 && (
        <ol>
          {review.turningPoints.map((point) => {
            const heading = text("turningPoint.heading", { round: point.round, name: messages.seat(point.by) });
            return (
              <li key={point.to}>
                <div>
                  <b>{heading}</b>
                  <p>{sentencesOf(parts, point)}</p>
                </div>
                <button type="button" class="text-btn" onClick={() => showPosition(point.to)}>
                  {text("show")}
                  <span class="unseen"> {heading}</span>
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}

/** What happened, what it changed, and the better move if there was one. */
function sentencesOf(parts: ReviewParts, point: TurningPoint): string {
  const { review, messages, text } = parts;
  const { from, to, by, before, after, events } = point;
  const seat = seatTold(point, ownSeat(parts));
  const [was = 0, is = 0] = [before[seat], after[seat]];
  const figures = { isUp: is > was ? "yes" : "no", before: percent(was), after: percent(is) };
  const change =
    seat === ownSeat(parts)
      ? text("turningPoint.mine", figures)
      : text("turningPoint.change", { ...figures, ...playerParams("name", seat, messages) });
  const mistake = review.mistakes.find((made) => made.seat === by && made.number > from && made.number <= to);
  const better = mistake && text("turningPoint.better", { action: messages.action(mistake.better) });
  return [turnSentences(messages, events), change, better].filter(Boolean).join(" ");
}

/** The part of the largest change from which the change of the reader is told instead. */
const OWN_PART = 0.5;

/** The seat whose change is told: the reader's own if it changed nearly as much as the one that changed most. */
function seatTold({ seat, before, after }: TurningPoint, own: number | undefined): number {
  const changeOf = (one: number) => Math.abs((after[one] ?? 0) - (before[one] ?? 0));
  return own !== undefined && changeOf(own) >= OWN_PART * changeOf(seat) ? own : seat;
}
