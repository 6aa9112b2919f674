import { useSignal } from "@preact/signals";
import type { ClockView } from "@rondel/protocol";
import { useEffect, useMemo } from "preact/hooks";
import { showRefusal } from "../../../ui/notices.ts";
import { useGameContext } from "../context.ts";

type Pause = NonNullable<ClockView["window"]>;
type Wait = NonNullable<Pause["wait"]>;

/**
 * The rest of a pause as a thin line that runs down, and a button that stops it: the same for all players, whatever cards they
 * hold, so that a request for time proves nothing.
 */
export function PauseLine() {
  const { session } = useGameContext();
  const pause = session.clock.value?.window;
  if (!pause) return null;
  return <RunningPause key={`${pause.opened} ${pause.wait?.until}`} pause={pause} />;
}

function RunningPause({ pause }: { readonly pause: Pause }) {
  const { seat, session } = useGameContext();
  const left = useSecondsLeft(pause.wait);
  const isStopped = pause.wait !== null && left > 0;
  return (
    <div class="pause-row">
      <p class="pause" aria-hidden="true">
        <Line key={String(isStopped)} pause={pause} isStopped={isStopped} />
      </p>
      {isStopped && <Stopped seconds={left} />}
      {!pause.wait && seat.value !== undefined && session.pauseRequests && <WaitButton />}
    </div>
  );
}

/** The seconds until a stopped clock runs on; 0 if it runs. */
function useSecondsLeft(wait: Wait | null): number {
  const now = useSignal(Date.now());
  useEffect(() => {
    if (!wait) return undefined;
    const ticking = setInterval(() => {
      now.value = Date.now();
      if (now.value >= wait.until) clearInterval(ticking);
    }, 250);
    return () => clearInterval(ticking);
  }, [wait, now]);
  return wait ? Math.max(0, Math.ceil((wait.until - now.value) / 1000)) : 0;
}

/** The times are read once: a later one would move the running line. */
function Line({ pause, isStopped }: { readonly pause: Pause; readonly isStopped: boolean }) {
  const style = useMemo(() => {
    const { opened, end, wait } = pause;
    const waited = wait ? wait.until - wait.from : 0;
    const length = end - opened - waited;
    if (wait && isStopped) {
      return { animation: "none", transform: `scaleX(${Math.max(0, 1 - (wait.from - opened) / length)})` };
    }
    return {
      animationDuration: `${length}ms`,
      animationDelay: `${Math.min(0, opened + waited - Date.now())}ms`,
    };
  }, [pause, isStopped]);
  return <span class="pause-line" style={style} />;
}

function WaitButton() {
  const { session, state, text } = useGameContext();
  const requests = session.pauseRequests;
  const left = requests?.left(state.value?.round ?? 0) ?? 0;
  return (
    <button
      type="button"
      class="btn small"
      title={text("screen.waitAbout", { left })}
      disabled={left <= 0}
      onClick={() => requests && showRefusal(requests.stopClock())}
    >
      {text("screen.wait")}
    </button>
  );
}

/** Says that a player has asked for time, not which one. The player who asked can let the clock run on. */
function Stopped({ seconds }: { readonly seconds: number }) {
  const { session, text } = useGameContext();
  const requests = session.pauseRequests;
  const isMine = requests?.isLast.value ?? false;
  return (
    <>
      <span class="pause-asked">{text(isMine ? "screen.waitMine" : "screen.waitAsked", { seconds })}</span>
      {isMine && requests && (
        <button type="button" class="btn small" onClick={() => showRefusal(requests.startClock())}>
          {text("screen.goOn")}
        </button>
      )}
    </>
  );
}
