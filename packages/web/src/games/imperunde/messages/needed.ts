import type {
  Action,
  CardMoment,
  CardName,
  EventKind,
  KINDS,
  LAND_EVENTS,
  Options,
  PROMPT_CODES,
  REFUSAL_CODES,
  SEA_EVENTS,
  SHEET_LINES,
  WindowName,
} from "@rondel/imperunde";

type OneOf<List extends readonly string[]> = List[number];

/** Everything that the rules may say by a code. A catalogue without one of these words does not compile. */
export type Needed =
  | OneOf<typeof PROMPT_CODES>
  | `refusal.${OneOf<typeof REFUSAL_CODES>}`
  | `event.${EventKind}`
  | `action.${Action["kind"]}`
  | `window.${WindowName}`
  | `when.${CardMoment}`
  | `line.${OneOf<typeof SHEET_LINES>}`
  | `term.card.${CardName}`
  | `card.${CardName}.about`
  | `term.unit.${OneOf<typeof KINDS>}`
  | `count.${OneOf<typeof KINDS>}`
  | `term.event.${OneOf<typeof LAND_EVENTS> | OneOf<typeof SEA_EVENTS>}`
  | OptionWords;

type OptionWords = {
  [Name in keyof Options]: `option.${Name}` | `option.${Name}.about` | ValueWords<Name, Options[Name]>;
}[keyof Options];

/** Values that are words have words; numbers, yes and no speak for themselves. */
type ValueWords<Name extends string, Value> = Value extends string ? `option.${Name}.${Value}` : never;
