import type { Mistake } from "@rondel/bots/review-types";
import { useState } from "preact/hooks";
import { tryAgain } from "../try-again/try-again.ts";
import { showRefusal } from "../ui/notices.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { beginTour } from "./MistakeBar.tsx";
import { MistakeText, mistakeHeading } from "./MistakeText.tsx";
import { ownSeat, type ReviewParts } from "./review-context.ts";

const MOST_LISTED = 5;

/** The most costly decisions of one player, each with the better one. Each opens the board before the decision, with a way to the others. */
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
            <MistakeRow
              key={mistake.number}
              {...parts}
              mistake={mistake}
              onShow={() => beginTour(parts, made, mistake)}
            />
          ))}
        </ol>
      )}
      {made.length > MOST_LISTED && <p class="muted">{text("mistakes.more", { count: made.length - MOST_LISTED })}</p>}
    </section>
  );
}

function MistakeRow({
  mistake,
  onShow,
  ...parts
}: ReviewParts & { readonly mistake: Mistake; readonly onShow: () => void }) {
  const { session, text } = parts;
  const heading = mistakeHeading(parts, mistake);
  return (
    <li>
      <div>
        <b>{heading}</b>
        <MistakeText {...parts} mistake={mistake} />
      </div>
      <div class="review-buttons">
        <button type="button" class="text-btn" onClick={onShow}>
          {text("show")}
          <span class="unseen"> {heading}</span>
        </button>
        <button
          type="button"
          class="text-btn"
          onClick={() => showRefusal(tryAgain(session, mistake.seat, mistake.number - 1))}
        >
          {text("tryAgain")}
          <span class="unseen"> {heading}</span>
        </button>
      </div>
    </li>
  );
}
