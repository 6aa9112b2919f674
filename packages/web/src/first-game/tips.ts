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
  { id: "setup", isNow: at("take-setup-bond") },
  { id: "rondel", isNow: at("move-rondel") },
  { id: "circle", isNow: (moment) => moment.prompt === "move-rondel" && hasMoved(moment) },
  { id: "factory", isNow: at("build-factory") },
  { id: "import", isNow: at("import") },
  { id: "fleets", isNow: at("move-fleets") },
  { id: "armies", isNow: at("move-armies") },
  { id: "battle", isNow: at("declare-battle") },
  { id: "demand", isNow: at("demand-battle") },
  { id: "invest", isNow: at("invest") },
  { id: "stop", isNow: at("force-investor") },
  { id: "end", isNow: after(({ kind, total }) => kind === "taxed" && Number(total) >= POINTS_NEAR_THE_END) },
  {
    id: "gained",
    isNow: after(({ kind, to, from }, seat) => kind === "government" && to === seat && from !== undefined),
  },
  { id: "lost", isNow: after(({ kind, from }, seat) => kind === "government" && from === seat) },
  {
    id: "bank",
    isNow: after(({ kind, seat: of, gained }, seat) => kind === "swissBank" && of === seat && gained === true),
  },
  {
    id: "taxes",
    isNow: ({ log, seat }) => log.some(({ by, events }) => by === seat && events.some(({ kind }) => kind === "taxed")),
  },
];

const imperunde: readonly Tip<"imperunde">[] = [
  { id: "ships", isNow: at("start-ships") },
  { id: "equip", isNow: at("equip-colony") },
  { id: "talks", isNow: at("talks") },
  { id: "debts", isNow: at("debts") },
  { id: "investments", isNow: at("investments") },
  { id: "movement", isNow: at("movement") },
  { id: "attack", isNow: at("attack") },
  { id: "reinforce", isNow: at("reinforce") },
  { id: "defend", isNow: at("name-units") },
  { id: "embark", isNow: at("embarkation") },
  { id: "counter", isNow: choosing("counter") },
  { id: "window", isNow: choosing("window") },
  {
    id: "card",
    isNow: after(({ kind, party, card }, seat) => kind === "cardDrawn" && party === seat && card !== undefined),
  },
  { id: "events", isNow: after(({ kind }) => kind === "eventDrawn") },
];

/** The tips of a game, the most important first; none for a game without tips. */
export function tipsOf(game: string): readonly { readonly id: string; isNow(moment: Moment): boolean }[] {
  return game === "imperial" ? imperial : game === "imperunde" ? imperunde : [];
}
