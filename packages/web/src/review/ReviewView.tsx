import type { Review } from "@rondel/bots/review-types";
import { useCallback } from "preact/hooks";
import { gameInfo, rulesOf } from "../games/game-list.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import type { TableSession } from "../session/session.ts";
import { Loading } from "../ui/Loading.tsx";
import { showRefusal } from "../ui/notices.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { AccountTable } from "./AccountTable.tsx";
import { ChanceChart } from "./ChanceChart.tsx";
import { numbersOf } from "./entry-numbers.ts";
import { MistakeList } from "./MistakeList.tsx";
import { TurningPointList } from "./TurningPointList.tsx";
import type { ReviewText } from "./texts.ts";

interface ReviewViewProps {
  readonly review: Review;
  readonly session: TableSession;
  readonly messages: GameMessages;
  readonly text: ReviewText;
}

/** A computed review: chart, turning points, costly decisions, luck and play. */
export function ReviewView({ review, session, messages, text }: ReviewViewProps) {
  const load = useCallback(() => readMatchOf(session), [session]);
  const loaded = useLoaded(load);
  if (!loaded) return <Loading />;
  const { game, positionOf } = loaded;
  const showPosition = (entry: number) => void showRefusal(session.past.show(positionOf(entry)));
  const parts = { review, session, messages, text, game, positionOf, showPosition };
  return (
    <>
      <ChanceChart {...parts} />
      <TurningPointList {...parts} />
      <MistakeList {...parts} />
      <AccountTable {...parts} />
    </>
  );
}

/** The rules of the match, and how its entries are counted in the session. */
async function readMatchOf(session: TableSession) {
  const info = gameInfo(session.table.peek().game);
  const file = await session.exportFile();
  const game = info && "text" in file ? await rulesOf(info, file.text) : undefined;
  if (!game || "refused" in file) throw new Error("the rules of a reviewed match are missing");
  return { game, positionOf: numbersOf(session, game, file.text) };
}
