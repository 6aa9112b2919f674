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
      <label class="field">
        <span>{text("search")}</span>
        <input
          class="input"
          type="search"
          maxLength={60}
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="btn">
        {text("search.go")}
      </button>
    </form>
  );
}
