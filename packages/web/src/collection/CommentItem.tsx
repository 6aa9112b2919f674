import { useSignal } from "@preact/signals";
import type { MatchComment, MatchNotes } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { request } from "../api/request.ts";
import { ago } from "../messages/times.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { CommentReport } from "./CommentReport.tsx";
import { beginCommentTour } from "./comment-tour.tsx";
import type { CollectionText } from "./texts.ts";

interface CommentItemProps {
  readonly comment: MatchComment;
  readonly notes: MatchNotes | undefined;
  readonly session: TableSession;
  readonly text: CollectionText;
  onChange(notes: MatchNotes): void;
}

/** A comment with what the reader can do: see its position, remove an own one, report that of somebody else. */
export function CommentItem({ comment, notes, session, text, onChange }: CommentItemProps) {
  const { id, name, text: words, number, at, yours } = comment;
  const isReporting = useSignal(false);
  const { id: table } = session.table.value;
  const remove = async (): Promise<SessionRefusal | undefined> => {
    const reply = await request("collection/remove-comment", { table, comment: id });
    if ("refused" in reply) return reply.refused;
    onChange(reply.answer);
    showNotice(text("comment.removed"));
    return undefined;
  };
  return (
    <li class="comment">
      <p class="muted">
        <b>{displayName(name)}</b> {ago(at)}
      </p>
      <p class="comment-words">{words}</p>
      <div class="comment-buttons">
        {number !== null && (
          <button
            type="button"
            class="btn small"
            onClick={() => beginCommentTour(session, notes?.comments ?? [comment], comment, text)}
          >
            {text("comment.show")}
          </button>
        )}
        {yours ? (
          <button type="button" class="btn small quiet" onClick={() => showRefusal(remove())}>
            {text("comment.remove")}
          </button>
        ) : (
          <button
            type="button"
            class="btn small quiet"
            onClick={() => {
              isReporting.value = true;
            }}
          >
            {text("comment.report")}
          </button>
        )}
      </div>
      {isReporting.value && (
        <CommentReport
          table={table}
          comment={comment}
          text={text}
          onClose={() => {
            isReporting.value = false;
          }}
        />
      )}
    </li>
  );
}
