import { imperunde } from "@rondel/imperunde";
import { useId, useState } from "preact/hooks";
import { useGameContext } from "../context.ts";
import { talkText } from "./texts.ts";

/** The form of a proposal to everyone to change the target. */
export function TargetForm({ onSent }: { readonly onSent: () => void }) {
  const context = useGameContext();
  const id = useId();
  const target = context.state.value?.target ?? 0;
  const [posts, setPosts] = useState(target);
  const { least, most } = targetRange();
  const action = { kind: "proposeTarget", posts } as const;
  const refused = context.whyNot(action);
  return (
    <form
      class="deal-form"
      onSubmit={async (event) => {
        event.preventDefault();
        if (await context.act(action)) onSent();
      }}
    >
      <label class="label" for={id}>
        {talkText("talks.target.new")}
      </label>
      <input
        class="input target-posts"
        id={id}
        type="number"
        min={least}
        max={most}
        value={posts}
        onInput={(event) => setPosts(Math.max(least, Math.min(most, Number(event.currentTarget.value))))}
      />
      <p class="deal-form-sum" aria-live="polite">
        {refused ? context.messages.refusal(refused) : talkText("talks.target.condition")}
      </p>
      <button type="submit" class="btn small" disabled={refused !== undefined || posts === target}>
        {talkText("talks.target.send")}
      </button>
    </form>
  );
}

/** The range of the target, from the schema of the action. */
function targetRange(): { readonly least: number; readonly most: number } {
  const field = imperunde.actionSchemas.proposeTarget?.posts;
  if (field?.kind !== "integer") throw new Error("the target is a whole number");
  return field;
}
