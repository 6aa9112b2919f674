import { countAt, type Field } from "@rondel/imperunde";
import { symbolOf } from "../board/units.ts";
import type { Desk } from "../context.ts";
import { fieldName } from "../messages/params.ts";
import {
  type ActionOf,
  actionsOf,
  deedFor,
  type FieldOffer,
  type Plan,
  type PlanOption,
  repeat,
  rowFor,
} from "./decision.ts";

type Embark = ActionOf<"embark">;

/** D-24: choose a land, then a sea; one army, or all of them; an army that is carried goes alone. */
export function embarkPlan(desk: Desk): Plan {
  const offers = actionsOf(desk, "embark");
  const { field, unit } = desk.choosing;
  const lands = [...new Set(offers.map(({ from }) => from))];
  const meant = unit.value === undefined ? undefined : symbolOf(desk.seat.value ?? -1, unit.value);
  const isMeant = (offer: Embark) => meant === undefined || symbolIn(desk, offer) === meant;
  const here = offers.filter((offer) => offer.from === field.value && isMeant(offer));
  const choose = (land: Field | undefined) => (symbol?: string) => {
    field.value = land;
    unit.value = offers.find((offer) => offer.from === land && symbolIn(desk, offer) === symbol)?.unit;
  };
  const armiesIn = (land: Field) => offers.filter(({ from }) => from === land).map((offer) => symbolIn(desk, offer));
  const fields = new Map<Field, FieldOffer>(
    lands.map((land) => [land, { choose: choose(land), pieces: { symbols: armiesIn(land), take: choose(land) } }]),
  );
  const end = actionsOf(desk, "endEmbarkation").map((action) => deedFor(desk, action));
  if (here.length === 0) {
    return {
      title: desk.word("screen.embark"),
      about: desk.word("screen.chooseLand"),
      options: lands.map((land) => ({
        id: `land ${land}`,
        name: fieldName(desk.speech, land),
        choose: () => choose(land)(),
      })),
      others: end,
      regions: fields,
    };
  }
  const seas = [...new Set(here.map(({ to }) => to))];
  for (const sea of seas) {
    const [first] = here.filter(({ to }) => to === sea);
    fields.set(sea, {
      choose: () => void embarkAll(desk, here, sea),
      ...(first && { drop: () => void desk.act(first) }),
    });
  }
  const land = field.value ?? -1;
  fields.set(land, { ...fields.get(land), isChosen: true, choose: () => choose(undefined)() });
  return {
    title: desk.word("screen.embark"),
    about: fieldName(desk.speech, land),
    options: [...seas.map((sea) => allRow(desk, here, sea)), ...here.map((offer) => rowFor(desk, offer))],
    others: [{ words: desk.word("screen.back"), do: () => choose(undefined)() }, ...end],
    regions: fields,
  };
}

function symbolIn({ seat }: Desk, { unit }: Embark): string {
  return symbolOf(seat.value ?? -1, unit);
}

function allRow(desk: Desk, here: readonly Embark[], sea: Field): PlanOption {
  return {
    id: `all ${sea}`,
    name: desk.word("screen.allTo", { field: fieldName(desk.speech, sea) }),
    choose: () => void embarkAll(desk, here, sea),
  };
}

/** Every army that may go there. */
async function embarkAll(desk: Desk, here: readonly Embark[], sea: Field): Promise<void> {
  const state = desk.state.peek();
  const seat = desk.seat.peek();
  if (!state || seat === undefined) return;
  for (const offer of here.filter(({ to }) => to === sea)) {
    if (!(await repeat(desk, offer, countAt(state, offer.from, seat, offer.unit)))) return;
  }
}
