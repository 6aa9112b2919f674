import { countAt, type Field } from "@rondel/imperunde";
import type { Desk } from "../desk.ts";
import { fieldName } from "../words/params.ts";
import {
  type ActionOf,
  actionsOf,
  deedFor,
  type FieldOffer,
  type Plan,
  type PlanOption,
  repeat,
  rowFor,
} from "./plan.ts";

/** D-24: choose a land, then a sea; one army, or all of them. */
export function embarkPlan(desk: Desk): Plan {
  const offers = actionsOf(desk, "embark");
  const { field } = desk.choosing;
  const lands = [...new Set(offers.map(({ from }) => from))];
  const here = offers.filter(({ from }) => from === field.value);
  const choose = (land: Field | undefined) => () => {
    field.value = land;
  };
  const fields = new Map<Field, FieldOffer>(lands.map((land) => [land, { choose: choose(land) }]));
  const end = actionsOf(desk, "endEmbarkation").map((action) => deedFor(desk, action));
  if (here.length === 0) {
    return {
      title: desk.word("screen.embark"),
      about: desk.word("screen.chooseLand"),
      options: lands.map((land) => ({
        id: `land ${land}`,
        name: fieldName(desk.speech, land),
        choose: choose(land),
      })),
      others: end,
      regions: fields,
    };
  }
  const seas = [...new Set(here.map(({ to }) => to))];
  for (const sea of seas) fields.set(sea, { choose: () => void embarkAll(desk, here, sea) });
  fields.set(field.value ?? -1, { isChosen: true, choose: choose(undefined) });
  return {
    title: desk.word("screen.embark"),
    about: fieldName(desk.speech, field.value ?? -1),
    options: [...seas.map((sea) => allRow(desk, here, sea)), ...here.map((offer) => rowFor(desk, offer))],
    others: [{ words: desk.word("screen.back"), do: choose(undefined) }, ...end],
    regions: fields,
  };
}

function allRow(desk: Desk, here: readonly ActionOf<"embark">[], sea: Field): PlanOption {
  return {
    id: `all ${sea}`,
    name: desk.word("screen.allTo", { field: fieldName(desk.speech, sea) }),
    choose: () => void embarkAll(desk, here, sea),
  };
}

/** Every army that may go there. */
async function embarkAll(desk: Desk, here: readonly ActionOf<"embark">[], sea: Field): Promise<void> {
  const state = desk.state.peek();
  const seat = desk.seat.peek();
  if (!state || seat === undefined) return;
  for (const offer of here.filter(({ to }) => to === sea)) {
    if (!(await repeat(desk, offer, countAt(state, offer.from, seat, offer.unit)))) return;
  }
}
