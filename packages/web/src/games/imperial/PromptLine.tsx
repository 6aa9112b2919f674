import { TermText } from "../../terms/TermText.tsx";
import { Crest } from "./Crest.tsx";
import { type ImperialContext, promptFor, useGameContext } from "./context.ts";
import { decidingNation } from "./deciding-nation.ts";
import { isFirstPlacement } from "./decision/rondel.tsx";

/** The prompt as one sentence, with the crest of the nation that decides. */
export function PromptLine() {
  const context = useGameContext();
  const prompt = promptFor(context);
  const nation = decidingNation(context.pending.value);
  return (
    <span class="prompt-line">
      {nation !== undefined && <Crest nation={nation} />}
      <span>{prompt && <TermText text={context.messages.prompt(prompt)} />}</span>
    </span>
  );
}

/** The hint for the viewer's decision. */
export function hintOf(context: ImperialContext): string | undefined {
  const code = context.session.prompt.value?.code;
  if (context.actions.value.length === 0 || code === undefined) return undefined;
  const frame = context.pending.value;
  const isFirst = frame?.kind === "turn" && isFirstPlacement(context, frame.nation);
  const key = isFirst ? "hint.move-rondel.first" : `hint.${code}`;
  return context.messages.has(key) ? context.messages.term(key) : undefined;
}
