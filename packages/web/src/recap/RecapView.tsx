import "./recap.css";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { isSmallFrame } from "../layout/breakpoints.ts";
import { CoachContext } from "../layout/coach.ts";
import { replayFrom } from "../layout/replay.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { isAsked } from "../session/is-asked.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import type { Recap, RecapLine, Touch } from "./recap.ts";

export const RecapContext = createContext<Recap | undefined>(undefined);

interface RecapProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** What happened to the player, and before a decision what the others have done since the last one. */
export function RecapView(props: RecapProps) {
  const recap = useContext(RecapContext);
  if (!recap || props.session.past.at.value !== undefined) return null;
  const isDeciding = isAsked(props.session);
  const lines = recap.lines.value;
  return (
    <>
      {recap.touches.value.length > 0 && <Touches {...props} touches={recap.touches.value} onSeen={recap.markSeen} />}
      {isDeciding && lines.length > 0 && <Lines {...props} lines={lines} />}
    </>
  );
}

interface TouchesProps extends RecapProps {
  readonly touches: readonly Touch[];
  onSeen(): void;
}

/** A banner that stays until the player has seen it. */
function Touches({ session, messages, touches, onSeen }: TouchesProps) {
  return (
    <section class="touches" aria-label={t("recap.touches")} aria-live="polite">
      <ul>
        {touches.map(({ number, event, text }, index) => (
          <li key={`${number} ${index}`}>
            <button type="button" class="recap-line" onClick={() => showRefusal(session.past.show(number))}>
              {text ?? messages.event(event)}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="btn small" onClick={onSeen}>
        {t("recap.seen")}
      </button>
    </section>
  );
}

/** One line per turn, which replays the turn. Closed on small screens. */
function Lines({ session, messages, lines }: RecapProps & { readonly lines: readonly RecapLine[] }) {
  const coach = useContext(CoachContext);
  return (
    <details class="recap" open={!isSmallFrame.value}>
      <summary>{t("recap.title", { count: lines.length })}</summary>
      <ol>
        {lines.map(({ turn, text, crest }) => (
          <li key={`${turn.from} ${turn.to}`}>
            <button
              type="button"
              class="recap-line"
              title={t("recap.replay")}
              onClick={() => showRefusal(replayFrom(session, turn.from, turn.to))}
            >
              {crest}
              <span>{text}</span>
            </button>
            {coach?.why?.(turn, messages)}
          </li>
        ))}
      </ol>
    </details>
  );
}
