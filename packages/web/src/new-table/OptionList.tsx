import type { Signal } from "@preact/signals";
import type { OptionField, OptionTable } from "@rondel/engine";
import { Pick } from "../ui/Pick.tsx";
import type { GameSpeech } from "../messages/game-messages.ts";
import { say } from "../messages/messages.ts";

type Options = Record<string, string | number | boolean>;

interface OptionListProps {
  readonly table: OptionTable;
  readonly options: Signal<Options>;
  readonly speech: GameSpeech;
}

/** The options of a game, each with one sentence of what it changes. */
export function OptionList({ table, options, speech }: OptionListProps) {
  const fields = Object.entries(table);
  if (fields.length === 0) return null;
  return (
    <details class="option-list">
      <summary>{say("new.moreOptions", { count: fields.length })}</summary>
      <ul>
        {fields.map(([name, field]) => (
          <li key={name}>
            <h3>{speech.option(name)}</h3>
            <p class="muted">{speech.optionAbout(name)}</p>
            <OptionPick name={name} field={field} options={options} speech={speech} />
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

function OptionPick({ name, field, options, speech }: OptionPickProps) {
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
        aria-label={speech.option(name)}
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
    <Pick
      label={speech.option(name)}
      values={values.map((value) => ({ value: String(value), name: speech.optionValue(name, field, value) }))}
      chosen={String(options.value[name])}
      onChoose={(chosen) => choose(field.kind === "flag" ? chosen === "true" : chosen)}
    />
  );
}
