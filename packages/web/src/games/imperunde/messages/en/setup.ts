/** Texts of the setup. */
export const setup = {
  "setup.place": "Place both ships",
  "setup.shipIn": "{ship}: {sea}",
  "setup.seaBrings": "{value, plural, one {# doubloon} other {# doubloons}} a round while only you have warships there",
  "setup.note": "+{value}",
  "setup.home":
    "Your home is {regionThe}. {units}. It pays {tax, plural, one {# doubloon} other {# doubloons}} a round.",
  "setup.colony":
    "{posts, plural, one {# trading post pays} other {# trading posts pay}} {posts, plural, one {# doubloon} other {# doubloons}} a round. {units}.",
  "setup.die": "{unit}: die {low}–{high}",
  "setup.deal": "Set everything up for me",
} as const;
