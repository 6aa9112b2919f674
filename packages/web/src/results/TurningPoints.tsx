import type { AnyEvent } from "@rondel/engine";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { scrollable } from "../ui/scrollable.ts";

interface TurningPointsProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  isTurningPoint(event: AnyEvent): boolean;
}

/** The events that decided a match, in order. Each opens the board at its moment. */
export function TurningPoints({ session, messages, isTurningPoint }: TurningPointsProps) {
  const points = session.log.value.flatMap(({ number, events }) =>
    events.filter(isTurningPoint).map((event) => ({ number, text: messages.event(event) })),
  );
  if (points.length === 0) return null;
  return (
    <section class="turning-points">
      <h2>{t("end.turningPoints")}</h2>
      <ol {...scrollable}>
        {points.map(({ number, text }) => (
          <li key={`${number} ${text}`}>
            <span>{text}</span>
            <button type="button" class="text-btn" onClick={() => showRefusal(session.past.show(number))}>
              {t("end.showMoment")}
              <span class="unseen"> {text}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
