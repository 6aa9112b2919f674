import "./hints.css";
import { useSignal } from "@preact/signals";
import type { PlanStep, TurnPlan } from "@rondel/bots";
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

/** The suggested plans with their reasons. A move that the screen cannot preselect gets a button here. */
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
          {found.choices.map(({ action, plan, effects }) => (
            <li key={JSON.stringify(action)}>
              <button
                type="button"
                class="btn small"
                aria-pressed={picked.value === action}
                onClick={() => choose(action)}
              >
                {stepText(plan.steps[0] ?? { action, times: 1 }, messages)}
              </button>
              <FurtherSteps plan={plan} messages={messages} />
              <p>{effects.map((effect) => found.sentence(effect)).join(" ")}</p>
            </li>
          ))}
        </ol>
      )}
      {picked.value && <PlayButton action={picked.value} session={session} messages={messages} />}
    </section>
  );
}

/** What comes after the suggested move in the same turn. */
function FurtherSteps({ plan, messages }: { readonly plan: TurnPlan; readonly messages: GameMessages }) {
  const [, ...steps] = plan.steps;
  if (steps.length === 0) return null;
  return (
    <div class="hint-steps">
      {steps.map((step) => (
        <div key={JSON.stringify(step.action)}>{t("hints.then", { step: stepText(step, messages) })}</div>
      ))}
      {plan.further > 0 && <div>{t("hints.further", { count: plan.further })}</div>}
    </div>
  );
}

function stepText({ action, times }: PlanStep, messages: GameMessages): string {
  const step = messages.action(action);
  return times > 1 ? t("hints.times", { times, step }) : step;
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
