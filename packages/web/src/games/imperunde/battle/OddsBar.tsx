import type { Party } from "@rondel/imperunde";
import { currentLanguage } from "../../../words/words.ts";
import { useDesk } from "../desk.ts";
import { partyName } from "../words/params.ts";

/** The chance of the attacker, exact, as a bar and a number. */
export function OddsBar({ party }: { readonly party: Party }) {
  const { ask, word, speech } = useDesk();
  const odds = ask({ kind: "battle" });
  if (!odds) return null;
  const language = currentLanguage();
  const percent = new Intl.NumberFormat(language, { style: "percent" }).format(odds.attackerWins);
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <div class="odds">
      <p>
        <span>{word("screen.odds", { seat: partyName(speech, party) })}</span>
        <b>{percent}</b>
      </p>
      <div class="odds-bar" aria-hidden="true">
        <i style={{ width: `${odds.attackerWins * 100}%` }} />
      </div>
      <p class="muted">
        {word("screen.oddsLeft", {
          mine: average.format(odds.attackersLeft),
          theirs: average.format(odds.defendersLeft),
        })}
      </p>
    </div>
  );
}
