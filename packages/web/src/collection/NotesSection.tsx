import "./collection.css";
import { useSignal } from "@preact/signals";
import type { MatchNotes } from "@rondel/protocol";
import { useEffect } from "preact/hooks";
import { request } from "../api/request.ts";
import { currentLocale } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentItem } from "./CommentItem.tsx";
import { starMatch } from "./found-matches.ts";
import { StarButton } from "./StarButton.tsx";
import { useCollectionTexts } from "./texts.ts";

/** The star and the comments of a finished public match, below its result. Nothing if an operator has taken it out. */
export function NotesSection({ session }: { readonly session: TableSession }) {
  const text = useCollectionTexts();
  const notes = useSignal<MatchNotes | undefined>(undefined);
  const { id: table, seats } = session.table.value;
  const take = (changed: MatchNotes) => {
    notes.value = changed;
  };
  useEffect(() => {
    const load = async () => {
      const reply = await request("collection/read", { table });
      if ("answer" in reply) take(reply.answer);
    };
    void load();
  }, [table]);
  if (!text || !notes.value) return null;
  const { match, comments } = notes.value;
  const names = new Intl.ListFormat(currentLocale()).format(seats.map(({ name }) => name));
  return (
    <section class="match-notes" aria-labelledby="match-notes">
      <div class="match-notes-head">
        <h2 id="match-notes">{text("notes")}</h2>
        <StarButton match={match} text={text} label={names} press={() => showRefusal(starMatch(match, take))} />
      </div>
      <p class="muted">{text("notes.about")}</p>
      <ol>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            notes={notes.value}
            session={session}
            text={text}
            onChange={take}
          />
        ))}
      </ol>
      <CommentForm session={session} text={text} onChange={take} />
    </section>
  );
}
