import { groupBy } from "@rondel/boards/group-by";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Icon } from "../ui/Icon.tsx";
import { showRefusal } from "../ui/notices.ts";
import type { Owner } from "../ui/Piece.tsx";
import { useAfterPaint } from "./after-paint.ts";
import { moveNumber } from "./move-number.ts";

export interface Tick {
  readonly number: number;
  readonly owner?: Owner;
  /** True at the start of a round. */
  readonly isLong?: boolean;
}

interface ScrubberProps {
  readonly session: TableSession;
  readonly ticks: readonly Tick[] | undefined;
}

/** A slider over all positions of the match, with ticks and a button back to the present. */
export function Scrubber({ session, ticks }: ScrubberProps) {
  const latest = session.number.value;
  const at = session.past.at.value ?? latest;
  const shown = moveNumber(session, at);
  const show = (number: number) => {
    if (number >= latest) session.past.returnToPresent();
    else void showRefusal(session.past.show(Math.max(0, number)));
  };
  return (
    <div class="scrubber">
      <StepButton icon="first" isDisabled={at === 0} press={() => show(0)} />
      <StepButton icon="previous" isDisabled={at === 0} press={() => show(at - 1)} />
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
      <StepButton icon="next" isDisabled={at >= latest} press={() => show(at + 1)} />
      {session.past.at.value === undefined ? (
        <span class="scrubber-where">{t("scrubber.latest", { number: shown })}</span>
      ) : (
        <button type="button" class="btn small dark" onClick={() => session.past.returnToPresent()}>
          {t("scrubber.backToLatest")}
        </button>
      )}
    </div>
  );
}

interface StepButtonProps {
  readonly icon: "first" | "previous" | "next";
  readonly isDisabled: boolean;
  press(): void;
}

function StepButton({ icon, isDisabled, press }: StepButtonProps) {
  return (
    <button type="button" class="icon-btn" aria-label={t(`scrubber.${icon}`)} disabled={isDisabled} onClick={press}>
      <Icon name={icon} />
    </button>
  );
}

/** All ticks move a little with each action, so they are drawn after it. */
function Ticks({ session, ticks }: ScrubberProps) {
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
