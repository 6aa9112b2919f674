import "./frame.css";
import { useMemo } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { RecapContext } from "../recap/RecapView.tsx";
import { useRecap } from "../recap/use-recap.ts";
import { isAsked } from "../session/is-asked.ts";
import { TermsProvider, useTermFinder } from "../terms/use-terms.ts";
import { PeopleProvider } from "../ui/Monogram.tsx";
import { Announcer } from "./Announcer.tsx";
import { frameLayout } from "./breakpoints.ts";
import { ConnectionBar } from "./ConnectionBar.tsx";
import { Curtain } from "./Curtain.tsx";
import { guardClicks } from "./click-guard.ts";
import { FrameBody } from "./FrameBody.tsx";
import { FrameHeader } from "./FrameHeader.tsx";
import type { GameFrameProps } from "./frame-props.ts";
import { usePace } from "./use-pace.ts";
import { usePeople } from "./use-people.ts";

/** The frame of all games. `breakpoints.ts` lists its layouts. */
export function GameFrame(props: GameFrameProps) {
  const { session, step } = props;
  const isPast = session.past.at.value !== undefined;
  const layout = frameLayout.value;
  const guard = useMemo(
    () => guardClicks(() => [session.number.peek(), session.curtain.peek(), step?.()].join()),
    [session, step],
  );
  usePace(session, props.turns?.startsTurn);
  const recap = useRecap(session, props.turns);
  const terms = useTermFinder(session);
  const people = usePeople(session, props.powers);
  return (
    <TermsProvider value={terms}>
      <RecapContext.Provider value={recap}>
        <PeopleProvider value={people}>
          <div
            class={isPast ? "frame past" : "frame"}
            data-layout={layout}
            data-asked={isAsked(session)}
            onClickCapture={guard}
          >
            <button type="button" class="skip" onClick={() => document.getElementById("decide")?.focus()}>
              {t("frame.skip")}
            </button>
            <FrameHeader {...props} />
            <ConnectionBar session={session} />
            <FrameBody layout={layout} frame={props} />
            <Announcer {...props} />
            <Curtain session={session} messages={props.messages} />
          </div>
        </PeopleProvider>
      </RecapContext.Provider>
    </TermsProvider>
  );
}
