import type { GameMessages } from "../messages/game-messages.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";
import { Switch } from "../ui/Switch.tsx";
import {
  type BattleCard,
  type BattleForm,
  CARDS,
  KINDS_IN,
  MOST_STORMS,
  mostOf,
  PLACES,
  SIDES,
  unitsIn,
  withUnits,
} from "./battle-form.ts";
import type { LaboratoryText } from "./texts.ts";

interface BattleFieldsProps {
  readonly form: BattleForm;
  onChange(form: BattleForm): void;
  readonly messages: GameMessages;
  readonly text: LaboratoryText;
}

/** The units, cards and storms of a battle. */
export function BattleFields({ form, onChange, messages, text }: BattleFieldsProps) {
  const places = PLACES.map((place) => ({ value: place, name: text(`battle.${place}`) }));
  return (
    <>
      <RadioGroup
        label={text("battle.where")}
        values={places}
        chosen={form.where}
        onChoose={(where) => onChange({ ...form, where })}
      />
      <table class="calculator-units" aria-label={text("battle.units")}>
        <thead>
          <tr>
            <th scope="col">{text("battle.unit")}</th>
            {SIDES.map((side) => (
              <th scope="col" key={side}>
                {text(`battle.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS_IN[form.where].map((kind) => (
            <tr key={kind}>
              <th scope="row">{messages.term(`term.unit.${kind}`)}</th>
              {SIDES.map((side) => (
                <td key={side}>
                  {(kind !== "fort" || side === "defenders") && (
                    <NumberChoice
                      label={`${messages.term(`term.unit.${kind}`)}, ${text(`battle.${side}`)}`}
                      most={mostOf(form, side, kind)}
                      chosen={unitsIn(form, side, kind)}
                      onChoose={(count) => onChange(withUnits(form, side, kind, count))}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Storms form={form} onChange={onChange} text={text} />
      <fieldset class="calculator-cards">
        <legend class="label">{text("battle.cards")}</legend>
        {CARDS.map((card) => (
          <Switch
            key={card}
            isOn={form.cards.includes(card)}
            onChange={(isOn) =>
              onChange({ ...form, cards: isOn ? [...form.cards, card] : form.cards.filter((other) => other !== card) })
            }
          >
            {text(`battle.${CARD_SIDES[card]}Card`, { card: messages.term(`term.card.${CARD_TERMS[card]}`) })}
          </Switch>
        ))}
      </fieldset>
    </>
  );
}

const CARD_TERMS: Readonly<Record<BattleCard, string>> = {
  surprise: "surpriseAttack",
  attackerHussars: "hussars",
  ambush: "ambush",
  defenderHussars: "hussars",
};

const CARD_SIDES = {
  surprise: "attacker",
  attackerHussars: "attacker",
  ambush: "defender",
  defenderHussars: "defender",
} as const;

/** The storms on the ways of the attacker. */
function Storms({ form, onChange, text }: Omit<BattleFieldsProps, "messages">) {
  return (
    <div class="calculator-storms">
      {(["storms", "reserveStorms"] as const).map((way) => (
        <div key={way}>
          <span aria-hidden="true">{text(`battle.${way}`)}</span>
          <NumberChoice
            label={text(`battle.${way}`)}
            most={MOST_STORMS}
            chosen={form[way]}
            onChoose={(count) => onChange({ ...form, [way]: count })}
          />
        </div>
      ))}
    </div>
  );
}

interface NumberChoiceProps {
  readonly label: string;
  readonly most: number;
  readonly chosen: number;
  onChoose(count: number): void;
}

function NumberChoice({ label, most, chosen, onChoose }: NumberChoiceProps) {
  return (
    <select
      class="select"
      aria-label={label}
      value={chosen}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
    >
      {Array.from({ length: most + 1 }, (_, count) => (
        <option key={String(count)} value={count}>
          {count}
        </option>
      ))}
    </select>
  );
}
