import type { Frame, Region } from "@rondel/imperunde";
import { NOWHERE } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { regionName, regionParams } from "../messages/params.ts";
import {
  type ActionOf,
  actionsOf,
  choiceFor,
  chosenButton,
  type ImperundeDecision,
  type OptionRow,
  regionTargets,
} from "./decision.ts";

/** D-02: first the frigate, then the ship of the line; the pair is one decision. */
export function startShipsDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "startShips");
  const { region } = context.choosing;
  const frigate = region.value;
  const rest = frigate === undefined ? [] : offers.filter((offer) => offer.frigate === frigate);
  if (rest.length === 0) return frigateDecision(context, offers);
  const placed = rest.filter((offer) => offer.shipOfTheLine !== undefined);
  return {
    title: context.text("screen.placeShips"),
    about: context.text("screen.whereShipOfTheLine"),
    options: rest.map((offer) => choiceFor(context, offer, { name: seaName(context, offer.shipOfTheLine) })),
    chosen: context.choosing.option.value,
    primary: chosenButton(context, rest),
    secondary: [
      {
        label: context.text("screen.back"),
        press: () => {
          region.value = undefined;
        },
      },
    ],
    regions: regionTargets(
      placed,
      (offer) => offer.shipOfTheLine ?? NOWHERE,
      (offer) => {
        context.choosing.option.value = JSON.stringify(offer);
      },
    ),
  };
}

function frigateDecision(context: ImperundeContext, offers: readonly ActionOf<"startShips">[]): ImperundeDecision {
  const seas = [...new Set(offers.map((offer) => offer.frigate))];
  const without = offers.filter((offer) => offer.frigate === undefined);
  const choose = (sea: Region) => () => {
    context.choosing.region.value = sea;
  };
  const options = seas.flatMap((sea): OptionRow[] =>
    sea === undefined ? [] : [{ id: `frigate ${sea}`, name: regionName(context.messages, sea), choose: choose(sea) }],
  );
  return {
    title: context.text("screen.placeShips"),
    about: context.text("screen.whereFrigate"),
    options: [...options, ...without.map((offer) => choiceFor(context, offer))],
    chosen: context.choosing.option.value,
    primary: chosenButton(context, without),
    regions: new Map(seas.flatMap((sea) => (sea === undefined ? [] : [[sea, { choose: choose(sea) }]]))),
  };
}

function seaName(context: ImperundeContext, sea: Region | undefined): string {
  return sea === undefined ? context.text("screen.none") : regionName(context.messages, sea);
}

/** D-03: a frigate beside the colony, or armies in it. */
export function equipDecision(
  context: ImperundeContext,
  frame: Extract<Frame, { kind: "startColonies" }>,
): ImperundeDecision {
  const offers = actionsOf(context, "equipFrigate", "equipArmies");
  const frigates = actionsOf(context, "equipFrigate");
  return {
    title: context.text("screen.equip", regionParams("region", frame.territory, context.messages)),
    options: offers.map((offer) => choiceFor(context, offer)),
    chosen: context.choosing.option.value,
    primary: chosenButton(context, offers),
    regions: new Map([
      [frame.territory, { isChosen: true, choose: () => undefined }],
      ...regionTargets(
        frigates,
        (offer) => offer.sea,
        (offer) => {
          context.choosing.option.value = JSON.stringify(offer);
        },
      ),
    ]),
  };
}
