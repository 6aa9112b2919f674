import { countAt, NOBODY, NOWHERE, type Region } from "@rondel/imperunde";
import { symbolOf } from "../board/units.ts";
import type { ImperundeContext } from "../context.ts";
import { regionName, regionParams } from "../messages/params.ts";
import {
  type ActionOf,
  actionButton,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  optionRow,
  type RegionTarget,
  repeat,
} from "./decision.ts";

type Embark = ActionOf<"embark">;

/** D-24: first a territory, then a sea; one army or all of them. A dragged army embarks alone. */
export function embarkDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "embark");
  const { region, unit } = context.selection;
  const territories = [...new Set(offers.map(({ from }) => from))];
  const symbol = unit.value === undefined ? undefined : symbolOf(context.seat.value ?? NOBODY, unit.value);
  const isSelected = (offer: Embark) => symbol === undefined || symbolIn(context, offer) === symbol;
  const here = offers.filter((offer) => offer.from === region.value && isSelected(offer));
  const choose = (territory: Region | undefined) => (symbol?: string) => {
    region.value = territory;
    unit.value = offers.find((offer) => offer.from === territory && symbolIn(context, offer) === symbol)?.unit;
  };
  const armiesIn = (territory: Region) =>
    offers.filter(({ from }) => from === territory).map((offer) => symbolIn(context, offer));
  const regions = new Map<Region, RegionTarget>(
    territories.map((territory) => [
      territory,
      { choose: choose(territory), pieces: { symbols: armiesIn(territory), take: choose(territory) } },
    ]),
  );
  const end = actionsOf(context, "endEmbarkation").map((action) => actionButton(context, action));
  if (here.length === 0) {
    return {
      title: context.text("screen.embark"),
      about: context.text("screen.chooseTerritory"),
      options: territories.map((territory) => ({
        id: `territory ${territory}`,
        name: regionName(context.messages, territory),
        choose: () => choose(territory)(),
      })),
      secondary: end,
      regions,
    };
  }
  const seas = [...new Set(here.map(({ to }) => to))];
  for (const sea of seas) {
    const [first] = here.filter(({ to }) => to === sea);
    regions.set(sea, {
      choose: () => void embarkAll(context, here, sea),
      ...(first && { drop: () => void context.act(first) }),
    });
  }
  const territory = region.value ?? NOWHERE;
  regions.set(territory, { ...regions.get(territory), isChosen: true, choose: () => choose(undefined)() });
  return {
    title: context.text("screen.embark"),
    about: regionName(context.messages, territory),
    options: [...seas.map((sea) => allRow(context, here, sea)), ...here.map((offer) => optionRow(context, offer))],
    secondary: [{ label: context.text("screen.back"), press: () => choose(undefined)() }, ...end],
    regions,
  };
}

function symbolIn({ seat }: ImperundeContext, { unit }: Embark): string {
  return symbolOf(seat.value ?? NOBODY, unit);
}

function allRow(context: ImperundeContext, here: readonly Embark[], sea: Region): OptionRow {
  return {
    id: `all ${sea}`,
    name: context.text("screen.allTo", regionParams("region", sea, context.messages)),
    choose: () => void embarkAll(context, here, sea),
  };
}

/** Embarks all armies that may go to the sea. */
async function embarkAll(context: ImperundeContext, here: readonly Embark[], sea: Region): Promise<void> {
  const state = context.state.peek();
  const seat = context.seat.peek();
  if (!state || seat === undefined) return;
  for (const offer of here.filter(({ to }) => to === sea)) {
    if (!(await repeat(context, offer, countAt(state, offer.from, seat, offer.unit)))) return;
  }
}
