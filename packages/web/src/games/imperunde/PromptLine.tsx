import type { Json } from "@rondel/engine";
import { Crest } from "./Crest.tsx";
import { type ImperundeContext, useGameContext } from "./context.ts";
import { isKey } from "./messages/catalogues.ts";
import { messageParams } from "./messages/params.ts";

/** One sentence says who must decide what; whoever is asked is spoken to. */
export function PromptLine() {
  const { session, messages, actions } = useGameContext();
  const prompt = session.prompt.value;
  if (!prompt) return null;
  const key = keyOf("ask", prompt.code);
  const isAsked = actions.value.length > 0 && isKey(key);
  const party = prompt.params.seat;
  return (
    <span class="prompt-line">
      {typeof party === "number" && <Crest party={party} />}
      <span>
        {isAsked
          ? messages.term(key, messageParams(prompt.params as Record<string, Json>, messages))
          : messages.prompt(prompt)}
      </span>
    </span>
  );
}

/** The rule that helps, while something is asked. */
export function hintOf(context: ImperundeContext): string | undefined {
  const code = context.session.prompt.value?.code;
  if (context.actions.value.length === 0 || code === undefined) return undefined;
  const key = keyOf("hint", code);
  return isKey(key) ? context.messages.term(key) : undefined;
}

function keyOf(prefix: "ask" | "hint", code: string): string {
  return `${prefix}.${code.replace("prompt.", "")}`;
}
