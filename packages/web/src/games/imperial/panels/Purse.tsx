import type { Nation } from "@rondel/imperial";
import { PurseButton } from "../../../layout/PurseButton.tsx";
import { Piece } from "../../../ui/Piece.tsx";
import { useStable } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type ImperialContext, useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { decidingNation } from "../PromptLine.tsx";
import { Money } from "./Money.tsx";
import { Players } from "./Players.tsx";

/** The viewer's cash, and the treasury of the nation that decides. */
export function Purse() {
  const context = useGameContext();
  const { text, messages } = context;
  const facts = useStable(() => purseFacts(context)).value;
  if (!facts) return null;
  return (
    <PurseButton players={() => <Players />}>
      <span class="purse-part purse-cash">
        <Piece symbol="million" />
        <small>{text("screen.yourCash")}</small>
        <Money amount={facts.cash} />
      </span>
      {facts.nation !== undefined && (
        <span class="purse-part">
          <Crest nation={facts.nation} small />
          <span class="unseen">
            {nationName(messages, facts.nation)} {text("screen.treasury")}
          </span>
          <Money amount={facts.treasury} />
        </span>
      )}
    </PurseButton>
  );
}

interface PurseFacts {
  readonly cash: number;
  readonly nation: Nation | undefined;
  readonly treasury: number;
}

function purseFacts({ view, seat, pending }: ImperialContext): PurseFacts | undefined {
  const mine = seat.value;
  const cash = mine === undefined ? undefined : view.value?.cash[mine];
  if (cash === undefined || cash === null) return undefined;
  const nation = decidingNation(pending.value);
  return { cash, nation, treasury: nation === undefined ? 0 : (view.value?.treasury[nation] ?? 0) };
}
