import "./advice.css";
import { useSignal } from "@preact/signals";
import type { Tagged } from "@rondel/engine";
import { useEffect, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import type { AdviceAsked } from "./use-advice.ts";

export function AskAdvice({ advice }: { readonly advice: AdviceAsked }) {
  if (!advice.isOffered || advice.told.value !== undefined) return null;
  return (
    <button type="button" class="btn quiet small" onClick={() => showRefusal(advice.ask())}>
      {t("hints.ask")}
    </button>
  );
}

interface AdviceProps {
  readonly advice: AdviceAsked;
  readonly session: TableSession;
  readonly messages: GameMessages;
  /** Chooses an action on the screen of the game without doing it; tells whether the screen could. */
  readonly preselect?: ((action: Tagged) => boolean) | undefined;
}

/** What a strong player would do: the bot's best three choices with the reasons. */
export function Advice({ advice, session, messages, preselect }: AdviceProps) {
  const picked = useSignal<Tagged | undefined>(undefined);
  const section = useRef<HTMLElement>(null);
  const now = advice.told.value;
  // Whoever asked wants to read it: it may stand below what fits into the column.
  useEffect(() => {
    picked.value = undefined;
    section.current?.scrollIntoView({ block: "nearest" });
  }, [now, picked]);
  if (!advice.isOffered || now === undefined) return null;
  const choose = (action: Tagged) => {
    picked.value = preselect?.(action) ? undefined : action;
  };
  return (
    <section ref={section} class="advice" aria-live="polite" aria-label={t("hints.title")}>
      <h3 class="label">{t(now === "thinking" ? "hints.thinking" : "hints.title")}</h3>
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
                {messages.action(action)}
              </button>
              <p>{effects.map((effect) => now.tell(effect)).join(" ")}</p>
            </li>
          ))}
        </ol>
      )}
      {picked.value && <DoIt action={picked.value} session={session} messages={messages} />}
    </section>
  );
}

function DoIt({ action, session, messages }: Pick<AdviceProps, "session" | "messages"> & { readonly action: Tagged }) {
  return (
    <button type="button" class="btn go wide" onClick={() => showRefusal(session.act(action))}>
      {t("hints.play", { action: messages.action(action) })}
    </button>
  );
}
