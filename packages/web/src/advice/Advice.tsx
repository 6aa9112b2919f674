import "./advice.css";
import { useSignal, useSignalEffect } from "@preact/signals";
import type { Choice, Hint } from "@rondel/bots";
import type { AnyShaped } from "@rondel/engine";
import { useEffect, useRef } from "preact/hooks";
import { gameEntry } from "../games/registry.ts";
import { tellRefusal } from "../look/notes.tsx";
import { bestChoices } from "../session/opponent.ts";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../words/game-speech.ts";
import { say } from "../words/words.ts";

interface AdviceProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
  /** Chooses an action on the screen of the game without doing it; tells whether the screen could. */
  readonly preselect?: ((action: AnyShaped) => boolean) | undefined;
}

interface Thought {
  readonly choices: readonly Choice[];
  tell(effect: Hint): string;
}

/** What a strong player would do: the bot's best three choices with the reasons, found from nothing but the own view. */
export function Advice({ session, speech, preselect }: AdviceProps) {
  const told = useSignal<"thinking" | Thought | undefined>(undefined);
  const picked = useSignal<AnyShaped | undefined>(undefined);
  useSignalEffect(() => {
    session.number.value;
    session.viewer.value;
    told.value = undefined;
    picked.value = undefined;
  });
  const section = useRef<HTMLElement>(null);
  const now = told.value;
  // Whoever asked wants to read it: it may stand below what fits into the column.
  useEffect(() => section.current?.scrollIntoView({ block: "nearest" }), [now]);
  const entry = gameEntry(session.table.value.game);
  if (!entry || entry.botsPlayAtRandom || session.actions.value.length < 2) return null;
  const ask = async () => {
    const [viewer, number] = [session.viewer.peek(), session.number.peek()];
    if (viewer === "spectator") return;
    told.value = "thinking";
    const game = await entry.rules();
    const { adviceSentence } = await import("./sentence.ts");
    const choices = await bestChoices(game, session.view.peek(), viewer);
    if (session.number.peek() === number && session.viewer.peek() === viewer) {
      told.value = { choices, tell: (effect) => adviceSentence(game, speech, effect) };
    }
  };
  const choose = (action: AnyShaped) => {
    picked.value = preselect?.(action) ? undefined : action;
  };
  if (now === undefined) {
    return (
      <div class="advice">
        <button type="button" class="btn quiet small" onClick={ask}>
          {say("advice.ask")}
        </button>
      </div>
    );
  }
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

function DoIt({ action, session, speech }: AdviceProps & { readonly action: AnyShaped }) {
  return (
    <button type="button" class="btn go wide" onClick={() => tellRefusal(session.act(action))}>
      {say("advice.do", { deed: speech.action(action) })}
    </button>
  );
}
