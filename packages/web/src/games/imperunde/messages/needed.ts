import type {
  Action,
  CardMoment,
  CardName,
  DangerCode,
  EventKind,
  KINDS,
  LAND_EVENTS,
  Options,
  PromptCode,
  Reason,
  RefusalCode,
  SEA_EVENTS,
  SHEET_LINES,
  Term,
  WindowName,
} from "@rondel/imperunde";

/** The parties to a battle that are not players. */
export type OtherParty = "pirates" | "locals" | "nobody";

type OneOf<List extends readonly string[]> = List[number];

/** Every message that the rules can ask for by a code. A catalogue without one of them does not compile. */
export type Needed =
  | `prompt.${PromptCode}`
  | `refusal.${RefusalCode}`
  | `event.${EventKind}`
  | `action.${Action["kind"]}`
  | `window.${WindowName}`
  | `deal.${"both" | "one"}.${Term}`
  | `promise.${Term}`
  | `reason.${Reason}`
  | `danger.${DangerCode}`
  | `when.${CardMoment}`
  | `line.${OneOf<typeof SHEET_LINES>}`
  | `party.${OtherParty}`
  | `term.card.${CardName}`
  | `card.${CardName}.about`
  | `term.unit.${OneOf<typeof KINDS>}`
  | `count.${OneOf<typeof KINDS>}`
  | `term.event.${OneOf<typeof LAND_EVENTS> | OneOf<typeof SEA_EVENTS>}`
  | OptionMessages;

type OptionMessages = {
  [Name in keyof Options]: `option.${Name}` | `option.${Name}.about` | ValueMessages<Name, Options[Name]>;
}[keyof Options];

/** Values that are words have a message; numbers, yes and no do not need one. */
type ValueMessages<Name extends string, Value> = Value extends string ? `option.${Name}.${Value}` : never;
