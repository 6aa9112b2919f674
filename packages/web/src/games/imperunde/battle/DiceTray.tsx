import { dieColour, kindNamed, kindOf, type Party } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import { paceTimes } from "../../../session/pace.ts";
import { Piece } from "../../../ui/Piece.tsx";
import { symbolOf } from "../board/units.ts";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { partyName } from "../messages/params.ts";
import { kindName, unitName } from "../messages/units.ts";
import { colourOf } from "../owners.ts";
import type { Die, Pair, Roll } from "./roll.ts";

interface DiceTrayProps {
  readonly roll: Roll;
  readonly attacker: Party;
  readonly defender: Party;
  /** Whether the dice fall. */
  readonly isMoving: boolean;
}

/** The dice of a roll in pairs: piece, die and value, with the result between them. */
export function DiceTray({ roll, attacker, defender, isMoving }: DiceTrayProps) {
  const context = useGameContext();
  const { text, messages } = context;
  const columns = Math.max(roll.attack.length, roll.defence.length);
  return (
    <div class="dice-tray" data-moving={isMoving} style={{ "--scene": paceTimes().scene }}>
      <div class="tray-sides">
        <Crest party={attacker} />
        <Crest party={defender} />
      </div>
      <ol>
        {Array.from({ length: columns }, (_, index) => {
          const pair = roll.pairs[index];
          return (
            <li key={`pair ${index + 1}`}>
              <DieView
                die={roll.attack[index]}
                party={attacker}
                isLost={pair?.loser === attacker}
                fort={pair?.fort ?? 0}
              />
              <span class="tray-word">{pair && resultOf(context, pair, defender)}</span>
              <DieView die={roll.defence[index]} party={defender} isLost={pair?.loser === defender} fort={0} />
            </li>
          );
        })}
      </ol>
      <p class="unseen">{`${partyName(messages, attacker)} ${text("screen.against")} ${partyName(messages, defender)}`}</p>
    </div>
  );
}

/** The result of a pair in a word: which die wins, and how if the values alone do not show it. */
function resultOf({ text }: ImperundeContext, { loser, isTie, boarding }: Pair, defender: Party): string {
  if (loser === undefined) return text("screen.against");
  const attackerWins = loser === defender;
  if (boarding) {
    const [mine, theirs] = boarding;
    return text(attackerWins ? "screen.captures" : "screen.isCaptured", { mine, theirs });
  }
  if (attackerWins) return text("screen.beats");
  return text(isTie ? "screen.tie" : "screen.losesTo");
}

interface DieViewProps {
  readonly die: Die | undefined;
  readonly party: Party;
  readonly isLost: boolean;
  /** The modifier of the die against a fort. */
  readonly fort: number;
}

function DieView({ die, party, isLost, fort }: DieViewProps) {
  const { state, messages, text } = useGameContext();
  const now = state.value;
  if (!die || !now) return <span class="tray-die" />;
  const owner = colourOf(now, party);
  const pips = die.value - die.bonus;
  return (
    <span class="tray-die" data-lost={isLost}>
      {die.unit !== undefined && <Piece symbol={symbolOf(party, die.unit)} {...(owner && { owner })} />}
      <svg class="pc die" viewBox="0 0 32 32" aria-hidden="true">
        <use href={`#die-${die.unit === undefined ? "white" : dieColour(kindOf(die.unit))}`} />
        <use href={`#pips-${pips}`} class="pips" />
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
