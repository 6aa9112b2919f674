import { useSignal } from "@preact/signals";
import type { GameEntry } from "../games/registry.ts";
import { Choice } from "../ui/Choice.tsx";
import { TextField } from "../ui/TextField.tsx";
import { OptionFilter } from "./OptionFilter.tsx";
import type { SearchForm } from "./search-form.ts";
import type { CollectionText } from "./texts.ts";

interface SearchFieldsProps {
  readonly form: SearchForm;
  readonly entry: GameEntry;
  readonly text: CollectionText;
  onSearch(): void;
}

const NUMBER = { type: "number", min: 0, max: 100_000, inputMode: "numeric" } as const;
const SEATS = ["", "2", "3", "4", "5", "6"] as const;

/** The form in which a reader says which matches are wanted. */
export function SearchFields({ form, entry, text, onSearch }: SearchFieldsProps) {
  const hasOptions = useSignal(false);
  const submit = (event: Event) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form class="collection-search" onSubmit={submit}>
      <TextField label={text("player")} text={form.player} input={{ maxLength: 40, type: "search" }} />
      <TextField label={text("winner")} text={form.winner} input={{ maxLength: 40, type: "search" }} />
      <Choice
        label={text("seats")}
        chosen={form.seats}
        values={SEATS.map((value) => ({ value, name: value === "" ? text("any") : value }))}
        onChoose={onSearch}
      />
      <TextField label={text("fewest")} text={form.fewest} input={NUMBER} />
      <TextField label={text("most")} text={form.most} input={NUMBER} />
      <Choice
        label={text("order")}
        chosen={form.order}
        values={(["newest", "stars"] as const).map((value) => ({ value, name: text(value) }))}
        onChoose={onSearch}
      />
      <details
        onToggle={(event) => {
          hasOptions.value ||= event.currentTarget.open;
        }}
      >
        <summary>{text("variants")}</summary>
        {hasOptions.value && <OptionFilter entry={entry} options={form.options} text={text} />}
      </details>
      <button type="submit" class="btn strong">
        {text("search")}
      </button>
    </form>
  );
}
