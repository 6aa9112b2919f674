import { type Signal, signal } from "@preact/signals";
import type { MatchComment } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { startTour } from "../review/review-tour.ts";
import { TourBar } from "../review/TourBar.tsx";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import type { CollectionText } from "./texts.ts";

/** Shows the positions of comments on the board one after the other, each with its comment beside it. */
export function beginCommentTour(
  session: TableSession,
  comments: readonly MatchComment[],
  first: MatchComment,
  text: CollectionText,
): void {
  const stops = comments
    .filter(({ number }) => number !== null)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
  const at = signal(stops.indexOf(first));
  startTour(session, () => <CommentBar session={session} stops={stops} at={at} text={text} />);
  void showRefusal(session.past.show(placeOf(first), "spectator"));
}

const placeOf = ({ number }: MatchComment): number => number ?? 0;

interface CommentBarProps {
  readonly session: TableSession;
  readonly stops: readonly MatchComment[];
  readonly at: Signal<number>;
  readonly text: CollectionText;
}

function CommentBar({ session, stops, at, text }: CommentBarProps) {
  const comment = stops[at.value];
  if (!comment) return null;
  const go = (to: number) => {
    const stop = stops[to];
    if (!stop) return;
    at.value = to;
    void showRefusal(session.past.show(placeOf(stop), "spectator"));
  };
  const labels = { tour: text("tour"), previous: text("tour.previous"), next: text("tour.next") };
  const place = text("tour.place", { number: at.value + 1, count: stops.length });
  return (
    <TourBar labels={labels} place={place} at={at.value} count={stops.length} go={go}>
      <div aria-live="polite">
        <b>{displayName(comment.name)}</b>
        <p class="comment-words">{comment.text}</p>
      </div>
      <div class="mistake-buttons">
        <button type="button" class="btn small" onClick={() => session.past.returnToPresent()}>
          {text("tour.back")}
        </button>
      </div>
    </TourBar>
  );
}
