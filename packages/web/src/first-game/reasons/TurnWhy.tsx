import { type Reason, turnReasons } from "@rondel/bots/turn-reasons";
import type { Game } from "@rondel/engine";
import { useCallback } from "preact/hooks";
import { gameInfo, newestRules } from "../../games/game-list.ts";
import type { GameMessages } from "../../messages/game-messages.ts";
import type { LogTurn } from "../../recap/turns.ts";
import type { LogEntry, TableSession } from "../../session/session.ts";
import { useLoaded } from "../../ui/use-loaded.ts";
import { reasonSentence } from "./reason-sentence.ts";

interface TurnWhyProps {
  readonly session: TableSession;
  readonly turn: LogTurn;
  readonly messages: GameMessages;
}

/** Why another player made a turn, from what the viewer may know. */
export function TurnWhy({ session, turn, messages }: TurnWhyProps) {
  const load = useCallback(() => explain(session, turn), [session, turn]);
  const found = useLoaded(load);
  if (!found || found.reasons.length === 0) return null;
  return <p class="turn-why">{found.reasons.map((one) => reasonSentence(found.game, messages, one)).join(" ")}</p>;
}

async function explain(
  session: TableSession,
  turn: LogTurn,
): Promise<{ readonly game: Game; readonly reasons: readonly Reason[] } | undefined> {
  const info = gameInfo(session.table.peek().game);
  if (!info) return undefined;
  const game = await newestRules(info);
  const [before, after] = await Promise.all([
    session.past.viewAt(numberBefore(session.log.peek(), turn)),
    session.past.viewAt(turn.to),
  ]);
  const reasons = turnReasons(game.id, { viewer: session.viewer.peek(), before, after, events: turn.events });
  return { game, reasons };
}

/** The number of the position before a turn. An entry that ends the turn before it belongs to that one. */
export function numberBefore(log: readonly LogEntry[], { from, events: [first] }: LogTurn): number {
  const entry = log.find(({ number }) => number === from);
  return entry?.events[0] === first && entry?.events.length !== 1 ? from - 1 : from;
}
