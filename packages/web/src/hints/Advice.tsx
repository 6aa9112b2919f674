import "./advice.css";
import { useSignal } from "@preact/signals";
import type { AnyShaped } from "@rondel/engine";
import { useEffect, useRef } from "preact/hooks";
import { tellRefusal } from "../ui/notes.tsx";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import type { AdviceAsked } from "./use-advice.ts";

export function AskAdvice({ advice }: { readonly advice: AdviceAsked }) {
  if (!advice.isOffered || advice.told.value !== undefined) return null;
  return (
    <button type="button" class="btn quiet small" onClick={advice.ask}>
      {say("advice.ask")}
    </button>
  );
}

interface AdviceProps {
  readonly advice: AdviceAsked;
  readonly session: TableSession;
  readonly speech: GameSpeech;
  /** Chooses an action on the screen of the game without doing it; tells whether the screen could. */
  readonly preselect?: ((action: AnyShaped) => boolean) | undefined;
}

/** What a strong player would do: the bot's best three choices with the reasons. */
export function Advice({ advice, session, speech, preselect }: AdviceProps) {
  const picked = useSignal<AnyShaped | undefined>(undefined);
  const section = useRef<HTMLElement>(null);
  const now = advice.told.value;
  // Whoever asked wants to read it: it may stand below what fits into the column.
  useEffect(() => {
    picked.value = undefined;
    section.current?.scrollIntoView({ block: "nearest" });
  }, [now, picked]);
  if (!advice.isOffered || now === undefined) return null;
  const choose = (action: AnyShaped) => {
    picked.value = preselect?.(action) ? undefined : action;
  };
  return (
    <section ref={section} class="advice" aria-live="polite" aria-label={say("advice.title")}>
      <h3 class="label">{say(now === "thinking" ? "advice.thinking" : "advice.title")}</h3>
      {now !== "thinking" && (
        <ol>
          {now.choices.map(({ action, effects }) => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                class="btn small"
                aria-pressed={picked.value === action}
                onClick={() => choose(action)}
              >
                {speech.action(action)}
              </button>
              <p>{effects.map((effect) => `${now.tell(effect)}.`).join(" ")}</p>
            </li>
          ))}
        </ol>
      )}
      {picked.value && <DoIt action={picked.value} session={session} speech={speech} />}
    </section>
  );
}

function DoIt({ action, session, speech }: Pick<AdviceProps, "session" | "speech"> & { readonly action: AnyShaped }) {
  return (
    <button type="button" class="btn go wide" onClick={() => tellRefusal(session.act(action))}>
      {say("advice.do", { deed: speech.action(action) })}
    </button>
  );
}
