import { type ReadonlySignal, useSignalEffect } from "@preact/signals";

/** Finds the elements of a point on the screen of a game; the part after the colon is `name`. */
type Selector = (name: string) => string;

const region: Selector = (name) => `[data-region="${name}"]`;
const row = (point: string): string => `.option[data-point="${point}"]`;
const nation = (name: string): string => `.nation[data-nation="${name}"]`;

/** The elements that a point shows, by the word before its colon. docs/lessons.md lists the points. */
const SELECTORS: Readonly<Record<string, Selector>> = {
  region,
  arrow: (name) => name.split(">").map(region).join(),
  decision: () => ".decide",
  rondel: (name) => `[data-space="${name}"] .sector, ${row(`rondel:${name}`)}`,
  bond: (name) => {
    const [of = "", value = ""] = name.split("/");
    return `${nation(of)} [data-bond="${value}"], .bond-card[data-bond-of="${of}"][data-bond="${value}"], ${row(`bonds:${of}`)}`;
  },
  treasury: (name) => `${nation(name)} [data-purse]`,
  government: (name) => `${nation(name)} .nation-state`,
  track: (name) => `.${name}-track`,
  card: (name) => `[data-card="${name}"]`,
  cash: () => ".player-cash",
  score: () => ".player-worth",
  funds: () => ".purse-cash",
  posts: () => ".purse-posts",
  debt: () => '.player-card-debt, .budget-sheet [data-line="totalDebt"]',
  player: (name) => `.player-card[data-seat="${name}"]`,
  unit: () => ".decide .options",
  button: () => ".decide .btn.go",
  odds: () => ".odds",
  dice: () => ".dice-tray",
};

/** The selector of a point such as `region:tunis`; undefined if there is no such kind of point. */
export function selectorOf(point: string): string | undefined {
  const [kind = "", name = ""] = point.split(/:(.*)/s);
  return SELECTORS[kind]?.(name);
}

/** The regions of the board that points mark. */
export function markedRegions(points: readonly string[]): string[] {
  return points.flatMap((point) => {
    const [kind, name = ""] = point.split(/:(.*)/s);
    if (kind === "region") return [name];
    return kind === "arrow" ? name.split(">") : [];
  });
}

/** Marks the points on the screen until they change. */
export function usePoints(points: ReadonlySignal<readonly string[]>): void {
  useSignalEffect(() => {
    const rules = points.value.flatMap(rulesFor);
    if (rules.length === 0) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join("\n"));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    for (const point of points.value) showRow(point);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  });
}

/** Scrolls to a row of the decision that a point marks: on a phone it may be below the card. */
function showRow(point: string): void {
  const selector = selectorOf(point);
  if (selector !== undefined) document.querySelector(`.options :is(${selector})`)?.scrollIntoView({ block: "nearest" });
}

const DRAWN: readonly string[] = ["region", "arrow", "rondel"];

/** Shapes of a drawing get a thick edge, other elements a frame. */
function rulesFor(point: string): readonly string[] {
  const selector = selectorOf(point);
  if (selector === undefined) return [];
  const animated = `:is(${selector}) { animation: pointed 1.2s ease-in-out 3; }`;
  if (!DRAWN.includes(point.split(":")[0] ?? "")) return [animated, `:is(${selector}) { ${FRAME} }`];
  return [animated, `:is(${selector}):is(svg *) { ${EDGE} }`, `:is(${selector}):not(svg *) { ${FRAME} }`];
}

const EDGE = "stroke: var(--lit); stroke-width: 5px; fill: var(--lit-wash);";
const FRAME = "outline: 3px solid var(--lit); outline-offset: 2px; border-radius: 4px;";
