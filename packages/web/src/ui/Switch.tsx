import type { ComponentChildren } from "preact";

interface SwitchProps {
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
  readonly children: ComponentChildren;
}

export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
