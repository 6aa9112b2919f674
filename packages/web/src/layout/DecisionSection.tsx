import { useContext } from "preact/hooks";
import { HintButton } from "../hints/HintButton.tsx";
import { HintList } from "../hints/HintList.tsx";
import { useHints } from "../hints/use-hints.ts";
import { t } from "../messages/messages.ts";
import { RecapView } from "../recap/RecapView.tsx";
import { useLoadedIf } from "../ui/use-loaded.ts";
import { frameLayout } from "./breakpoints.ts";
import { CoachContext } from "./coach.ts";
import type { GameFrameProps } from "./frame-props.ts";
import { MissedBar } from "./MissedBar.tsx";
import { PaceBar } from "./PaceBar.tsx";
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
        <TogetherBars session={session} messages={messages} />
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

/** Loaded at a table on the server: matches on this device never need them. */
function TogetherBars(props: Pick<GameFrameProps, "session" | "messages">) {
  const loaded = useLoadedIf(props.session.table.value.host !== undefined, loadOnlineBars);
  return loaded ? <loaded.OnlineBars {...props} /> : null;
}

const loadOnlineBars = () => import("./OnlineBars.tsx");
