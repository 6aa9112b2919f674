import type { Frame, Region } from "@rondel/imperunde";
import { NOWHERE } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { regionName, regionParams } from "../messages/params.ts";
import {
  type ActionOf,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  regionTargets,
  selectableRow,
  selectedButton,
} from "./decision.ts";

/** D-02: first the sea of the frigate, then that of the ship of the line; both are one action. */
export function startShipsDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "startShips");
  const { region } = context.selection;
  const frigate = region.value;
  const rest = frigate === undefined ? [] : offers.filter((offer) => offer.frigate === frigate);
  if (rest.length === 0) return frigateDecision(context, offers);
  const placed = rest.filter((offer) => offer.shipOfTheLine !== undefined);
  return {
    title: context.text("screen.placeShips"),
    about: context.text("screen.whereShipOfTheLine"),
    options: rest.map((offer) => selectableRow(context, offer, { name: seaName(context, offer.shipOfTheLine) })),
    chosen: context.selection.option.value,
    primary: selectedButton(context, rest),
    back: {
      label: context.text("screen.back"),
      press: () => {
        region.value = undefined;
      },
    },
    regions: regionTargets(
      placed,
      (offer) => offer.shipOfTheLine ?? NOWHERE,
      (offer) => {
        context.selection.option.value = JSON.stringify(offer);
      },
    ),
  };
}

function frigateDecision(context: ImperundeContext, offers: readonly ActionOf<"startShips">[]): ImperundeDecision {
  const seas = [...new Set(offers.map((offer) => offer.frigate))];
  const without = offers.filter((offer) => offer.frigate === undefined);
  const choose = (sea: Region) => () => {
    context.selection.region.value = sea;
  };
  const options = seas.flatMap((sea): OptionRow[] =>
    sea === undefined ? [] : [{ id: `frigate ${sea}`, name: regionName(context.messages, sea), choose: choose(sea) }],
  );
  return {
    title: context.text("screen.placeShips"),
    about: context.text("screen.whereFrigate"),
    options: [...options, ...without.map((offer) => selectableRow(context, offer))],
    chosen: context.selection.option.value,
    primary: selectedButton(context, without),
    regions: new Map(seas.flatMap((sea) => (sea === undefined ? [] : [[sea, { choose: choose(sea) }]]))),
  };
}

function seaName(context: ImperundeContext, sea: Region | undefined): string {
  return sea === undefined ? context.text("screen.none") : regionName(context.messages, sea);
}

/** D-03: a frigate beside the new colony, or armies in it. */
export function equipDecision(
  context: ImperundeContext,
  frame: Extract<Frame, { kind: "startColonies" }>,
): ImperundeDecision {
  const offers = actionsOf(context, "equipFrigate", "equipArmies");
  const frigates = actionsOf(context, "equipFrigate");
  return {
    title: context.text("screen.equip", regionParams("region", frame.territory, context.messages)),
    options: offers.map((offer) => selectableRow(context, offer)),
    chosen: context.selection.option.value,
    primary: selectedButton(context, offers),
    regions: new Map([
      [frame.territory, { isChosen: true, choose: () => undefined }],
      ...regionTargets(
        frigates,
        (offer) => offer.sea,
        (offer) => {
          context.selection.option.value = JSON.stringify(offer);
        },
      ),
    ]),
  };
}
