import { useComputed, useSignal } from "@preact/signals";
import { useContext, useEffect } from "preact/hooks";
import type { GameEntry } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { CoachContext } from "../layout/coach.ts";
import { gameMessages } from "../messages/game-messages.ts";
import { reviewTour } from "../review/review-tour.ts";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { Loading } from "../ui/Loading.tsx";
import { PeopleProvider } from "../ui/Monogram.tsx";
import { personMarks } from "../ui/person.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { useTurnAlert } from "./turn-alert.ts";

interface TableScreenProps {
  readonly session: TableSession;
  readonly entry: GameEntry;
  rematch(): Promise<SessionRefusal | undefined>;
  /** Called when the screen of the game is drawn. */
  onDrawn?(): void;
}

/** A match that has started: the screen of its game, and the results when it is over. */
export function TableScreen({ session, entry, rematch, onDrawn }: TableScreenProps) {
  const screen = useLoaded(entry.screen);
  const catalogues = useCatalogues(entry);
  const isBoardWanted = useSignal(false);
  const result = useComputed(() => (session.past.at.value === undefined ? session.outcome.value : undefined));
  // The charts of the results are loaded when a match is over.
  const results = useLoaded(result.value ? loadResults : nothing);
  const isAbandoned = session.table.value.isAbandoned === true;
  const abandoned = useLoaded(isAbandoned ? loadAbandoned : nothing);
  const ownCoach = useContext(CoachContext);
  useTurnAlert(session);
  const isDrawn = screen !== undefined && catalogues !== undefined;
  useEffect(() => {
    if (isDrawn) onDrawn?.();
  }, [isDrawn, onDrawn]);
  if (!screen || !catalogues) return <Loading />;
  const showBoard = () => {
    isBoardWanted.value = true;
  };
  if (isAbandoned && !isBoardWanted.value)
    return abandoned ? (
      <abandoned.AbandonedScreen session={session} rematch={rematch} onShowBoard={showBoard} />
    ) : (
      <Loading />
    );
  const messages = gameMessages(catalogues, (seat) => session.table.value.seats[seat]?.name ?? String(seat + 1));
  if (!result.value || isBoardWanted.value) {
    const tour = reviewTour.value?.session === session ? reviewTour.value : undefined;
    return (
      <CoachContext.Provider value={tour?.coach ?? ownCoach}>
        <screen.GameScreen session={session} messages={messages} />
      </CoachContext.Provider>
    );
  }
  if (!results) return <Loading />;
  const names = session.table.value.seats.map(({ name }) => name);
  return (
    <PeopleProvider value={personMarks(names, screen.powers?.(session.view.value))}>
      <results.ResultScreen
        session={session}
        messages={messages}
        outcome={result.value}
        screen={screen}
        rematch={rematch}
        onShowBoard={showBoard}
      />
    </PeopleProvider>
  );
}

const loadResults = () => import("../results/ResultScreen.tsx");
const loadAbandoned = () => import("../results/AbandonedScreen.tsx");
const nothing = async () => undefined;
