import type { Language } from "../../src/messages/language.ts";
import { createTranslator, type Translator } from "../../src/messages/translator.ts";
import { actionSamples, eventSamples, type GameSamples, type Given } from "../game-samples.ts";
import { isForm, nameRow } from "./names.ts";
import { playerName } from "./players.ts";
import { type Row, renderRow, type SampleValues, type Section } from "./render.ts";
import { ruleRow, type Variations } from "./rule-messages.ts";
import { type TypicalValues, typicalActions } from "./typical-actions.ts";

/** The parts of the catalogue of a game, with their titles. */
const TITLES = {
  prompts: "prompts",
  actions: "actions",
  events: "log",
  screen: "screen",
  turns: "turns in history and recap",
  refusals: "refusals",
  options: "rule variants and scores",
  terms: "terms",
  names: "names",
} as const;

type Part = keyof typeof TITLES;

/** What the texts page needs to render all messages of a game. */
export interface GameTexts {
  readonly name: string;
  readonly samples: GameSamples;
  /** The English messages of each part. */
  readonly parts: Readonly<Record<Part, object>>;
  /** Names, which are rendered with all their forms. */
  readonly names: RegExp;
  readonly vary: Variations;
  readonly typical: TypicalValues;
  /** Messages that repeat the parameters of a prompt, by the first word of their keys. */
  readonly likePrompts: { readonly kind: string; readonly given: Given };
  /** Values for the parameters of all other messages. */
  values(translator: Translator): SampleValues;
}

export function gameSections(texts: GameTexts, language: Language): readonly Section[] {
  const { catalogues } = texts.samples.messages;
  const translator = createTranslator(catalogues, () => language, playerName);
  const values = texts.values(translator);
  const rowFor = (key: string): Row => {
    if (texts.names.test(key)) return nameRow(language, catalogues, key);
    const given = ruleSamples(texts, key);
    if (!given) return renderRow(language, catalogues, key, values);
    return ruleRow(texts.samples.messages, translator, key, given, texts.vary);
  };
  return (Object.keys(TITLES) as Part[]).map((part) => ({
    title: `${texts.name}: ${TITLES[part]}`,
    rows: Object.keys(texts.parts[part])
      .filter((key) => !isForm(key))
      .map(rowFor),
  }));
}

/** The parameters that the rules give with a message, if the message is one of theirs. */
function ruleSamples({ samples, likePrompts, typical }: GameTexts, key: string): readonly Given[] | undefined {
  const [kind = "", ...rest] = key.split(".");
  const code = rest.join(".");
  if (kind === "refusal") return [samples.refusals[code] ?? {}];
  if (kind === "prompt") return [samples.prompts[code] ?? {}];
  if (kind === likePrompts.kind) return [{ ...samples.prompts[code], ...likePrompts.given }];
  if (kind === "event") return eventSamples(samples, code);
  if (kind === "action" && Object.hasOwn(samples.game.actionSchemas, code)) {
    return typicalActions(actionSamples(samples.game, code), typical);
  }
  return undefined;
}
