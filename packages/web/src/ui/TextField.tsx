import type { Signal } from "@preact/signals";
import type { InputHTMLAttributes } from "preact";

interface TextFieldProps {
  readonly label: string;
  readonly text: Signal<string>;
  /** The kind and the limits of the text. */
  readonly input?: InputHTMLAttributes<HTMLInputElement>;
}

/** A line of text with its label. */
export function TextField({ label, text, input = {} }: TextFieldProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        class="input"
        {...input}
        value={text.value}
        onInput={(event) => {
          text.value = event.currentTarget.value;
        }}
      />
    </label>
  );
}
