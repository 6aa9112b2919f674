import { useSignal } from "@preact/signals";
import { TextField } from "../ui/TextField.tsx";

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
      <TextField
        label={label}
        text={address}
        input={{ type: "email", required: true, maxLength: 254, autocomplete: "email" }}
      />
      <button type="submit" class="btn">
        {button}
      </button>
    </form>
  );
}
