import "./frame.css";
import type { AnyEvent, AnyShaped } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import { useMemo, useState } from "preact/hooks";
import { Advice, AskAdvice } from "../hints/Advice.tsx";
import { useAdvice } from "../hints/use-advice.ts";
import type { TableSession } from "../session/session.ts";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";
import { Announcer } from "./Announcer.tsx";
import { isPhone } from "./breakpoints.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { Curtain } from "./Curtain.tsx";
import { FrameHeader } from "./FrameHeader.tsx";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { LogPanel } from "./LogPanel.tsx";
import { MissedBar } from "./MissedBar.tsx";
import { Scrubber, type Tick } from "./Scrubber.tsx";
import { Sheet } from "./BottomSheet.tsx";
import { SidePanel, type SidePart } from "./SidePanel.tsx";
import { SubstituteBar } from "./SubstituteBar.tsx";
import { TakebackBar } from "./TakebackBar.tsx";
import { TalkPanel } from "./TalkPanel.tsx";
import { TurnButtons } from "./TurnButtons.tsx";
import { useUnread } from "./unread.ts";

/** What a game puts into the frame; the frame does everything that all games share. */
export interface GameFrameProps {
  readonly session: TableSession;
  readonly speech: GameSpeech;
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
  readonly preselect?: (action: AnyShaped) => boolean;
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
        {say("frame.skip")}
      </button>
      <FrameHeader {...props} />
      <ConnectionBar session={session} />
      {isPhone.value ? <PhoneBody {...props} /> : <DesktopBody {...props} />}
      <Announcer {...props} />
      <Curtain session={session} speech={props.speech} />
    </div>
  );
}

function DesktopBody(props: GameFrameProps) {
  const { session, left, strip, board } = props;
  const parts = useParts(props).filter(({ id }) => id !== "decide" && id !== "left");
  return (
    <>
      <aside class="frame-left" aria-label={say("frame.players")}>
        {left}
      </aside>
      {strip && <div class="frame-strip">{strip}</div>}
      <main class="frame-board" id="board">
        <div class="frame-map">{board}</div>
        <Scrubber session={session} ticks={props.ticks} />
      </main>
      <aside class="frame-right" aria-label={say("frame.decision")}>
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
      <Sheet isAsked={props.session.actions.value.length > 0}>
        <SidePanel parts={parts} />
      </Sheet>
    </>
  );
}

/** What is asked; at its foot, always in sight, the way back and a hint. */
function Decision({ session, speech, decide, preselect }: GameFrameProps) {
  const advice = useAdvice(session, speech);
  return (
    <section class="decision" id="decide" tabIndex={-1} aria-label={say("frame.decision")}>
      <div class="decision-body">
        <MissedBar session={session} />
        <SubstituteBar session={session} />
        <TakebackBar session={session} speech={speech} />
        {decide}
        <Advice advice={advice} session={session} speech={speech} preselect={preselect} />
      </div>
      <div class="decision-foot">
        <TurnButtons session={session} />
        <AskAdvice advice={advice} />
      </div>
    </section>
  );
}

function useParts(props: GameFrameProps): readonly SidePart[] {
  const { session, speech, logLine } = props;
  const [openedAt] = useState(() => Date.now());
  const unread = useUnread(session, openedAt);
  const log = useMemo(
    () => <LogPanel session={session} speech={speech} logLine={logLine} />,
    [session, speech, logLine],
  );
  const parts: SidePart[] = [
    { id: "decide", name: say("frame.decide"), content: () => <Decision {...props} /> },
    { id: "left", name: say("frame.table"), content: () => props.left },
    { id: "log", name: say("frame.log"), content: () => log },
    {
      id: "talk",
      name: say("frame.talk"),
      count: unread.count,
      content: () => <TalkPanel session={session} speech={speech} unread={unread} />,
    },
    { id: "history", name: say("frame.history"), content: () => <HistoryPanel {...props} /> },
  ];
  return parts.filter(({ id }) => id !== "talk" || session.canTalk);
}
