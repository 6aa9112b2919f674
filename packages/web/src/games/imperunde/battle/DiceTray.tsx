import { dieColour, kindNamed, kindOf, type Party } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import { Piece } from "../../../ui/Piece.tsx";
import { symbolOf } from "../board/units.ts";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { partyName } from "../messages/params.ts";
import { kindName, unitName } from "../messages/units.ts";
import { useMotion } from "../motion.ts";
import { colourOf } from "../owners.ts";
import type { Die, Pair, Roll } from "./roll.ts";

interface DiceTrayProps {
  readonly roll: Roll;
  readonly attacker: Party;
  readonly defender: Party;
}

const FALLING = 1000;

/** A sunk well with the dice in pairs: piece, die, number; one word between. */
export function DiceTray({ roll, attacker, defender }: DiceTrayProps) {
  const context = useGameContext();
  const { text, messages } = context;
  const isFalling = useMotion(FALLING);
  const columns = Math.max(roll.attack.length, roll.defence.length);
  return (
    <div class="dice-tray" data-moving={isFalling}>
      <div class="tray-sides">
        <Crest party={attacker} />
        <Crest party={defender} />
      </div>
      <ol>
        {Array.from({ length: columns }, (_, place) => {
          const pair = roll.pairs[place];
          return (
            <li key={`pair ${place + 1}`}>
              <DieOf
                die={roll.attack[place]}
                party={attacker}
                isLost={pair?.loser === attacker}
                fort={pair?.fort ?? 0}
              />
              <span class="tray-word">{pair && betweenOf(context, pair, defender)}</span>
              <DieOf die={roll.defence[place]} party={defender} isLost={pair?.loser === defender} fort={0} />
            </li>
          );
        })}
      </ol>
      <p class="unseen">{`${partyName(messages, attacker)} ${text("screen.against")} ${partyName(messages, defender)}`}</p>
    </div>
  );
}

/** What stands between two dice: who beats whom, and how if the numbers alone do not say it. */
function betweenOf({ text }: ImperundeContext, { loser, isTie, boarding }: Pair, defender: Party): string {
  if (loser === undefined) return text("screen.against");
  const attackerWins = loser === defender;
  if (boarding) {
    const [mine, theirs] = boarding;
    return text(attackerWins ? "screen.captures" : "screen.isCaptured", { mine, theirs });
  }
  if (attackerWins) return text("screen.beats");
  return text(isTie ? "screen.tie" : "screen.losesTo");
}

interface DieOfProps {
  readonly die: Die | undefined;
  readonly party: Party;
  readonly isLost: boolean;
  /** What it counts more or less because a fort lies beside it. */
  readonly fort: number;
}

function DieOf({ die, party, isLost, fort }: DieOfProps) {
  const { state, messages, text } = useGameContext();
  const now = state.value;
  if (!die || !now) return <span class="tray-die" />;
  const owner = colourOf(now, party);
  const thrown = die.value - die.bonus;
  return (
    <span class="tray-die" data-lost={isLost}>
      {die.unit !== undefined && <Piece symbol={symbolOf(party, die.unit)} {...(owner && { owner })} />}
      <svg class="pc die" viewBox="0 0 32 32" aria-hidden="true">
        <use href={`#die-${die.unit === undefined ? "white" : dieColour(kindOf(die.unit))}`} />
        <use href={`#pips-${thrown}`} class="pips" />
      </svg>
      <b>{die.value}</b>
      {die.bonus > 0 && <small class="tray-bonus">{text("screen.bonus", { bonus: die.bonus })}</small>}
      {die.late > 0 && <small class="tray-bonus">{`${signed(die.late)} = ${die.value + die.late}`}</small>}
      {fort !== 0 && <small class="tray-bonus">{`${signed(fort)} ${kindName(messages, FORT)}`}</small>}
      {die.unit !== undefined && <span class="unseen">{unitName(messages, die.unit)}</span>}
    </span>
  );
}

const FORT = kindNamed("fort");

function signed(number: number): string {
  return new Intl.NumberFormat(currentLocale(), { signDisplay: "always" }).format(number);
}
