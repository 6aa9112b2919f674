import type { Signal } from "@preact/signals";

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly chosen: Signal<Value>;
  readonly values: readonly { readonly value: Value; readonly name: string }[];
  /** Called after another value was chosen. */
  onChoose?(): void;
}

/** A drop-down list with its label. */
export function Choice<Value extends string>({ label, chosen, values, onChoose }: ChoiceProps<Value>) {
  return (
    <label class="field">
      <span>{label}</span>
      <select
        class="select"
        value={chosen.value}
        onChange={({ currentTarget: { value } }) => {
          chosen.value = values.find((one) => one.value === value)?.value ?? chosen.value;
          onChoose?.();
        }}
      >
        {values.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
