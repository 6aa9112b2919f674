import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { isAsked } from "../session/is-asked.ts";
import type { TableSession } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";
import { prepareSound, ring } from "./ring.ts";

/** Shows in the title and the icon that it is the player's turn, and plays a sound when the turn starts. */
export function useTurnAlert(session: TableSession): void {
  // A computed signal: most actions do not change whose turn it is, and then title and icon stay untouched.
  const isTurn = useComputed(() => isAsked(session));
  useSignalEffect(() => {
    document.title = isTurn.value ? `${t("title.yourTurn")} · Rondel` : "Rondel";
    lightIcon(isTurn.value);
  });
  useEffect(prepareSound, []);
  useEffect(() => {
    let wasMyTurn = isTurn.peek();
    return isTurn.subscribe((isMyTurn) => {
      if (isMyTurn && !wasMyTurn && preferences.sound.peek() === "on") void ring();
      wasMyTurn = isMyTurn;
    });
  }, [isTurn]);
  useEffect(
    () => () => {
      document.title = "Rondel";
      lightIcon(false);
    },
    [],
  );
}

function lightIcon(isLit: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute("href", isLit ? "mark-lit.svg" : "mark.svg");
}
