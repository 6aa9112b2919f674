import type { Fighter, Party } from "@rondel/imperunde";
import { Piece } from "../../../ui/Piece.tsx";
import { symbolOf } from "../board/units.ts";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { partyName, regionParams } from "../messages/params.ts";
import { unitName } from "../messages/units.ts";
import { colourOf } from "../owners.ts";
import { DiceTray } from "./DiceTray.tsx";
import { lastRoll } from "./last-roll.ts";
import { OddsBar } from "./OddsBar.tsx";
import type { Battle } from "./roll.ts";

/** The current battle or prepared attack: both sides, the last roll and the odds. */
export function BattleView() {
  const context = useGameContext();
  const { state, text, messages } = context;
  const frames = state.value?.frames ?? [];
  const battle = frames.findLast((frame): frame is Battle => frame.kind === "battle");
  const attack = frames.findLast((frame) => frame.kind === "attack");
  if (!battle && attack) return <OddsBar party={attack.seat} />;
  if (!battle) return null;
  const roll = lastRoll(context, battle);
  return (
    <section class="battle">
      <header>
        <h2>{text("screen.battle", regionParams("region", battle.region, messages))}</h2>
        <span class="muted">{text("screen.roll", { count: battle.rolls + 1 })}</span>
      </header>
      <Side name={text("screen.attackers")} party={battle.attacker} fighters={battle.attackers} />
      <Side name={text("screen.defenders")} party={battle.defender} fighters={battle.defenders} />
      {roll && <DiceTray roll={roll} attacker={battle.attacker} defender={battle.defender} isMoving={false} />}
      <OddsBar party={battle.attacker} />
      <CardsInForce battle={battle} />
    </section>
  );
}

interface SideProps {
  readonly name: string;
  readonly party: Party;
  readonly fighters: readonly Fighter[];
}

function Side({ name, party, fighters }: SideProps) {
  const { state, messages } = useGameContext();
  const owner = state.value && colourOf(state.value, party);
  return (
    <p class="battle-side">
      <Crest party={party} small />
      <span>
        {partyName(messages, party)} <small>{name}</small>
      </span>
      <span class="battle-units">
        {fighters.map(({ unit, fights }, index) => (
          <span key={`${unit} ${index + 1}`} data-fights={fights} title={unitName(messages, unit)}>
            <Piece symbol={symbolOf(party, unit)} {...(owner && { owner })} />
            <span class="unseen">{unitName(messages, unit)}</span>
          </span>
        ))}
      </span>
    </p>
  );
}

/** The cards in force in this battle. */
function CardsInForce({ battle }: { readonly battle: Battle }) {
  const { text, messages } = useGameContext();
  const cards = [
    ...(battle.ambush > 0 ? [text("mark.ambush")] : []),
    ...(battle.surprise > 0 ? [text("mark.surpriseAttack")] : []),
    ...(battle.attackerHussars + battle.defenderHussars > 0 ? [text("mark.hussars")] : []),
  ];
  if (cards.length === 0) return null;
  return <p class="muted">{text("screen.cardsInForce", { cards: messages.list(cards) })}</p>;
}
