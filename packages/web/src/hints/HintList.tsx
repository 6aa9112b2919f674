import "./hints.css";
import { useSignal } from "@preact/signals";
import type { Tagged } from "@rondel/engine";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import type { Hints } from "./use-hints.ts";

interface HintListProps {
  readonly hints: Hints;
  readonly session: TableSession;
  readonly messages: GameMessages;
  /** Selects an action on the screen without playing it. Returns false if the screen cannot. */
  readonly preselect?: ((action: Tagged) => boolean) | undefined;
}

/** The suggested moves with their reasons. A move that the screen cannot preselect gets a button here. */
export function HintList({ hints, session, messages, preselect }: HintListProps) {
  const picked = useSignal<Tagged | undefined>(undefined);
  const section = useRef<HTMLElement>(null);
  const found = hints.found.value;
  // The list may be below the visible part of the column.
  useEffect(() => {
    picked.value = undefined;
    section.current?.scrollIntoView({ block: "nearest" });
  }, [found, picked]);
  if (!hints.isAvailable || found === undefined) return null;
  const choose = (action: Tagged) => {
    const isOnScreen = preselect?.(action) === true;
    picked.value = isOnScreen ? undefined : action;
    requestAnimationFrame(() => showSelection(isOnScreen ? "#decide .decide" : ".hints"));
  };
  return (
    <section ref={section} class="hints" aria-live="polite" aria-label={t("hints.title")}>
      <h3 class="label">{t(found === "thinking" ? "hints.thinking" : "hints.title")}</h3>
      {found !== "thinking" && (
        <ol>
          {found.choices.map(({ action, effects }) => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                class="btn small"
                aria-pressed={picked.value === action}
                onClick={() => choose(action)}
              >
                {messages.action(action)}
              </button>
              <p>{effects.map((effect) => found.sentence(effect)).join(" ")}</p>
            </li>
          ))}
        </ol>
      )}
      {picked.value && <PlayButton action={picked.value} session={session} messages={messages} />}
    </section>
  );
}

/** Scrolls to the selected row and the button that plays it, in the decision above the hints or below the hints themselves. */
function showSelection(part: string): void {
  for (const selector of [".btn.go", ".option[aria-pressed=true]"]) {
    document.querySelector(`${part} ${selector}`)?.scrollIntoView({ block: "nearest" });
  }
}

interface PlayButtonProps extends Pick<HintListProps, "session" | "messages"> {
  readonly action: Tagged;
}

function PlayButton({ action, session, messages }: PlayButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The panels may be drawn a frame after the choice.
  useLayoutEffect(() => button.current?.scrollIntoView({ block: "nearest" }), [action]);
  return (
    <button ref={button} type="button" class="btn go wide" onClick={() => showRefusal(session.act(action))}>
      {t("hints.play", { action: messages.action(action) })}
    </button>
  );
}
