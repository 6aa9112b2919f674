import type {
  Action,
  Event,
  NationName,
  Options,
  PromptCode,
  RefusalCode,
  RegionName,
  SPACE_NAMES,
} from "@rondel/imperial";

/** Every message that the rules can ask for by a code. A catalogue without one of them does not compile. */
export type Needed =
  | `prompt.${PromptCode}`
  | `waiting.${Exclude<PromptCode, "waiting" | "game-over">}`
  | `refusal.${RefusalCode}`
  | `event.${Event["kind"]}`
  | `action.${Action["kind"]}`
  | `nation.${NationName}`
  | `region.${RegionName}`
  | `space.${(typeof SPACE_NAMES)[number]}`
  | OptionMessages;

type OptionMessages = {
  [Name in keyof Options]: `option.${Name}` | `option.${Name}.about` | `option.${Name}.${Options[Name]}`;
}[keyof Options];
