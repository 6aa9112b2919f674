import { TextField } from "../ui/TextField.tsx";
import { text } from "./messages/messages.ts";
import { loadList, search } from "./state.ts";

/** Searches the list for a name or an id. */
export function SearchForm() {
  const submit = (event: Event) => {
    event.preventDefault();
    void loadList();
  };
  return (
    <form class="name-form" onSubmit={submit}>
      <TextField label={text("search")} text={search} input={{ type: "search", maxLength: 60 }} />
      <button type="submit" class="btn">
        {text("search.go")}
      </button>
    </form>
  );
}
