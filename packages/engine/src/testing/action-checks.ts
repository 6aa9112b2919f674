import { lastNumber } from "../match.ts";
import { appendAction } from "../match-play.ts";
import { formatNotation, parseNotation } from "../notation.ts";
import { type Schemas, schemaProblem, type Tagged } from "../schema.ts";
import { allSeats, type Seat } from "../seat.ts";
import { canonicalJson } from "../stable-hash.ts";
import type { Check, CheckedState } from "./check.ts";
import { coverRefusal } from "./coverage.ts";
import { difference } from "./plain-data.ts";
import { malformedValues, sampleValue } from "./samples.ts";

const MOST_PLAYED_PER_STATE = 8;
const SAMPLES_PER_SEAT = 6;

/** At least one seat decides while the game runs, and none once it is over. */
export const somebodyDecides: Check = {
  name: "somebody decides",
  broken({ game, match }) {
    const deciders = game.deciders(match.state);
    if (game.outcome(match.state)) return deciders.length > 0 ? "the game is over, but a seat must decide" : undefined;
    if (deciders.length === 0) return "the game is not over, but no seat decides";
    if (new Set(deciders).size !== deciders.length) return `a decider is listed twice: ${deciders.join(", ")}`;
    for (const seat of deciders) {
      if (game.actions(match.state, seat).length === 0) return `seat ${seat} must decide and has no legal action`;
    }
    return undefined;
  },
};

/** Listed actions fit their schema, differ, round-trip through the notation, and are accepted by `refuse`. */
export const listedActionsAreLegal: Check = {
  name: "listed actions are legal",
  broken({ game, match }) {
    for (const seat of allSeats(match.header.players)) {
      const isDecider = game.deciders(match.state).includes(seat);
      const actions = game.actions(match.state, seat);
      if (!isDecider && actions.length > 0) return `seat ${seat} is not a decider, but has actions`;
      const seen = new Set<string>();
      for (const action of [...actions, ...game.freeActions(match.state, seat)]) {
        const problem = actionProblem(game.actionSchemas, action);
        if (problem) return problem;
        const text = formatNotation(game.actionSchemas, action);
        if (seen.has(text)) return `seat ${seat}: ${text} is listed twice`;
        seen.add(text);
        const refused = game.refuse(match.state, seat, action);
        if (refused) return `seat ${seat}: ${text} is listed, but refused: ${refused.code} (${refused.rule})`;
      }
      if (isDecider) {
        const fallback = game.defaultAction(match.state, seat);
        const refused = game.refuse(match.state, seat, fallback);
        if (refused) return `the default of seat ${seat}, ${fallback.kind}, is refused: ${refused.code}`;
      }
    }
    return undefined;
  },
};

/** Playing an action on a clone leaves the original unchanged. */
export const clonesAreIndependent: Check = {
  name: "clones are independent",
  broken(checked) {
    const { game, match, random } = checked;
    const original = canonicalJson(match.state);
    const copied = canonicalJson(game.clone(match.state));
    if (copied !== original) return `a clone differs: ${difference(original, copied)}`;
    for (const { seat, action } of someDecisions(checked)) {
      const clone = game.clone(match.state);
      game.play(clone, seat, action, random);
      if (canonicalJson(match.state) !== original) {
        const text = formatNotation(game.actionSchemas, action);
        return `playing ${text} on a clone changed the original: ${difference(original, canonicalJson(match.state))}`;
      }
    }
    return undefined;
  },
};

/** Unlisted actions are refused with a reason, malformed ones are rejected, and neither changes the state. */
export const unlistedAreRefused: Check = {
  name: "unlisted actions are refused",
  broken({ game, match, random, source, coverage }) {
    const original = canonicalJson(match.state);
    for (const seat of allSeats(match.header.players)) {
      const free = game.freeActions(match.state, seat);
      const listed = new Set(
        [...game.actions(match.state, seat), ...free].map((action) => formatNotation(game.actionSchemas, action)),
      );
      const freeKinds = new Set(free.map((action) => action.kind));
      for (let sample = 0; sample < SAMPLES_PER_SEAT; sample++) {
        const action = sampleValue(game.actionSchemas, random);
        if (!action) continue;
        const text = formatNotation(game.actionSchemas, action);
        if (listed.has(text) || freeKinds.has(action.kind)) continue;
        const refused = game.refuse(match.state, seat, action);
        if (!refused) return `seat ${seat}: ${text} is not listed, but not refused`;
        if (refused.code === "" || refused.rule === "") return `seat ${seat}: ${text} is refused without a reason`;
        coverRefusal(coverage, refused);
      }
    }
    for (const value of malformedValues(game.actionSchemas)) {
      const result = appendAction(match, lastNumber(match), 0 as Seat, value, source);
      if (!("refused" in result)) return `a malformed action was accepted: ${JSON.stringify(value)}`;
      coverRefusal(coverage, result.refused);
    }
    const after = canonicalJson(match.state);
    return after === original ? undefined : `a refusal changed the state: ${difference(original, after)}`;
  },
};

function actionProblem(schemas: Schemas, action: Tagged): string | undefined {
  const problem = schemaProblem(schemas, action);
  if (problem) return `${JSON.stringify(action)} is listed, but malformed: ${problem.code} ${problem.field ?? ""}`;
  const text = formatNotation(schemas, action);
  const read = parseNotation(schemas, text);
  if ("problem" in read || canonicalJson(read.value) !== canonicalJson(action)) return `${text} does not read back`;
  return undefined;
}

function someDecisions({ game, match, random }: CheckedState): { readonly seat: Seat; readonly action: Tagged }[] {
  const all = game
    .deciders(match.state)
    .flatMap((seat) => game.actions(match.state, seat).map((action) => ({ seat, action })));
  while (all.length > MOST_PLAYED_PER_STATE) all.splice(random.draw("leave out", all.length), 1);
  return all;
}
