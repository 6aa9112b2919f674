import { useSignal } from "@preact/signals";

interface AddressFormProps {
  readonly label: string;
  readonly button: string;
  onSubmit(address: string): void;
}

/** A field for an email address with its button. */
export function AddressForm({ label, button, onSubmit }: AddressFormProps) {
  const address = useSignal("");
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(address.value.trim());
      }}
    >
      <label class="field">
        <span>{label}</span>
        <input
          class="input"
          type="email"
          required
          maxLength={254}
          autocomplete="email"
          value={address.value}
          onInput={(event) => {
            address.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn">
        {button}
      </button>
    </form>
  );
}
