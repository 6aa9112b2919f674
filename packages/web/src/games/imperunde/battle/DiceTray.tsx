import { dieColour, KIND_OF, type Party } from "@rondel/imperunde";
import { Piece } from "../../../look/Piece.tsx";
import { symbolOf } from "../board/units.ts";
import { Crest } from "../Crest.tsx";
import { useDesk } from "../desk.ts";
import { useMotion } from "../motion.ts";
import { colourOf } from "../owners.ts";
import { partyName, unitName } from "../words/params.ts";
import type { Die, Roll } from "./roll.ts";

interface DiceTrayProps {
  readonly roll: Roll;
  readonly attacker: Party;
  readonly defender: Party;
}

const FALLING = 1000;

/** A sunk well with the dice in pairs: piece, die, number; one word between. */
export function DiceTray({ roll, attacker, defender }: DiceTrayProps) {
  const { word, speech } = useDesk();
  const isFalling = useMotion(FALLING);
  const columns = Math.max(roll.attack.length, roll.defence.length);
  return (
    <div class="dice-tray" data-moving={isFalling}>
      <div class="tray-sides">
        <Crest party={attacker} />
        <Crest party={defender} />
      </div>
      <ol>
        {Array.from({ length: columns }, (_, pair) => (
          <li key={`pair ${pair + 1}`}>
            <DieOf die={roll.attack[pair]} party={attacker} isLost={roll.losers[pair] === attacker} />
            <span class="tray-word">
              {pair < roll.losers.length && word(betweenOf(roll, pair, attacker, defender))}
            </span>
            <DieOf die={roll.defence[pair]} party={defender} isLost={roll.losers[pair] === defender} />
          </li>
        ))}
      </ol>
      <p class="unseen">{`${partyName(speech, attacker)} ${word("screen.against")} ${partyName(speech, defender)}`}</p>
    </div>
  );
}

function betweenOf(roll: Roll, pair: number, attacker: Party, defender: Party) {
  const loser = roll.losers[pair];
  if (loser === defender) return "screen.beats";
  return loser === attacker ? "screen.holds" : "screen.against";
}

interface DieOfProps {
  readonly die: Die | undefined;
  readonly party: Party;
  readonly isLost: boolean;
}

function DieOf({ die, party, isLost }: DieOfProps) {
  const { state, speech, word } = useDesk();
  const now = state.value;
  if (!die || !now) return <span class="tray-die" />;
  const owner = colourOf(now, party);
  const thrown = die.value - die.bonus;
  return (
    <span class="tray-die" data-lost={isLost}>
      {die.unit !== undefined && <Piece symbol={symbolOf(party, die.unit)} {...(owner && { owner })} />}
      <svg class="pc die" viewBox="0 0 32 32" aria-hidden="true">
        <use href={`#die-${die.unit === undefined ? "white" : dieColour(KIND_OF[die.unit] ?? 0)}`} />
        <use href={`#pips-${thrown}`} class="pips" />
      </svg>
      <b>{die.value}</b>
      {die.bonus > 0 && <small class="tray-bonus">{word("screen.bonus", { bonus: die.bonus })}</small>}
      {die.unit !== undefined && <span class="unseen">{unitName(speech, die.unit)}</span>}
    </span>
  );
}
