import { PurseButton } from "../../../layout/PurseButton.tsx";
import { Piece } from "../../../ui/Piece.tsx";
import { useStable } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { nationName } from "../messages/params.ts";
import { Money } from "./Money.tsx";
import { Players } from "./Players.tsx";
import { purseFacts } from "./purse-facts.ts";

/** The viewer's cash, and the treasury of the nation that decides if the viewer governs it. */
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
