import type { Frame, Power } from "@rondel/imperial";
import { Crest } from "./Crest.tsx";
import { isFirstPlacement } from "./decision/rondel.tsx";
import { type Desk, promptFor, useDesk } from "./context.ts";
import { isKey } from "./messages/catalogues.ts";

/** One sentence says who must decide what, with the crest of the power that is meant. */
export function PromptLine() {
  const desk = useDesk();
  const prompt = promptFor(desk);
  const power = powerIn(desk.pending.value);
  return (
    <span class="prompt-line">
      {power !== undefined && <Crest power={power} />}
      <span>{prompt && desk.speech.prompt(prompt)}</span>
    </span>
  );
}

/** The power for which something is decided: of those who meet, the one that is asked. */
export function powerIn(frame: Frame | undefined): Power | undefined {
  if (frame?.kind === "window" && frame.stage === "asked") return frame.asked;
  return frame && "power" in frame ? frame.power : undefined;
}

/** The rule that helps, while something is asked. */
export function hintOf(desk: Desk): string | undefined {
  const code = desk.session.prompt.value?.code;
  if (desk.actions.value.length === 0 || code === undefined) return undefined;
  const frame = desk.pending.value;
  const isFirst = frame?.kind === "turn" && isFirstPlacement(desk, frame.power);
  const key = isFirst ? "hint.move-rondel.first" : `hint.${code}`;
  return isKey(key) ? desk.word(key) : undefined;
}
