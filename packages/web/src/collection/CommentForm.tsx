import { useSignal } from "@preact/signals";
import { MAX_COMMENT_LENGTH, type MatchNotes } from "@rondel/protocol";
import { request } from "../api/request.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { TextField } from "../ui/TextField.tsx";
import type { CollectionText } from "./texts.ts";

interface CommentFormProps {
  readonly session: TableSession;
  readonly text: CollectionText;
  onChange(notes: MatchNotes): void;
}

/** Where the reader comments on the match, or on the position after one of its moves. */
export function CommentForm({ session, text, onChange }: CommentFormProps) {
  const words = useSignal("");
  const move = useSignal("");
  const send = async (): Promise<SessionRefusal | undefined> => {
    const { id: table } = session.table.peek();
    const about = await positionFor(session, move.peek());
    if ("refused" in about) return about.refused;
    const reply = await request("collection/comment", { table, text: words.peek(), ...about });
    if ("refused" in reply) return reply.refused;
    words.value = "";
    move.value = "";
    onChange(reply.answer);
    showNotice(text("comment.added"));
    return undefined;
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void showRefusal(send());
  };
  return (
    <form class="comment-form" onSubmit={submit}>
      <label class="field">
        <span>{text("comment.text")}</span>
        <textarea
          class="input"
          rows={3}
          required
          maxLength={MAX_COMMENT_LENGTH}
          value={words.value}
          onInput={(event) => {
            words.value = event.currentTarget.value;
          }}
        />
      </label>
      <div class="comment-foot">
        <TextField
          label={text("comment.move")}
          text={move}
          input={{ type: "number", min: 0, max: session.number.value, inputMode: "numeric" }}
        />
        <button type="submit" class="btn">
          {text("comment.add")}
        </button>
      </div>
    </form>
  );
}

type About = { readonly number?: number } | { readonly refused: SessionRefusal };

/** The position that the reader means, in the numbers of a spectator: those are the same for everyone. */
async function positionFor(session: TableSession, move: string): Promise<About> {
  if (move.trim() === "") return {};
  const { id: table } = session.table.peek();
  const reply = await request("play/history", { table, viewer: session.viewer.peek(), number: Number(move) });
  return "refused" in reply ? reply : { number: reply.answer.spectatorNumber };
}
