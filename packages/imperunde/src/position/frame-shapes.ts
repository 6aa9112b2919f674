import { schemaProblem } from "@rondel/engine";
import { LAND_EVENTS, WINDOWS } from "../actions.ts";
import { REGIONS, TERRITORIES } from "../board/board.ts";
import { CARD_SCHEMAS } from "../cards/list.ts";
import { ANSWERS, REASONS, TERMS } from "../diplomacy/terms.ts";
import type { Frame } from "../frames.ts";
import { LOCALS, MOST_PLAYERS, PIRATES } from "../state.ts";
import { UNITS } from "../units.ts";

type Shape = (value: unknown) => boolean;

const number =
  (least: number, most: number): Shape =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
const word =
  (...of: readonly string[]): Shape =>
  (value) =>
    of.includes(value as string);
const flag: Shape = (value) => typeof value === "boolean";
const list =
  (item: Shape, length?: number): Shape =>
  (value) =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(item);
/** A field that may be missing. */
const optional =
  (shape: Shape): Shape =>
  (value) =>
    value === undefined || shape(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).every((name) => Object.hasOwn(fields, name)) &&
    Object.entries(fields).every(([name, shape]) => shape((value as Record<string, unknown>)[name]));

const MOST_PIECES = 99;
const count = number(0, MOST_PIECES);
const territory = number(0, TERRITORIES - 1);
const sea = number(TERRITORIES, REGIONS - 1);
const region = number(0, REGIONS - 1);
const regionOrNowhere = number(-1, REGIONS - 1);
const unit = number(0, UNITS - 1);
const fighter = record({
  unit,
  from: regionOrNowhere,
  start: regionOrNowhere,
  back: number(-1, UNITS - 1),
  fights: flag,
});
const sent = record({ fighter, seas: list(sea) });
const turnOrWindow = word("turn", "window");

/** A card with its targets. Counter-espionage is no such play: it only answers others. */
const play: Shape = (value) =>
  schemaProblem(CARD_SCHEMAS, value) === undefined && (value as { kind: string }).kind !== "counterEspionage";

type Shapes = Readonly<Record<Frame["kind"], Readonly<Record<string, Shape>>>>;

/** The fields of every kind of frame at a table of so many players. */
function shapesFor(players: number): Shapes {
  const seat = number(0, players - 1);
  const party: Shape = (value) => seat(value) || value === PIRATES || value === LOCALS;
  const perSeat = (item: Shape): Shape => list(item, players);
  const passed = perSeat(number(0, 1));
  return {
    startShips: { turn: seat },
    startColonies: { turn: count, territory: number(-1, TERRITORIES - 1) },
    round: {},
    talks: {
      stage: word("open", "sealing", "closing"),
      ready: passed,
      stances: list(number(0, 2), MOST_PLAYERS * MOST_PLAYERS),
      proposal: count,
      votes: passed,
      objections: optional(list(record({ by: seat, reason: optional(word(...REASONS)) }))),
      sealed: perSeat(orNull(number(0, 2 ** players - 1))),
      proposals: optional(
        list(
          record({
            by: seat,
            player: seat,
            offer: list(word(...TERMS)),
            ask: list(word(...TERMS)),
            third: optional(seat),
            rounds: number(1, 3),
            answer: word(...ANSWERS),
            reason: optional(word(...REASONS)),
          }),
        ),
      ),
    },
    income: { stage: word("window", "debts"), commits: perSeat(orNull(number(-10, 5))) },
    investments: { turn: seat, stage: turnOrWindow },
    clearing: { sea: number(TERRITORIES - 1, REGIONS - 1) },
    clearSea: { sea, ladder: list(party), cause: word("clearing", "pirates") },
    movement: { turn: seat, stage: word("start", "turn", "window") },
    attack: { seat, target: region, cause: word("movement", "winds"), sent: list(sent) },
    battle: {
      region,
      cause: word("movement", "winds", "clearing", "pirates", "rising"),
      attacker: party,
      defender: party,
      attackers: list(fighter),
      defenders: list(fighter),
      origins: list(territory),
      stage: word("name", "window", "reinforce", "over"),
      rolls: count,
      attackerLost: flag,
      changed: flag,
      ambush: count,
      surprise: count,
      attackerHussars: count,
      defenderHussars: count,
    },
    withdrawal: { seat, region, fighters: list(fighter), harbours: list(sea) },
    sinking: { seat, sea, owners: list(seat) },
    embarkation: { turn: seat, stage: turnOrWindow, commits: perSeat(list(region)), done: passed },
    events: {
      drawn: number(0, 9),
      stage: word("draw", "window", "end"),
      region: regionOrNowhere,
      event: number(-1, LAND_EVENTS.length - 1),
    },
    goodWinds: { sea, turn: seat, wind: list(count, UNITS) },
    window: { at: word(...WINDOWS), passed },
    card: { seat, play, chain: list(seat), passed },
    unmask: { seat, victim: seat, open: flag },
    shift: { seat, owner: seat, from: territory, to: territory, shifted: number(0, 3) },
  };
}

/** The frames that a JSON value describes; undefined unless each has exactly the fields of its kind. */
export function framesFrom(value: unknown, players: number): Frame[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const shapes = shapesFor(players);
  const fits = value.every((frame: unknown) => {
    const kind = (frame as { readonly kind?: unknown } | null)?.kind;
    if (typeof kind !== "string" || !Object.hasOwn(shapes, kind)) return false;
    return record({ kind: word(kind), ...shapes[kind as Frame["kind"]] })(frame);
  });
  return fits ? (value as Frame[]) : undefined;
}
