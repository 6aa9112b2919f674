import { groupBy } from "@rondel/boards/group-by";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import type { StartsTurn } from "../recap/turns.ts";
import type { TableSession } from "../session/session.ts";
import { Icon } from "../ui/Icon.tsx";
import { showRefusal } from "../ui/notices.ts";
import type { Owner } from "../ui/Piece.tsx";
import { useAfterPaint } from "./after-paint.ts";
import { BackToLatest } from "./BackToLatest.tsx";
import { moveNumber } from "./move-number.ts";
import { stopTowards, turnStops } from "./scrubber-stops.ts";

export interface Tick {
  readonly number: number;
  readonly owner?: Owner;
  /** True at the start of a round. */
  readonly isLong?: boolean;
}

interface ScrubberProps {
  readonly session: TableSession;
  readonly ticks: readonly Tick[] | undefined;
  /** Where turns start; without it the scrubber stops at every move. */
  readonly startsTurn: StartsTurn | undefined;
}

/** A slider over the positions of the match that stops after turns, or at every move on request, with a button back to the present. */
export function Scrubber({ session, ticks, startsTurn }: ScrubberProps) {
  const [hasMoves, setMoves] = useState(false);
  const latest = session.number.value;
  const at = session.past.at.value ?? latest;
  const shown = moveNumber(session, at);
  const isByTurn = startsTurn !== undefined && !hasMoves;
  const show = (wanted: number) => {
    const number = isByTurn ? stopTowards(turnStops(session.log.peek(), startsTurn), at, wanted, latest) : wanted;
    if (number >= latest) session.past.returnToPresent();
    else void showRefusal(session.past.show(Math.max(0, number)));
  };
  return (
    <div class="scrubber">
      <StepButton icon="first" label="scrubber.first" isDisabled={at === 0} press={() => show(0)} />
      <StepButton
        icon="previous"
        label={isByTurn ? "scrubber.previousTurn" : "scrubber.previous"}
        isDisabled={at === 0}
        press={() => show(at - 1)}
      />
      <div class="scrubber-line">
        <Ticks session={session} ticks={ticks} />
        <input
          type="range"
          min={0}
          max={Math.max(1, latest)}
          value={at}
          aria-label={t("scrubber.label")}
          aria-valuetext={
            session.past.at.value === undefined
              ? t("scrubber.latest", { number: shown })
              : t("scrubber.at", { number: shown })
          }
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
      </div>
      <StepButton
        icon="next"
        label={isByTurn ? "scrubber.nextTurn" : "scrubber.next"}
        isDisabled={at >= latest}
        press={() => show(at + 1)}
      />
      {startsTurn && (
        <button type="button" class="chip" aria-pressed={hasMoves} onClick={() => setMoves(!hasMoves)}>
          {t("history.moves")}
        </button>
      )}
      {session.past.at.value === undefined ? (
        <span class="scrubber-where">{t("scrubber.latest", { number: shown })}</span>
      ) : (
        <BackToLatest session={session} />
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly icon: "first" | "previous" | "next";
  readonly label: "scrubber.first" | `scrubber.${"previous" | "next"}${"" | "Turn"}`;
  readonly isDisabled: boolean;
  press(): void;
}

function StepButton({ icon, label, isDisabled, press }: StepButtonProps) {
  return (
    <button type="button" class="icon-btn" aria-label={t(label)} disabled={isDisabled} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

/** All ticks move a little with each action, so they are drawn after it. */
function Ticks({ session, ticks }: Omit<ScrubberProps, "startsTurn">) {
  const { shown, latest } = useAfterPaint((): { readonly shown: readonly Tick[]; readonly latest: number } => {
    const log = session.log.value;
    return { shown: ticks ?? log, latest: session.number.value };
  }).value;
  return (
    <svg viewBox="0 0 1000 22" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 11H1000" class="scrubber-base" />
      {[...groupBy(shown, ({ owner = "none" }) => owner)].map(([owner, owned]) => (
        <path key={owner} class={`own-${owner}`} d={owned.map((tick) => tickLine(tick, latest)).join("")} />
      ))}
    </svg>
  );
}

function tickLine({ number, isLong }: Tick, latest: number): string {
  return `M${((1000 * number) / Math.max(1, latest)).toFixed(1)} ${isLong ? "2V20" : "7V15"}`;
}
