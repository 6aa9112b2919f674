import { type Field, isHome, isSea, ownerOf, postsAt, type State, VALUE } from "@rondel/imperunde";
import type { Desk } from "../desk.ts";
import { fieldName } from "../words/params.ts";
import { unitsInWords } from "./units.ts";

/** What somebody hears who cannot see the board: "Congo, land, value 2, colony of Jonas, 2 trading posts, Jonas: 1 fort". */
export function summaryOf(desk: Desk, state: State, field: Field): string {
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
