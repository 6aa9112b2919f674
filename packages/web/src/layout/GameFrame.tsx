import "./frame.css";
import { useMemo } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { TermsProvider, useTermFinder } from "../terms/use-terms.ts";
import { Announcer } from "./Announcer.tsx";
import { BottomSheet } from "./BottomSheet.tsx";
import { isPhone } from "./breakpoints.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { Curtain } from "./Curtain.tsx";
import { guardClicks } from "./click-guard.ts";
import { DecisionSection } from "./DecisionSection.tsx";
import { FrameHeader } from "./FrameHeader.tsx";
import type { GameFrameProps } from "./frame-props.ts";
import { Scrubber } from "./Scrubber.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { useSideTabs } from "./use-side-tabs.tsx";

/** The layout of all games: header, left column, board, right column; on a phone the board and a bottom sheet. */
export function GameFrame(props: GameFrameProps) {
  const { session, step } = props;
  const isPast = session.past.at.value !== undefined;
  const guard = useMemo(
    () => guardClicks(() => [session.number.peek(), session.curtain.peek(), step?.()].join()),
    [session, step],
  );
  const terms = useTermFinder(session);
  return (
    <TermsProvider value={terms}>
      <div class={isPast ? "frame past" : "frame"} data-asked={session.actions.value.length > 0} onClickCapture={guard}>
        <button type="button" class="skip" onClick={() => document.getElementById("decide")?.focus()}>
          {t("frame.skip")}
        </button>
        <FrameHeader {...props} />
        <ConnectionBar session={session} />
        {isPhone.value ? <PhoneBody {...props} /> : <DesktopBody {...props} />}
        <Announcer {...props} />
        <Curtain session={session} messages={props.messages} />
      </div>
    </TermsProvider>
  );
}

function DesktopBody(props: GameFrameProps) {
  const { session, left, strip, board } = props;
  const tabs = useSideTabs(props).filter(({ id }) => id !== "decide" && id !== "left");
  return (
    <>
      <aside class="frame-left" aria-label={t("frame.players")}>
        {left}
      </aside>
      {strip && <div class="frame-strip">{strip}</div>}
      <main class="frame-board" id="board">
        <div class="frame-map">{board}</div>
        <Scrubber session={session} ticks={props.ticks} />
      </main>
      <aside class="frame-right" aria-label={t("frame.decision")}>
        <DecisionSection {...props} />
        <SidePanel tabs={tabs} />
      </aside>
    </>
  );
}

function PhoneBody(props: GameFrameProps) {
  const tabs = useSideTabs(props);
  return (
    <>
      <main class="frame-board" id="board">
        <div class="frame-map">{props.board}</div>
      </main>
      <BottomSheet needsDecision={props.session.actions.value.length > 0}>
        <SidePanel tabs={tabs} />
      </BottomSheet>
    </>
  );
}
