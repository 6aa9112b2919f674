import { useSignal } from "@preact/signals";
import { TextField } from "../ui/TextField.tsx";
import { useKey } from "./api.ts";
import { text } from "./messages/messages.ts";
import { loadOverview, status } from "./state.ts";

/** Asks for the key of the operator. */
export function KeyForm() {
  const given = useSignal("");
  const submit = (event: Event) => {
    event.preventDefault();
    status.value = "";
    useKey(given.value.trim());
    void loadOverview();
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <TextField
        label={text("key")}
        text={given}
        input={{ type: "password", autocomplete: "current-password", required: true }}
      />
      <button type="submit" class="btn strong">
        {text("enter")}
      </button>
    </form>
  );
}
