import type { Signal } from "@preact/signals";
import type { OptionField } from "@rondel/engine";
import { useCallback } from "preact/hooks";
import { newestRules } from "../games/game-list.ts";
import type { GameEntry } from "../games/registry.ts";
import { useCatalogues } from "../games/use-catalogues.ts";
import { type GameMessages, gameMessages } from "../messages/game-messages.ts";
import { Loading } from "../ui/Loading.tsx";
import { useLoaded } from "../ui/use-loaded.ts";
import type { CollectionText } from "./texts.ts";

type Options = Readonly<Record<string, string | number | boolean>>;

interface OptionFilterProps {
  readonly entry: GameEntry;
  readonly options: Signal<Options>;
  readonly text: CollectionText;
}

/** The variants that found matches must have. */
export function OptionFilter({ entry, options, text }: OptionFilterProps) {
  const load = useCallback(() => newestRules(entry), [entry]);
  const rules = useLoaded(load);
  const catalogues = useCatalogues(entry);
  if (!rules || !catalogues) return <Loading />;
  const messages = gameMessages(catalogues, (seat) => String(seat + 1));
  return (
    <div class="collection-options">
      {Object.entries(rules.options).map(([name, field]) => (
        <OptionChoice key={name} name={name} field={field} options={options} messages={messages} text={text} />
      ))}
    </div>
  );
}

interface OptionChoiceProps extends Pick<OptionFilterProps, "options" | "text"> {
  readonly name: string;
  readonly field: OptionField;
  readonly messages: GameMessages;
}

function OptionChoice({ name, field, options, messages, text }: OptionChoiceProps) {
  const values = valuesOf(field);
  const choose = (chosen: string) => {
    const { [name]: _before, ...others } = options.value;
    const value = values.find((one) => String(one) === chosen);
    options.value = value === undefined ? others : { ...others, [name]: value };
  };
  return (
    <label class="field">
      <span>{messages.option(name)}</span>
      <select
        class="select"
        value={String(options.value[name] ?? "")}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="">{text("any")}</option>
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {messages.optionValue(name, field, value)}
          </option>
        ))}
      </select>
    </label>
  );
}

function valuesOf(field: OptionField): readonly (string | number | boolean)[] {
  if (field.kind === "choice") return field.of;
  if (field.kind === "flag") return [true, false];
  return Array.from({ length: field.most - field.least + 1 }, (_, index) => field.least + index);
}
