import { AbandonBar } from "./AbandonBar.tsx";
import { AbsentBar } from "./AbsentBar.tsx";
import type { GameFrameProps } from "./frame-props.ts";
import { SubstituteBar } from "./SubstituteBar.tsx";
import { TakebackBar } from "./TakebackBar.tsx";

/** What the players of a table on the server decide together, and who is away. */
export function OnlineBars({ session, messages }: Pick<GameFrameProps, "session" | "messages">) {
  return (
    <>
      <SubstituteBar session={session} />
      <TakebackBar session={session} messages={messages} />
      <AbandonBar session={session} messages={messages} />
      <AbsentBar session={session} />
    </>
  );
}
