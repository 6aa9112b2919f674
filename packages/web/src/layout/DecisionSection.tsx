import { useContext } from "preact/hooks";
import { HintButton } from "../hints/HintButton.tsx";
import { HintList } from "../hints/HintList.tsx";
import { useHints } from "../hints/use-hints.ts";
import { t } from "../messages/messages.ts";
import { RecapView } from "../recap/RecapView.tsx";
import { useLoadedIf } from "../ui/use-loaded.ts";
import { absentSeats } from "./absent-seats.ts";
import { frameLayout } from "./breakpoints.ts";
import { CoachContext } from "./coach.ts";
import type { GameFrameProps } from "./frame-props.ts";
import { MissedBar } from "./MissedBar.tsx";
import { PaceBar } from "./PaceBar.tsx";
import { SubstituteBar } from "./SubstituteBar.tsx";
import { TakebackBar } from "./TakebackBar.tsx";
import { TurnButtons } from "./TurnButtons.tsx";

/** The decision of the viewer. The purse stays visible above it (in a sheet layout above the board), undo and hint below it. */
export function DecisionSection({ session, messages, decide, preselect, purse }: GameFrameProps) {
  const hints = useHints(session, messages);
  const coach = useContext(CoachContext);
  const hasHints = !coach?.hidesSuggestions;
  const isReplaced = coach?.replacesDecision.value === true && session.outcome.value === undefined;
  return (
    <section class="decision" id="decide" tabIndex={-1} aria-label={t("frame.decision")}>
      {frameLayout.value !== "sheet" && purse}
      <div class="decision-body">
        {coach?.card(preselect)}
        <PaceBar session={session} />
        {hasHints && !coach?.hidesRecap && <RecapView session={session} messages={messages} />}
        <MissedBar session={session} />
        <SubstituteBar session={session} />
        <TakebackBar session={session} messages={messages} />
        <AbandonVotes session={session} messages={messages} />
        <AbsentPlayers session={session} />
        {!isReplaced && decide}
        {hasHints && <HintList hints={hints} session={session} messages={messages} preselect={preselect} />}
      </div>
      <div class="decision-foot">
        {!isReplaced && <TurnButtons session={session} messages={messages} />}
        {hasHints && <HintButton hints={hints} />}
      </div>
    </section>
  );
}

/** Loaded when somebody wants to abandon the match: matches on this device never need it. */
function AbandonVotes(props: Pick<GameFrameProps, "session" | "messages">) {
  const hasVotes = (props.session.table.value.abandonVotes ?? []).length > 0;
  const loaded = useLoadedIf(hasVotes, loadAbandonBar);
  return loaded ? <loaded.AbandonBar {...props} /> : null;
}

const loadAbandonBar = () => import("./AbandonBar.tsx");

/** Loaded when somebody is away, which never happens on this device. */
function AbsentPlayers({ session }: Pick<GameFrameProps, "session">) {
  const loaded = useLoadedIf(absentSeats(session.table.value).length > 0, loadAbsentBar);
  return loaded ? <loaded.AbsentBar session={session} /> : null;
}

const loadAbsentBar = () => import("./AbsentBar.tsx");
