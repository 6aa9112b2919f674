import { type Signal, signal } from "@preact/signals";
import type { CommandInput } from "@rondel/protocol";

/** The parts of the collection that the screen offers. */
export const PARTS = ["all", "examples", "mine"] as const;
export type Part = (typeof PARTS)[number];

export type Search = Omit<CommandInput<"collection/search">, "limit" | "after">;

/** What the reader has entered. Empty texts are not searched for. */
export interface SearchForm {
  readonly player: Signal<string>;
  readonly winner: Signal<string>;
  readonly seats: Signal<string>;
  readonly fewest: Signal<string>;
  readonly most: Signal<string>;
  readonly order: Signal<"newest" | "stars">;
  readonly options: Signal<Readonly<Record<string, string | number | boolean>>>;
}

export function newSearchForm(): SearchForm {
  return {
    player: signal(""),
    winner: signal(""),
    seats: signal(""),
    fewest: signal(""),
    most: signal(""),
    order: signal("newest"),
    options: signal({}),
  };
}

export function searchFrom(form: SearchForm, game: string, which: Part): Search {
  const text = (name: "player" | "winner") => {
    const value = form[name].value.trim();
    return value === "" ? {} : { [name]: value };
  };
  const number = (name: "seats" | "fewest" | "most") => {
    const value = Number.parseInt(form[name].value, 10);
    return Number.isNaN(value) ? {} : { [name]: value };
  };
  return {
    game,
    which,
    order: form.order.value,
    options: form.options.value,
    ...text("player"),
    ...text("winner"),
    ...number("seats"),
    ...number("fewest"),
    ...number("most"),
  };
}
