import { type Card, type CardPlay, cardNamed, namedIn, type Region } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { cardName, regionName } from "../messages/params.ts";
import { type ActionButton, choiceFor, chosenButton, type ImperundeDecision, type RegionTarget } from "./decision.ts";

/** D-06, D-07: the chosen card with its targets. Choosing a region narrows them down. */
export function cardDecision(context: ImperundeContext, card: Card): ImperundeDecision {
  const { choosing } = context;
  const plays = playsOf(context, card);
  const region = choosing.region.value;
  const narrowed = plays.filter((play) => region !== undefined && placesOf(play).includes(region));
  const shown = narrowed.length > 0 ? narrowed : plays;
  const [only] = shown.length === 1 ? shown : [];
  const isOpen = narrowed.length > 0 || shown.length <= MOST_ROWS;
  return {
    title: cardName(context.messages, card),
    about: context.text(only && placesOf(only).length === 0 ? aboutKey(only) : "screen.chooseTarget"),
    options: isOpen ? shown.map((play) => choiceFor(context, play)) : regionRows(context, plays),
    chosen: choosing.option.value ?? (only && JSON.stringify(only)),
    primary: only ? playing(context, only) : chosenButton(context, shown),
    secondary: [
      {
        label: context.text("screen.back"),
        press: () => {
          if (region === undefined) choosing.card.value = undefined;
          choosing.region.value = undefined;
        },
      },
    ],
    regions: regionsOf(context, plays, narrowed, region),
  };
}

const MOST_ROWS = 24;

export function playsOf({ plays }: ImperundeContext, card: Card): readonly CardPlay[] {
  return plays.value.filter((play) => cardNamed(play.kind) === card);
}

function aboutKey(play: CardPlay): `card.${CardPlay["kind"]}.about` {
  return `card.${play.kind}.about`;
}

function playing(context: ImperundeContext, play: CardPlay): ActionButton {
  const card = cardName(context.messages, cardNamed(play.kind));
  return { label: context.text("screen.playCard", { card }), press: () => void context.act(play) };
}

/** The regions that the player can point at to choose a play: the first target, then the destination. */
function placesOf(play: CardPlay): readonly Region[] {
  const { regions, to } = namedIn(play);
  return [...regions.slice(0, 1), ...(to === undefined ? [] : [to])];
}

function regionRows(context: ImperundeContext, plays: readonly CardPlay[]): ImperundeDecision["options"] {
  const regions = [...new Set(plays.flatMap((play) => placesOf(play).slice(0, 1)))];
  return regions.map((region) => ({
    id: `field ${region}`,
    name: regionName(context.messages, region),
    choose: () => {
      context.choosing.region.value = region;
    },
  }));
}

function regionsOf(
  { choosing }: ImperundeContext,
  plays: readonly CardPlay[],
  narrowed: readonly CardPlay[],
  region: Region | undefined,
): Map<Region, RegionTarget> {
  const regions = new Map<Region, RegionTarget>();
  for (const play of plays) {
    const [first] = placesOf(play);
    if (first === undefined) continue;
    regions.set(first, {
      choose: () => {
        choosing.region.value = first;
      },
    });
  }
  for (const play of narrowed) {
    const [, second] = placesOf(play);
    if (second === undefined) continue;
    regions.set(second, {
      choose: () => {
        choosing.option.value = JSON.stringify(play);
      },
    });
  }
  if (region !== undefined && regions.has(region)) regions.set(region, { isChosen: true, choose: () => undefined });
  return regions;
}
