import { type Field, isHome, isSea, ownerOf, postsAt, type State, VALUE } from "@rondel/imperunde";
import { currentLanguage } from "../../../messages/messages.ts";
import type { Plan } from "../decision/decision.ts";
import type { Desk } from "../context.ts";
import { fieldName } from "../messages/params.ts";
import { FIELDS, nameOf } from "./board-pieces.ts";
import { unitsIn, unitsInWords } from "./units.ts";

/** Puts every field into words; again only where something has changed since, or somebody is called otherwise. */
export function summaryKeeper(desk: Desk): (state: State, plan: Plan | undefined) => Readonly<Record<string, string>> {
  const kept = new Map<Field, { readonly facts: string; readonly text: string }>();
  return (state, plan) => {
    const names = [currentLanguage(), ...state.home.map((_, seat) => desk.speech.seat(seat))].join();
    const target = `; ${desk.word("spoken.target")}`;
    const summaries = FIELDS.map((field) => {
      const facts = names + JSON.stringify(factsOf(state, field));
      const known = kept.get(field);
      const text = known?.facts === facts ? known.text : summaryOf(desk, state, field);
      kept.set(field, { facts, text });
      return [nameOf(field), plan?.regions?.has(field) ? text + target : text] as const;
    });
    return Object.fromEntries(summaries);
  };
}

/** Everything that a summary tells. */
function factsOf(state: State, field: Field): unknown {
  const units = unitsIn(state, field);
  if (isSea(field)) return [units, state.weather[field]];
  const owner = ownerOf(state, field);
  const marks = [state.famine[field], state.plunderer[field]];
  return [units, owner, isHome(state, field), postsAt(state, field), marks];
}

/** What somebody hears who cannot see the board: "Congo, land, value 2, colony of Jonas, 2 trading posts, Jonas: 1 fort". */
function summaryOf(desk: Desk, state: State, field: Field): string {
  return [
    fieldName(desk.speech, field),
    desk.word(isSea(field) ? "spoken.sea" : "spoken.land", { value: VALUE[field] ?? 0 }),
    ...(isSea(field) ? weatherOf(desk, state, field) : landParts(desk, state, field)),
    ...unitsInWords(desk, state, field),
  ].join(", ");
}

function weatherOf({ word }: Desk, state: State, sea: Field): string[] {
  const weather = state.weather[sea];
  if (weather === 1) return [word("term.event.storm")];
  return weather === 2 ? [word("term.event.calm")] : [];
}

function landParts({ word, speech }: Desk, state: State, land: Field): string[] {
  const owner = ownerOf(state, land);
  if (owner < 0) return [word("spoken.free")];
  const posts = postsAt(state, land);
  return [
    word(isHome(state, land) ? "spoken.home" : "spoken.owned", { seat: speech.seat(owner) }),
    ...(posts > 0 ? [word("spoken.posts", { count: posts })] : []),
    ...(state.famine[land] === 1 ? [word("term.event.famine")] : []),
    ...((state.plunderer[land] ?? -1) >= 0 ? [word("mark.plunder")] : []),
  ];
}
