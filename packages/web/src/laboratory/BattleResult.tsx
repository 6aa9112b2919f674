import { type BattleTable, KINDS } from "@rondel/imperunde";
import type { GameMessages } from "../messages/game-messages.ts";
import { currentLocale } from "../messages/messages.ts";
import { scrollable } from "../ui/scrollable.ts";
import { type BattleForm, KINDS_IN, unitsIn } from "./battle-form.ts";
import type { LaboratoryText } from "./texts.ts";

interface BattleResultProps {
  readonly table: BattleTable;
  readonly form: BattleForm;
  readonly messages: GameMessages;
  readonly text: LaboratoryText;
}

/** Ends with a smaller chance are not listed. */
const LEAST_LISTED = 0.0005;

/** The chance of the attacker, the losses on average, and all ends with their chances. */
export function BattleResult(props: BattleResultProps) {
  const { table, text } = props;
  const percent = new Intl.NumberFormat(currentLocale(), { style: "percent", maximumFractionDigits: 1 });
  const ends = table.ends.filter(({ chance }) => chance >= LEAST_LISTED);
  return (
    <>
      <h3>{text("battle.chance", { chance: percent.format(table.attackerWins) })}</h3>
      <Losses {...props} />
      <h3>{text("battle.ends")}</h3>
      <div class="sums" {...scrollable}>
        <table aria-label={text("battle.ends")}>
          <thead>
            <tr>
              <th scope="col">{text("battle.winner")}</th>
              <th scope="col" class="figure">
                {text("battle.attackersLeft")}
              </th>
              <th scope="col" class="figure">
                {text("battle.defendersLeft")}
              </th>
              <th scope="col" class="figure">
                {text("battle.share")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ends.map(({ attackers, defenders, chance }) => (
              <tr key={`${attackers} ${defenders}`}>
                <th scope="row">{text(attackers > 0 ? "battle.attacker" : "battle.defender")}</th>
                <td class="figure">{attackers}</td>
                <td class="figure">{defenders}</td>
                <td class="figure">{percent.format(chance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The units of each kind before the battle, and their losses on average. Captured ships reduce the losses of their captor. */
function Losses({ table, form, messages, text }: BattleResultProps) {
  const average = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 2, minimumFractionDigits: 2 });
  const rows = KINDS_IN[form.where].map((kind) => {
    const place = KINDS.indexOf(kind);
    const sent = unitsIn(form, "attackers", kind) + unitsIn(form, "reserves", kind);
    const defending = unitsIn(form, "defenders", kind);
    return {
      kind,
      attack: sent - (table.attackLeft[place] ?? 0),
      defence: defending - (table.defenceLeft[place] ?? 0),
      isThere: sent + defending > 0,
    };
  });
  return (
    <div class="sums" {...scrollable}>
      <table aria-label={text("battle.losses")}>
        <thead>
          <tr>
            <th scope="col">{text("battle.losses")}</th>
            <th scope="col" class="figure">
              {text("battle.attacker")}
            </th>
            <th scope="col" class="figure">
              {text("battle.defender")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ isThere }) => isThere)
            .map(({ kind, attack, defence }) => (
              <tr key={kind}>
                <th scope="row">{messages.term(`term.unit.${kind}`)}</th>
                <td class="figure">{average.format(attack)}</td>
                <td class="figure">{average.format(defence)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
