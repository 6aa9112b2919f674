import { asSeat } from "@rondel/engine";
import { TermText } from "../../terms/TermText.tsx";
import { Crest } from "./Crest.tsx";
import { type ImperundeContext, useGameContext } from "./context.ts";
import { messageParams, phaseName } from "./messages/params.ts";

/** The current decision in one sentence, addressed to the viewer if it is the viewer's; the phase for viewers without a prompt. */
export function PromptLine() {
  const { session, messages, actions, state, text } = useGameContext();
  const prompt = session.prompt.value;
  if (!prompt) {
    const phase = state.value?.phase ?? 0;
    return <span class="prompt-line">{phase > 0 ? phaseName(messages, phase) : text("screen.setup")}</span>;
  }
  const key = `ask.${prompt.code}`;
  const isAsked = actions.value.length > 0 && messages.has(key);
  const { seat } = prompt.params;
  return (
    <span class="prompt-line">
      {typeof seat === "number" && <Crest party={asSeat(seat)} />}
      <span>
        <TermText
          text={isAsked ? messages.term(key, messageParams(prompt.params, messages)) : messages.prompt(prompt)}
        />
      </span>
    </span>
  );
}

/** A reminder of the rule for the viewer's decision. */
export function hintOf(context: ImperundeContext): string | undefined {
  const code = context.session.prompt.value?.code;
  if (context.actions.value.length === 0 || code === undefined) return undefined;
  const key = `hint.${code}`;
  return context.messages.has(key) ? context.messages.term(key) : undefined;
}
