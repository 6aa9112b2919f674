import { asSeat } from "@rondel/engine";
import { isAsked } from "../../session/is-asked.ts";
import { TermText } from "../../terms/TermText.tsx";
import { Crest } from "./Crest.tsx";
import { type ImperundeContext, promptFor, useGameContext } from "./context.ts";
import { messageParams } from "./messages/params.ts";

/** The current decision in one sentence, addressed to the viewer if it is the viewer's. */
export function PromptLine() {
  const context = useGameContext();
  const { messages, session, text } = context;
  const prompt = promptFor(context);
  if (!prompt) return <span class="prompt-line">{text("screen.setup")}</span>;
  const key = `ask.${prompt.code}`;
  const isMine = isAsked(session) && messages.has(key);
  const { seat } = prompt.params;
  return (
    <span class="prompt-line">
      {typeof seat === "number" && <Crest party={asSeat(seat)} />}
      <span>
        <TermText
          text={isMine ? messages.term(key, messageParams(prompt.params, messages)) : messages.prompt(prompt)}
        />
      </span>
    </span>
  );
}

/** A reminder of the rule for the viewer's decision. */
export function hintOf(context: ImperundeContext): string | undefined {
  const code = context.session.prompt.value?.code;
  if (!isAsked(context.session) || code === undefined) return undefined;
  const key = `hint.${code}`;
  return context.messages.has(key) ? context.messages.term(key) : undefined;
}
