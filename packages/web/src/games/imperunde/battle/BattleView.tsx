import type { Fighter, Party } from "@rondel/imperunde";
import { Piece } from "../../../ui/Piece.tsx";
import { symbolOf } from "../board/units.ts";
import { Crest } from "../Crest.tsx";
import { useDesk } from "../context.ts";
import { colourOf } from "../owners.ts";
import { fieldName, partyName, unitName } from "../messages/params.ts";
import { DiceTray } from "./DiceTray.tsx";
import { lastRoll } from "./last-roll.ts";
import { OddsBar } from "./OddsBar.tsx";
import type { Battle } from "./roll.ts";

/** The battle that goes on, or the attack that is prepared: both sides, the last roll, the odds. */
export function BattleView() {
  const desk = useDesk();
  const { state, word, speech } = desk;
  const frames = state.value?.frames ?? [];
  const battle = frames.findLast((frame): frame is Battle => frame.kind === "battle");
  const attack = frames.findLast((frame) => frame.kind === "attack");
  if (!battle && attack) return <OddsBar party={attack.seat} />;
  if (!battle) return null;
  const roll = lastRoll(desk, battle);
  return (
    <section class="battle">
      <header>
        <h2>{word("screen.battle", { field: fieldName(speech, battle.field) })}</h2>
        <span class="muted">{word("screen.roll", { count: battle.rolls + 1 })}</span>
      </header>
      <Side name={word("screen.attackers")} party={battle.attacker} fighters={battle.attackers} />
      <Side name={word("screen.defenders")} party={battle.defender} fighters={battle.defenders} />
      {roll && <DiceTray key={roll.number} roll={roll} attacker={battle.attacker} defender={battle.defender} />}
      <OddsBar party={battle.attacker} />
      <InForce battle={battle} />
    </section>
  );
}

interface SideProps {
  readonly name: string;
  readonly party: Party;
  readonly fighters: readonly Fighter[];
}

function Side({ name, party, fighters }: SideProps) {
  const { state, speech } = useDesk();
  const owner = state.value && colourOf(state.value, party);
  return (
    <p class="battle-side">
      <Crest party={party} small />
      <span>
        {partyName(speech, party)} <small>{name}</small>
      </span>
      <span class="battle-units">
        {fighters.map(({ unit, fights }, place) => (
          <span key={`${unit} ${place + 1}`} data-fights={fights} title={unitName(speech, unit)}>
            <Piece symbol={symbolOf(party, unit)} {...(owner && { owner })} />
            <span class="unseen">{unitName(speech, unit)}</span>
          </span>
        ))}
      </span>
    </p>
  );
}

/** Cards that count in this battle. */
function InForce({ battle }: { readonly battle: Battle }) {
  const { word, speech } = useDesk();
  const cards = [
    ...(battle.ambush > 0 ? [word("mark.ambush")] : []),
    ...(battle.surprise > 0 ? [word("mark.surpriseAttack")] : []),
    ...(battle.attackerHussars + battle.defenderHussars > 0 ? [word("mark.hussars")] : []),
  ];
  if (cards.length === 0) return null;
  return <p class="muted">{word("screen.cardsInForce", { cards: speech.list(cards) })}</p>;
}
