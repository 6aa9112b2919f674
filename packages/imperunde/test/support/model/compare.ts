import { type Field, formatNotation, pick, type Random, type Seat } from "@rondel/engine";
import { type Action, isCardPlay } from "../../../src/actions.ts";
import { GOODS } from "../../../src/cards/list.ts";
import { imperunde, type State } from "../../../src/index.ts";
import { owesDecision } from "./deciders.ts";
import { modelledActions } from "./legal.ts";
import { positionOf } from "./position.ts";

/** An action in the notation. The order of units or goods makes no difference. */
function written(action: Action): string {
  return formatNotation(imperunde.actionSchemas, inOrder(action));
}

function inOrder(action: Action): Action {
  if (action.kind === "name") return { ...action, units: [...action.units].sort((one, other) => one - other) };
  if (action.kind !== "smuggling") return action;
  return { ...action, goods: [...action.goods].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other)) };
}

/**
 * Compares the listed decisions and card plays of a seat, and the actions that `refuse` accepts, with the model. Returns the first
 * difference or "agreed"; undefined for a decision without a model.
 */
export function compareWithModel(state: State, seat: Seat, random: Random, samples: number): string | undefined {
  const owes = imperunde.deciders(state).includes(seat);
  const position = positionOf(state);
  if ((owesDecision(position, seat) ?? owes) !== owes) return `${owes ? "asked" : "not asked"}, unlike in the model`;
  const modelled = modelledActions(position, seat, owes);
  if (!modelled) return undefined;
  const model = new Set(modelled.lines);
  const legal = new Set([...modelled.lines, ...modelled.detours]);
  const actions = owes ? imperunde.actions(state, seat) : imperunde.freeActions(state, seat).filter(isCardPlay);
  const listed = new Set(actions.map(written));
  for (const action of listed) if (!legal.has(action)) return `listed, but not in the model: ${action}`;
  for (const action of model) if (!listed.has(action)) return `in the model, but not listed: ${action}`;
  const tried = [...actions, ...(owes ? [] : decisionsOfOthers(state))];
  const inTalks = state.frames.at(-1)?.kind === "talks";
  for (let sample = 0; sample < samples; sample++) {
    const action = variant(tried, random);
    // In the talks a seat may always change its mind (IR-5.2.1).
    if (inTalks && !isCardPlay(action)) continue;
    if (!imperunde.refuse(state, seat, action) && !legal.has(written(action)))
      return `accepted, but not in the model: ${written(action)}`;
  }
  return "agreed";
}

function decisionsOfOthers(state: State): Action[] {
  const [other] = imperunde.deciders(state);
  return other === undefined ? [] : imperunde.actions(state, other);
}

/** A plausible action: one of any kind, a listed one with another field, or a mixture of two listed ones of the same kind. */
export function variant(actions: readonly Action[], random: Random): Action {
  const way = random.draw("way", 4);
  if (way === 0 || actions.length === 0) return blind(random);
  const one = pick(random, "one", actions);
  if (way === 1) return changed(one, random);
  const other = pick(
    random,
    "other",
    actions.filter(({ kind }) => kind === one.kind),
  );
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  const parts = [...fields].flatMap((field) => {
    const source: Readonly<Record<string, unknown>> = random.draw("half", 2) === 0 ? one : other;
    return source[field] === undefined ? [] : [[field, source[field]]];
  });
  return Object.fromEntries(parts) as Action;
}

/** Standing orders may be changed at any time (RU-131). */
const KINDS = Object.keys(imperunde.actionSchemas).filter((kind) => !kind.startsWith("order") && kind !== "dropOrder");

function blind(random: Random): Action {
  const kind = pick(random, "kind", KINDS);
  const fields = Object.entries(imperunde.actionSchemas[kind] ?? {}).filter(([, field]) => !field.optional);
  const values = fields.map(([name, field]) => [name, field.kind === "list" ? [] : scalar(field, random)] as const);
  return { kind, ...Object.fromEntries(values) } as Action;
}

function changed(action: Action, random: Random): Action {
  const fields = Object.entries(imperunde.actionSchemas[action.kind] ?? {});
  if (fields.length === 0) return action;
  const [name, field] = pick(random, "field", fields);
  const values: Readonly<Record<string, unknown>> = action;
  if (field.kind !== "list") return { ...action, [name]: scalar(field, random) } as Action;
  const items = (values[name] ?? []) as readonly unknown[];
  const place = random.draw("place", items.length + 1);
  const inserted = random.draw("insert", 2) === 0 ? [scalar(field.item, random)] : [];
  const kept = [...items.slice(0, place), ...inserted, ...items.slice(place + random.draw("drop", 2))];
  return { ...action, [name]: kept.slice(0, field.most) } as Action;
}

function scalar(field: Field, random: Random): unknown {
  switch (field.kind) {
    case "index":
      return random.draw("index", field.names.length);
    case "choice":
      return pick(random, "choice", field.of);
    case "integer":
      return field.least + random.draw("integer", field.most - field.least + 1);
    case "flag":
      return random.draw("flag", 2) === 0;
    default:
      return random.draw("seat", 6);
  }
}
