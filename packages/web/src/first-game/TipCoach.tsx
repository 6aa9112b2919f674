import "./tips.css";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { type Coach, CoachContext } from "../layout/coach.ts";
import { currentLanguage } from "../messages/messages.ts";
import { playAtFirstGamePace } from "../session/pace.ts";
import type { TableSession } from "../session/session.ts";
import { catalogues } from "./catalogues.ts";
import { TurnWhy } from "./reasons/TurnWhy.tsx";
import { isTipFresh, markTipSeen, switchTipsOff } from "./tip-memory.ts";
import { type Moment, tipsOf } from "./tips.ts";

const NEVER = signal(false);

/** Shows the tips of a first game above the decisions of a game screen. */
export function TipCoach({
  session,
  completed,
  children,
}: {
  readonly session: TableSession;
  /** The ids of the lessons that the player has completed. */
  readonly completed: ReadonlySet<string>;
  readonly children: ComponentChildren;
}) {
  const { game } = session.table.peek();
  const tip = useMemo(() => currentTip(session, game, completed), [session, game, completed]);
  useEffect(() => forgetWhenOver(tip, game), [tip, game]);
  useEffect(playAtFirstGamePace, []);
  const coach = useMemo(
    (): Coach => ({
      card: () => <TipCard tip={tip} game={game} />,
      replacesDecision: NEVER,
      hidesSuggestions: false,
      why: (turn, messages) => <TurnWhy session={session} turn={turn} messages={messages} />,
    }),
    [session, tip, game],
  );
  return <CoachContext.Provider value={coach}>{children}</CoachContext.Provider>;
}

/** The first tip whose moment has come and that was not shown before. */
function currentTip(
  session: TableSession,
  game: string,
  completed: ReadonlySet<string>,
): ReadonlySignal<string | undefined> {
  const tips = tipsOf(game, completed);
  return computed(() => {
    const seat = session.viewer.value;
    if (seat === "spectator" || session.outcome.value) return undefined;
    const choices = session.actions.value.length;
    const prompt = choices > 0 ? session.prompt.value?.code : undefined;
    const moment: Moment = { seat, prompt, choices, log: session.log.value };
    // A tip is hidden while others play: it is about a decision.
    if (prompt === undefined) return undefined;
    return tips.find(({ id, isNow }) => isTipFresh(game, id) && isNow(moment))?.id;
  });
}

/** Marks a tip as seen when another one or none follows it. */
function forgetWhenOver(tip: ReadonlySignal<string | undefined>, game: string): () => void {
  let shown = tip.peek();
  return tip.subscribe((next) => {
    if (shown !== undefined && shown !== next) markTipSeen(game, shown);
    shown = next;
  });
}

function TipCard({ tip, game }: { readonly tip: ReadonlySignal<string | undefined>; readonly game: string }) {
  const texts: Readonly<Record<string, string>> = catalogues[currentLanguage()];
  const id = tip.value;
  return (
    <div aria-live="polite">
      {id !== undefined && (
        <section class="tip" aria-label={texts["tip.title"]}>
          <p>{texts[`${game}.${id}`]}</p>
          <div class="tip-buttons">
            <button type="button" class="btn small" onClick={() => markTipSeen(game, id)}>
              {texts["tip.done"]}
            </button>
            <button type="button" class="btn quiet small" onClick={switchTipsOff}>
              {texts["tip.off"]}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}
