import type { BattleForecast, Card, Party, Region } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import { TermText } from "../../../terms/TermText.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { cardName, partyParams, regionName } from "../messages/params.ts";
import { isBattleCard } from "./battle-cards.ts";

/** The exact chance of the attacker, its way included, as a bar and a number; also with the selected battle card, if there is one. */
export function OddsBar({ party }: { readonly party: Party }) {
  const context = useGameContext();
  const card = selectedBattleCard(context);
  const plain = context.ask({ kind: "battle" });
  const forecast = card === undefined ? undefined : context.ask({ kind: "battle", card });
  if (!plain) return null;
  return (
    <OddsFigures party={party} plain={plain} {...(card !== undefined && forecast && { played: { card, forecast } })} />
  );
}

interface OddsFiguresProps {
  readonly party: Party;
  readonly plain: BattleForecast;
  /** The odds after a card. */
  readonly played?: { readonly card: Card; readonly forecast: BattleForecast };
}

/** The chance of the attacker as a bar and a number, with what it assumes. */
export function OddsFigures({ party, plain, played }: OddsFiguresProps) {
  const { text, messages } = useGameContext();
  const locale = currentLocale();
  const percent = new Intl.NumberFormat(locale, { style: "percent" });
  const average = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const left = played?.forecast ?? plain;
  const chances = [plain.chance, left.chance] as const;
  return (
    <div class="odds">
      <p>
        <span>{text("screen.odds", partyParams("seat", party, messages))}</span>
        <span class="odds-figures">
          <b>{percent.format(plain.chance)}</b>
          {played && (
            <span class="odds-card">
              {`, ${text("screen.withCard", { card: cardName(messages, played.card) })} `}
              <b>{percent.format(left.chance)}</b>
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
      <OddsNotes forecast={left} />
    </div>
  );
}

/** What the chance includes and assumes: storms on the way, units that count as sent, reinforcements, calms. */
function OddsNotes({ forecast }: { readonly forecast: BattleForecast }) {
  const { text, messages } = useGameContext();
  const { storms, calms, assumes, chanceAtTarget, chanceAlone } = forecast;
  const percent = new Intl.NumberFormat(currentLocale(), { style: "percent" });
  const seas = (regions: readonly Region[]) => messages.list(regions.map((region) => regionName(messages, region)));
  const becalmed = calms.reduce((sum, { count }) => sum + count, 0);
  const notes = [
    storms.length > 0 && text("screen.oddsStorms", { seas: seas(storms), percent: percent.format(chanceAtTarget) }),
    assumes.sent > 0 && text("screen.oddsSent", { count: assumes.sent }),
    assumes.reinforcements > 0 &&
      text("screen.oddsReinforced", { count: assumes.reinforcements, percent: percent.format(chanceAlone) }),
    becalmed > 0 && text("screen.oddsCalms", { seas: seas(calms.map(({ sea }) => sea)), count: becalmed }),
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <ul class="odds-notes muted">
      {notes.map((note) => (
        <li key={note}>
          <TermText text={note} />
        </li>
      ))}
    </ul>
  );
}

/** The selected card, if it is a battle card. */
function selectedBattleCard({ selection }: ImperundeContext): Card | undefined {
  const card = selection.card.value;
  return card !== undefined && isBattleCard(card) ? card : undefined;
}
