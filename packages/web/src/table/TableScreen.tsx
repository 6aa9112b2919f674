import { useComputed, useSignal } from "@preact/signals";
import { useCallback } from "preact/hooks";
import type { GameEntry } from "../games/registry.ts";
import { gameMessages } from "../messages/game-messages.ts";
import { End } from "../results/End.tsx";
import type { SessionRefusal, TableSession } from "../session/session.ts";
import { Loading } from "../ui/Loading.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import { useAttention } from "./attention.ts";

interface TableScreenProps {
  readonly session: TableSession;
  readonly entry: GameEntry;
  rematch(): Promise<SessionRefusal | undefined>;
}

/** A match that has begun: its game screen, and the result when it is over. */
export function TableScreen({ session, entry, rematch }: TableScreenProps) {
  const load = useCallback(async () => ({ screen: await entry.screen(), catalogues: await entry.messages() }), [entry]);
  const loaded = useLoaded(load);
  const isBoardWanted = useSignal(false);
  const result = useComputed(() => (session.past.at.value === undefined ? session.outcome.value : undefined));
  useAttention(session);
  if (!loaded) return <Loading />;
  const { screen, catalogues } = loaded;
  const messages = gameMessages(catalogues, (seat) => session.table.value.seats[seat]?.name ?? String(seat + 1));
  if (!result.value || isBoardWanted.value) return <screen.GameScreen session={session} messages={messages} />;
  return (
    <End
      session={session}
      messages={messages}
      outcome={result.value}
      screen={screen}
      rematch={rematch}
      onBoard={() => {
        isBoardWanted.value = true;
      }}
    />
  );
}
