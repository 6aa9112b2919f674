import { t } from "../messages/messages.ts";
import { isAsked } from "../session/is-asked.ts";
import { BottomSheet } from "./BottomSheet.tsx";
import type { FrameLayout } from "./breakpoints.ts";
import { DecisionSection } from "./DecisionSection.tsx";
import type { GameFrameProps } from "./frame-props.ts";
import { Scrubber } from "./Scrubber.tsx";
import { SidePanel } from "./SidePanel.tsx";
import { useSideTabs } from "./use-side-tabs.tsx";

/** Board, decision and panels below the header, arranged for the screen. */
export function FrameBody({ layout, frame }: { readonly layout: FrameLayout; readonly frame: GameFrameProps }) {
  switch (layout) {
    case "sheet":
      return <SheetBody {...frame} />;
    case "side":
      return <SideBody {...frame} />;
    default:
      return <ColumnBody isWide={layout === "wide"} frame={frame} />;
  }
}

/** The first tab is the log. The left column is a tab where a strip replaces it. */
function ColumnBody({ isWide, frame }: { readonly isWide: boolean; readonly frame: GameFrameProps }) {
  const { session, left, strip, board } = frame;
  const hasLeft = isWide || strip === undefined;
  const tabs = useSideTabs(frame);
  const beside = tabs.filter(({ id }) => id !== "decide" && id !== "left");
  const column = tabs.filter(({ id }) => id === "left" && !hasLeft);
  return (
    <>
      {hasLeft ? (
        <aside class="frame-left" aria-label={t("frame.players")}>
          {left}
        </aside>
      ) : (
        <aside class="frame-strip" aria-label={t("frame.players")}>
          {strip}
        </aside>
      )}
      <main class="frame-board" id="board">
        <div class="frame-map">{board}</div>
        <Scrubber session={session} ticks={frame.ticks} startsTurn={frame.turns?.startsTurn} />
      </main>
      <aside class="frame-right" aria-label={t("frame.decision")}>
        <DecisionSection {...frame} />
        <SidePanel tabs={[...beside, ...column]} />
      </aside>
    </>
  );
}

function SheetBody(props: GameFrameProps) {
  const tabs = useSideTabs(props);
  return (
    <>
      <main class="frame-board" id="board">
        <div class="frame-map">{props.board}</div>
      </main>
      <BottomSheet needsDecision={isAsked(props.session)}>
        <SidePanel tabs={tabs} />
      </BottomSheet>
    </>
  );
}

function SideBody(props: GameFrameProps) {
  const tabs = useSideTabs(props);
  return (
    <>
      <main class="frame-board" id="board">
        <div class="frame-map">{props.board}</div>
      </main>
      <aside class="frame-right" aria-label={t("frame.side")}>
        <SidePanel tabs={tabs} />
      </aside>
    </>
  );
}
