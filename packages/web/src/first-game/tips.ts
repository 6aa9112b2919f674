import type { AnyEvent, Seat } from "@rondel/engine";
import type { LogEntry } from "../session/session.ts";
import type { en } from "./messages/en.ts";

/** A moment of a game, as its player sees it. */
export interface Moment {
  readonly seat: Seat;
  /** The code of the decision that the player owes; undefined if it is somebody else's turn. */
  readonly prompt: string | undefined;
  /** Number of legal actions of the player. */
  readonly choices: number;
  readonly log: readonly LogEntry[];
}

/** The key of a tip without the game: `rondel` for `imperial.rondel`. */
type TipId<Game extends string> = keyof typeof en extends infer Key
  ? Key extends `${Game}.${infer Id}`
    ? Id
    : never
  : never;

interface Tip<Game extends string> {
  readonly id: TipId<Game>;
  /** The lesson that teaches the same. */
  readonly lesson: string;
  /** Whether its moment has come. */
  isNow(moment: Moment): boolean;
}

const at =
  (code: string) =>
  ({ prompt }: Moment): boolean =>
    prompt === code;

/** At a decision with something to choose: one that passes by itself needs no tip. */
const choosing =
  (code: string) =>
  ({ prompt, choices }: Moment): boolean =>
    prompt === code && choices > 1;

/** After the setup, once an event has happened. */
const after =
  (fits: (event: AnyEvent & Readonly<Record<string, unknown>>, seat: Seat) => boolean) =>
  ({ log, seat }: Moment): boolean =>
    log.some(({ number, events }) => number > 0 && events.some((event) => fits({ ...event }, seat)));

const hasMoved = ({ log, seat }: Moment): boolean =>
  log.some(({ by, events }) => by === seat && events.some(({ kind }) => kind === "rondel"));

const POINTS_NEAR_THE_END = 18;

const imperial: readonly Tip<"imperial">[] = [
  { id: "setup", lesson: "01-investor", isNow: at("take-setup-bond") },
  { id: "rondel", lesson: "02-rondel", isNow: at("move-rondel") },
  { id: "circle", lesson: "06-taxation", isNow: (moment) => moment.prompt === "move-rondel" && hasMoved(moment) },
  { id: "factory", lesson: "03-factories", isNow: at("build-factory") },
  { id: "import", lesson: "03-factories", isNow: at("import") },
  { id: "fleets", lesson: "04-flags", isNow: at("move-fleets") },
  { id: "armies", lesson: "04-flags", isNow: at("move-armies") },
  { id: "battle", lesson: "05-battle", isNow: at("declare-battle") },
  { id: "demand", lesson: "05-battle", isNow: at("demand-battle") },
  { id: "invest", lesson: "08-government", isNow: at("invest") },
  { id: "stop", lesson: "09-swiss-bank", isNow: at("force-investor") },
  {
    id: "end",
    lesson: "12-from-behind",
    isNow: after(({ kind, total }) => kind === "taxed" && Number(total) >= POINTS_NEAR_THE_END),
  },
  {
    id: "gained",
    lesson: "08-government",
    isNow: after(({ kind, to, from }, seat) => kind === "government" && to === seat && from !== undefined),
  },
  {
    id: "lost",
    lesson: "08-government",
    isNow: after(({ kind, from }, seat) => kind === "government" && from === seat),
  },
  {
    id: "bank",
    lesson: "09-swiss-bank",
    isNow: after(({ kind, seat: of, gained }, seat) => kind === "swissBank" && of === seat && gained === true),
  },
  {
    id: "taxes",
    lesson: "06-taxation",
    isNow: ({ log, seat }) => log.some(({ by, events }) => by === seat && events.some(({ kind }) => kind === "taxed")),
  },
];

const imperunde: readonly Tip<"imperunde">[] = [
  { id: "ships", lesson: "11-setup", isNow: at("start-ships") },
  { id: "equip", lesson: "11-setup", isNow: at("equip-colony") },
  { id: "talks", lesson: "08-war", isNow: at("talks") },
  { id: "debts", lesson: "10-debt", isNow: at("debts") },
  { id: "investments", lesson: "04-build", isNow: at("investments") },
  { id: "movement", lesson: "03-dice", isNow: at("movement") },
  { id: "attack", lesson: "03-dice", isNow: at("attack") },
  { id: "reinforce", lesson: "03-dice", isNow: at("reinforce") },
  { id: "defend", lesson: "05-defend", isNow: at("name-units") },
  { id: "embark", lesson: "07-landing", isNow: at("embarkation") },
  { id: "counter", lesson: "09-cards", isNow: choosing("counter") },
  { id: "window", lesson: "09-cards", isNow: choosing("window") },
  {
    id: "card",
    lesson: "09-cards",
    isNow: after(({ kind, party, card }, seat) => kind === "cardDrawn" && party === seat && card !== undefined),
  },
  { id: "events", lesson: "05-defend", isNow: after(({ kind }) => kind === "eventDrawn") },
];

/** A tip of any game. */
export type AnyTip = Pick<Tip<string>, "lesson" | "isNow"> & { readonly id: string };

/** The tips of a game, the most important first, without those whose lesson is completed; none for a game without tips. */
export function tipsOf(game: string, completed: ReadonlySet<string> = new Set()): readonly AnyTip[] {
  const tips: readonly AnyTip[] = game === "imperial" ? imperial : game === "imperunde" ? imperunde : [];
  return tips.filter(({ lesson }) => !completed.has(lesson));
}
