import { useEffect, useMemo } from "preact/hooks";
import type { TableSession } from "../session/session.ts";
import { createRecap, type Recap, type TurnTexts } from "./recap.ts";

/** The recap of a session, for as long as its screen is open. */
export function useRecap(session: TableSession, texts: TurnTexts | undefined): Recap | undefined {
  const recap = useMemo(() => texts && createRecap(session, texts), [session, texts]);
  useEffect(() => recap?.close, [recap]);
  return recap;
}
