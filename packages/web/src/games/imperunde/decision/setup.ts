import type { Field, Frame } from "@rondel/imperunde";
import type { Desk } from "../context.ts";
import { fieldName } from "../messages/params.ts";
import { type ActionOf, actionsOf, choiceFor, chosenDeed, offersFor, type Plan, type PlanOption } from "./decision.ts";

/** D-02: first the frigate, then the ship of the line; the pair is one decision. */
export function startShipsPlan(desk: Desk): Plan {
  const offers = actionsOf(desk, "startShips");
  const { field } = desk.choosing;
  const frigate = field.value;
  const rest = frigate === undefined ? [] : offers.filter((offer) => offer.frigate === frigate);
  if (rest.length === 0) return frigatePlan(desk, offers);
  const placed = rest.filter((offer) => offer.shipOfTheLine !== undefined);
  return {
    title: desk.word("screen.placeShips"),
    about: desk.word("screen.lineWhere"),
    options: rest.map((offer) => choiceFor(desk, offer, { name: seaName(desk, offer.shipOfTheLine) })),
    chosen: desk.choosing.option.value,
    deed: chosenDeed(desk, rest),
    others: [
      {
        words: desk.word("screen.back"),
        do: () => {
          field.value = undefined;
        },
      },
    ],
    regions: offersFor(
      placed,
      (offer) => offer.shipOfTheLine ?? -1,
      (offer) => {
        desk.choosing.option.value = JSON.stringify(offer);
      },
    ),
  };
}

function frigatePlan(desk: Desk, offers: readonly ActionOf<"startShips">[]): Plan {
  const seas = [...new Set(offers.map((offer) => offer.frigate))];
  const without = offers.filter((offer) => offer.frigate === undefined);
  const choose = (sea: Field) => () => {
    desk.choosing.field.value = sea;
  };
  const options = seas.flatMap((sea): PlanOption[] =>
    sea === undefined ? [] : [{ id: `frigate ${sea}`, name: fieldName(desk.speech, sea), choose: choose(sea) }],
  );
  return {
    title: desk.word("screen.placeShips"),
    about: desk.word("screen.frigateWhere"),
    options: [...options, ...without.map((offer) => choiceFor(desk, offer))],
    chosen: desk.choosing.option.value,
    deed: chosenDeed(desk, without),
    regions: new Map(seas.flatMap((sea) => (sea === undefined ? [] : [[sea, { choose: choose(sea) }]]))),
  };
}

function seaName(desk: Desk, sea: Field | undefined): string {
  return sea === undefined ? desk.word("screen.none") : fieldName(desk.speech, sea);
}

/** D-03: a frigate beside the colony, or armies in it. */
export function equipPlan(desk: Desk, frame: Extract<Frame, { kind: "startColonies" }>): Plan {
  const offers = actionsOf(desk, "equipFrigate", "equipArmies");
  const frigates = actionsOf(desk, "equipFrigate");
  return {
    title: desk.word("screen.equip", { field: fieldName(desk.speech, frame.land) }),
    options: offers.map((offer) => choiceFor(desk, offer)),
    chosen: desk.choosing.option.value,
    deed: chosenDeed(desk, offers),
    regions: new Map([
      [frame.land, { isChosen: true, choose: () => undefined }],
      ...offersFor(
        frigates,
        (offer) => offer.sea,
        (offer) => {
          desk.choosing.option.value = JSON.stringify(offer);
        },
      ),
    ]),
  };
}
