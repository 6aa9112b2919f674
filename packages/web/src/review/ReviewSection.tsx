import "./review.css";
import { useSignal } from "@preact/signals";
import { REVIEW_VERSION, type Review, type ReviewProgress } from "@rondel/bots/review-types";
import { useEffect, useMemo } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { ReviewView } from "./ReviewView.tsx";
import { runReview } from "./run-review.ts";
import { saveReview, storedReview } from "./stored-reviews.ts";
import { type ReviewText, useReviewTexts } from "./texts.ts";

interface ReviewSectionProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/**
 * The review of a finished match. A server may have computed it in its idle time; otherwise it is computed here on request, in a
 * worker. Either way it is kept on this device.
 */
export function ReviewSection(props: ReviewSectionProps) {
  const text = useReviewTexts();
  return text ? <LoadedSection {...props} text={text} /> : null;
}

function LoadedSection({ session, messages, text }: ReviewSectionProps & { readonly text: ReviewText }) {
  const { id } = session.table.value;
  const review = useSignal<Review | undefined>(useMemo(() => storedReview(id, REVIEW_VERSION), [id]));
  const progress = useSignal<ReviewProgress | undefined>(undefined);
  const running = useSignal<ReturnType<typeof runReview> | undefined>(undefined);
  useEffect(() => () => running.peek()?.stop(), [running]);
  useEffect(() => {
    const ask = async () => {
      const computed = (await session.serverReview?.()) as Review | undefined;
      if (computed?.version !== REVIEW_VERSION || review.peek() || running.peek()) return;
      saveReview(id, computed);
      review.value = computed;
    };
    if (!review.peek()) void ask();
  }, [id, session, review, running]);

  const start = async (): Promise<SessionRefusal | undefined> => {
    const file = await session.exportFile();
    if ("refused" in file) return file.refused;
    progress.value = { done: 0, total: 0 };
    const run = runReview(file.text, (made) => {
      progress.value = made;
    });
    running.value = run;
    const result = await run.finished;
    running.value = undefined;
    progress.value = undefined;
    if ("refused" in result) showNotice(text(`refused.${result.refused.code}`));
    else if ("problem" in result) showNotice(text("failed"));
    else {
      saveReview(id, result.review);
      review.value = result.review;
    }
    return undefined;
  };
  const stop = () => {
    running.peek()?.stop();
    running.value = undefined;
    progress.value = undefined;
    showNotice(text("stopped"));
  };
  return (
    <section class="review" aria-labelledby="review">
      <h2 id="review">{text("title")}</h2>
      {progress.value ? (
        <ReviewRun progress={progress.value} text={text} onStop={stop} />
      ) : (
        !review.value && (
          <>
            <p class="muted">{text("about")}</p>
            <button type="button" class="btn strong" onClick={() => showRefusal(start())}>
              {text("start")}
            </button>
          </>
        )
      )}
      {review.value && !progress.value && (
        <ReviewView review={review.value} session={session} messages={messages} text={text} />
      )}
    </section>
  );
}

interface ReviewRunProps {
  readonly progress: ReviewProgress;
  readonly text: ReviewText;
  onStop(): void;
}

/** How far a review has come, with a button that stops it. */
function ReviewRun({ progress: { done, total }, text, onStop }: ReviewRunProps) {
  const label = total === 0 ? text("preparing") : text("progress", { done, total });
  return (
    <div class="review-run">
      <progress max={Math.max(1, total)} value={done} aria-label={label} />
      <span class="muted">{label}</span>
      <button type="button" class="btn small" onClick={onStop}>
        {text("stop")}
      </button>
    </div>
  );
}
