import type { JSX } from "preact";

interface CardListProps<Item> {
  readonly items: readonly Item[];
  /** The text for an empty list. */
  readonly none: string;
  card(item: Item): JSX.Element;
}

export function CardList<Item extends { readonly id: string | number }>({ items, none, card }: CardListProps<Item>) {
  return (
    <>
      {items.length === 0 && <p class="muted">{none}</p>}
      <ul class="operator-cards">
        {items.map((item) => (
          <li key={item.id}>{card(item)}</li>
        ))}
      </ul>
    </>
  );
}
