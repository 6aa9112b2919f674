import "./frame.css";
import type { AnyEvent, Tagged } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Advice, AskAdvice } from "../hints/Advice.tsx";
import { useAdvice } from "../hints/use-advice.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Announcer } from "./Announcer.tsx";
import { BottomSheet } from "./BottomSheet.tsx";
import { isPhone } from "./breakpoints.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { Curtain } from "./Curtain.tsx";
import { FrameHeader } from "./FrameHeader.tsx";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { MissedBar } from "./MissedBar.tsx";
import { Scrubber, type Tick } from "./Scrubber.tsx";
import { SidePanel, type SidePart } from "./SidePanel.tsx";
import { SubstituteBar } from "./SubstituteBar.tsx";
import { TakebackBar } from "./TakebackBar.tsx";
import { TalkPanel } from "./TalkPanel.tsx";
import { TurnButtons } from "./TurnButtons.tsx";
import { useUnread } from "./unread.ts";

/** What a game puts into the frame; the frame does everything that all games share. */
export interface GameFrameProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  /** Instead of the plain prompt sentence, for example with a crest in it. */
  readonly prompt?: ComponentChildren;
  /** After the prompt, lighter: the rule that helps. */
  readonly hint?: ComponentChildren;
  /** The state of the game in a few words, for example the round. */
  readonly meta?: ComponentChildren;
  /** The left column: powers and players. */
  readonly left: ComponentChildren;
  /** The left column on a tablet: a strip under the header. */
  readonly strip?: ComponentChildren;
  readonly board: ComponentChildren;
  /** The decision: options, preview, the one filled button. */
  readonly decide: ComponentChildren;
  /** Chooses an action on the screen without doing it, if the screen can; lets advice be taken up. */
  readonly preselect?: (action: Tagged) => boolean;
  /** One line of the log, if the plain sentence is not enough. */
  readonly logLine?: (event: AnyEvent) => ComponentChildren;
  /** The ticks of the scrubber; one for every position if absent. */
  readonly ticks?: readonly Tick[];
}

/** The screen of every game: header, left column, board, right column; on a phone the board and a sheet. */
export function GameFrame(props: GameFrameProps) {
  const { session } = props;
  const isPast = session.past.at.value !== undefined;
  return (
    <div class={isPast ? "frame past" : "frame"} data-asked={session.actions.value.length > 0}>
      <button type="button" class="skip" onClick={() => document.getElementById("decide")?.focus()}>
        {t("frame.skip")}
      </button>
      <FrameHeader {...props} />
      <ConnectionBar session={session} />
      {isPhone.value ? <PhoneBody {...props} /> : <DesktopBody {...props} />}
      <Announcer {...props} />
      <Curtain session={session} messages={props.messages} />
    </div>
  );
}

function DesktopBody(props: GameFrameProps) {
  const { session, left, strip, board } = props;
  const parts = useParts(props).filter(({ id }) => id !== "decide" && id !== "left");
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
        <Decision {...props} />
        <SidePanel parts={parts} />
      </aside>
    </>
  );
}

function PhoneBody(props: GameFrameProps) {
  const parts = useParts(props);
  return (
    <>
      <main class="frame-board" id="board">
        <div class="frame-map">{props.board}</div>
      </main>
      <BottomSheet isAsked={props.session.actions.value.length > 0}>
        <SidePanel parts={parts} />
      </BottomSheet>
    </>
  );
}

/** What is asked; at its foot, always in sight, the way back and a hint. */
function Decision({ session, messages, decide, preselect }: GameFrameProps) {
  const advice = useAdvice(session, messages);
  return (
    <section class="decision" id="decide" tabIndex={-1} aria-label={t("frame.decision")}>
      <div class="decision-body">
        <MissedBar session={session} />
        <SubstituteBar session={session} />
        <TakebackBar session={session} messages={messages} />
        {decide}
        <Advice advice={advice} session={session} messages={messages} preselect={preselect} />
      </div>
      <div class="decision-foot">
        <TurnButtons session={session} />
        <AskAdvice advice={advice} />
      </div>
    </section>
  );
}

function useParts(props: GameFrameProps): readonly SidePart[] {
  const { session, messages, logLine } = props;
  const [openedAt] = useState(() => Date.now());
  const unread = useUnread(session, openedAt);
  const log = useMemo(
    () => <LogPanel session={session} messages={messages} logLine={logLine} />,
    [session, messages, logLine],
  );
  const parts: SidePart[] = [
    { id: "decide", name: t("frame.decide"), content: () => <Decision {...props} /> },
    { id: "left", name: t("frame.table"), content: () => props.left },
    { id: "log", name: t("frame.log"), content: () => log },
    {
      id: "talk",
      name: t("frame.chat"),
      count: unread.count,
      content: () => <TalkPanel session={session} messages={messages} unread={unread} />,
    },
    { id: "history", name: t("frame.history"), content: () => <HistoryPanel {...props} /> },
  ];
  return parts.filter(({ id }) => id !== "talk" || session.canChat);
}
