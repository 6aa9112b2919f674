import { useId } from "preact/hooks";

interface RadioGroupProps<Value extends string> {
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly name: string }[];
  readonly chosen: Value;
  onChoose(value: Value): void;
  readonly serif?: boolean;
}

/** A choice of one among a few, side by side. */
export function RadioGroup<Value extends string>({
  label,
  values,
  chosen,
  onChoose,
  serif = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <div class={serif ? "pick serif" : "pick"} role="radiogroup" aria-label={label}>
      {values.map((one) => (
        <label key={one.value} class={one.value === chosen ? "chosen" : undefined}>
          <input type="radio" name={name} checked={one.value === chosen} onChange={() => onChoose(one.value)} />
          {one.name}
        </label>
      ))}
    </div>
  );
}
