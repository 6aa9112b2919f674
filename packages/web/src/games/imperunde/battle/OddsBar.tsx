import { CARD_NAMES, type Card, momentOf, type Party } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { cardName, partyParams } from "../messages/params.ts";

/** The exact chance of the attacker as a bar and a number; also with the selected battle card, if there is one. */
export function OddsBar({ party }: { readonly party: Party }) {
  const context = useGameContext();
  const { ask, text, messages } = context;
  const card = selectedBattleCard(context);
  const plain = ask({ kind: "battle" });
  const played = card === undefined ? undefined : ask({ kind: "battle", card });
  if (!plain) return null;
  const locale = currentLocale();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const chances = [plain.attackerWins, (played ?? plain).attackerWins] as const;
  const left = played ?? plain;
  return (
    <div class="odds">
      <p>
        <span>{text("screen.odds", partyParams("seat", party, messages))}</span>
        <span class="odds-figures">
          <b>{percent.format(plain.attackerWins)}</b>
          {played && card !== undefined && (
            <span class="odds-card">
              {`, ${text("screen.withCard", { card: cardName(messages, card) })} `}
              <b>{percent.format(played.attackerWins)}</b>
            </span>
          )}
        </span>
      </p>
      <div class="odds-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(...chances) * 100}%` }} />
        <i class="odds-difference" style={{ width: `${Math.abs(chances[1] - chances[0]) * 100}%` }} />
      </div>
      <p class="muted">
        {text("screen.oddsLeft", {
          mine: average.format(left.attackersLeft),
          theirs: average.format(left.defendersLeft),
        })}
      </p>
    </div>
  );
}

/** The selected card, if it is a battle card. */
function selectedBattleCard({ selection }: ImperundeContext): Card | undefined {
  const card = selection.card.value;
  const name = card === undefined ? undefined : CARD_NAMES[card];
  return name && BATTLE_MOMENTS.includes(momentOf(name)) ? card : undefined;
}

const BATTLE_MOMENTS: readonly string[] = ["landBattle", "seaBattle"];
