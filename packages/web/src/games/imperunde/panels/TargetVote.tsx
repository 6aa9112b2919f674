import { type Frame, imperunde } from "@rondel/imperunde";
import { useState } from "preact/hooks";
import { useGameContext } from "../context.ts";
import { Channels } from "./Channels.tsx";

type Talks = Extract<Frame, { kind: "talks" }>;

/** The target number of posts, proposals to change it, and private talks. */
export function TargetVote({ frame }: { readonly frame: Talks }) {
  const context = useGameContext();
  const { state, text } = context;
  const target = state.value?.target ?? 0;
  const [posts, setPosts] = useState(target);
  const votes = frame.votes.filter((vote) => vote === 1).length;
  const { least, most } = targetRange();
  const mayPropose = context.free.value.some(({ kind }) => kind === "proposeTarget");
  return (
    <div class="target-vote">
      <p>
        {text("screen.target", { target })}
        {frame.proposal > 0 && (
          <b>{text("screen.proposal", { posts: frame.proposal, votes, players: state.value?.players ?? 0 })}</b>
        )}
      </p>
      {mayPropose && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void context.act({ kind: "proposeTarget", posts });
          }}
        >
          <input
            class="input"
            type="number"
            min={least}
            max={most}
            value={posts}
            aria-label={text("screen.posts")}
            onInput={(event) => setPosts(Math.max(least, Math.min(most, Number(event.currentTarget.value))))}
          />
          <button type="submit" class="btn small">
            {text("screen.propose")}
          </button>
        </form>
      )}
      <Channels />
    </div>
  );
}

/** The range of the target, from the schema of the action. */
function targetRange(): { readonly least: number; readonly most: number } {
  const field = imperunde.actionSchemas.proposeTarget?.posts;
  if (field?.kind !== "integer") throw new Error("the target is a whole number");
  return field;
}
