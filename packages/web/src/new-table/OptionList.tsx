import type { Signal } from "@preact/signals";
import type { OptionField, OptionTable } from "@rondel/engine";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { RadioGroup } from "../ui/RadioGroup.tsx";

type Options = Record<string, string | number | boolean>;

interface OptionListProps {
  readonly table: OptionTable;
  readonly options: Signal<Options>;
  readonly messages: GameMessages;
}

/** The options of a game, each with a sentence about its effect. */
export function OptionList({ table, options, messages }: OptionListProps) {
  const fields = Object.entries(table);
  if (fields.length === 0) return null;
  return (
    <details class="option-list">
      <summary>{t("new.moreOptions", { count: fields.length })}</summary>
      <ul>
        {fields.map(([name, field]) => (
          <li key={name}>
            <h3>{messages.option(name)}</h3>
            <p class="muted">{messages.optionAbout(name)}</p>
            <OptionPick name={name} field={field} options={options} messages={messages} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface OptionPickProps extends Omit<OptionListProps, "table"> {
  readonly name: string;
  readonly field: OptionField;
}

function OptionPick({ name, field, options, messages }: OptionPickProps) {
  const choose = (value: string | number | boolean) => {
    options.value = { ...options.value, [name]: value };
  };
  if (field.kind === "integer") {
    return (
      <input
        class="input number"
        type="number"
        min={field.least}
        max={field.most}
        aria-label={messages.option(name)}
        value={Number(options.value[name])}
        onChange={(event) =>
          choose(
            Math.min(field.most, Math.max(field.least, Math.round(event.currentTarget.valueAsNumber || field.default))),
          )
        }
      />
    );
  }
  const values = field.kind === "flag" ? [true, false] : field.of;
  return (
    <RadioGroup
      label={messages.option(name)}
      values={values.map((value) => ({ value: String(value), name: messages.optionValue(name, field, value) }))}
      chosen={String(options.value[name])}
      onChoose={(chosen) => choose(field.kind === "flag" ? chosen === "true" : chosen)}
    />
  );
}
