import type { ComponentChildren } from "preact";
import type { GameMessages } from "../../messages/game-messages.ts";
import { hrefOf } from "../../router.ts";

/** A region that a sentence may name: its id on the board, and the forms of its name. */
interface NamedRegion {
  readonly id: string;
  readonly forms: readonly string[];
}

interface LogSentenceProps {
  readonly game: string;
  readonly messages: GameMessages;
  readonly text: string;
  readonly regions: readonly NamedRegion[];
  readonly rule: string;
  /** The person of the sentence, whose mark stands before it. */
  readonly person?: ComponentChildren;
}

/** The regions of a sentence, from the names that the board and the messages of a game give them. */
export function namedRegions<Region>(
  regions: readonly Region[],
  idOf: (region: Region) => string,
  formsOf: (region: Region) => Readonly<Record<string, string>>,
): readonly NamedRegion[] {
  return regions.map((region) => ({ id: idOf(region), forms: Object.values(formsOf(region)) }));
}

/** One sentence of the log. Its regions are links to the board; its rule opens in a new tab. */
export function LogSentence({ game, messages, text, regions, rule, person }: LogSentenceProps) {
  return (
    <span>
      {person}
      <TextWithRegions text={text} regions={regions} />{" "}
      <a
        class="log-rule"
        href={hrefOf({ screen: "rules", game, rule })}
        target="_blank"
        rel="noopener"
        aria-label={messages.term("screen.rule", { rule })}
      >
        {rule}
      </a>
    </span>
  );
}

function TextWithRegions({
  text,
  regions,
}: {
  readonly text: string;
  readonly regions: readonly NamedRegion[];
}): ComponentChildren {
  const [region, ...others] = regions;
  if (region === undefined) return text;
  const found = region.forms.map((form) => ({ at: indexOfName(text, form), form })).find(({ at }) => at >= 0);
  if (!found) return <TextWithRegions text={text} regions={others} />;
  const end = found.at + found.form.length;
  return (
    <>
      {text.slice(0, found.at)}
      <button type="button" class="place-link" onClick={() => focusOnBoard(region.id)}>
        {text.slice(found.at, end)}
      </button>
      <TextWithRegions text={text.slice(end)} regions={others} />
    </>
  );
}

/** Ignores case: the French label "Mer du Nord" is "mer du Nord" inside a sentence. */
function indexOfName(text: string, name: string): number {
  return text.toLowerCase().indexOf(name.toLowerCase());
}

function focusOnBoard(id: string): void {
  document.querySelector<SVGElement>(`[data-region="${id}"]`)?.focus();
}
