import { type Card, type CardPlay, cardNamed, namedIn, type Region } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { cardName, regionName } from "../messages/params.ts";
import {
  type ActionButton,
  type ImperundeDecision,
  type RegionTarget,
  selectableRow,
  selectedButton,
} from "./decision.ts";

/** D-06, D-07: the chosen card with its targets. A selected region narrows them down. */
export function cardDecision(context: ImperundeContext, card: Card): ImperundeDecision {
  const { selection } = context;
  const plays = playsOf(context, card);
  const region = selection.region.value;
  const narrowed = plays.filter((play) => region !== undefined && targetRegions(play).includes(region));
  const shown = narrowed.length > 0 ? narrowed : plays;
  const [only] = shown.length === 1 ? shown : [];
  const isOpen = narrowed.length > 0 || shown.length <= MOST_ROWS;
  return {
    title: cardName(context.messages, card),
    about: context.text(only && targetRegions(only).length === 0 ? aboutKey(only) : "screen.chooseTarget"),
    options: isOpen ? shown.map((play) => selectableRow(context, play)) : regionRows(context, plays),
    chosen: selection.option.value ?? (only && JSON.stringify(only)),
    primary: only ? playButton(context, only) : selectedButton(context, shown),
    back: {
      label: context.text("screen.back"),
      press: () => {
        if (region === undefined) selection.card.value = undefined;
        selection.region.value = undefined;
      },
    },
    regions: regionChoices(context, plays, narrowed, region),
  };
}

const MOST_ROWS = 24;

export function playsOf({ plays }: ImperundeContext, card: Card): readonly CardPlay[] {
  return plays.value.filter((play) => cardNamed(play.kind) === card);
}

function aboutKey(play: CardPlay): `card.${CardPlay["kind"]}.about` {
  return `card.${play.kind}.about`;
}

function playButton(context: ImperundeContext, play: CardPlay): ActionButton {
  const card = cardName(context.messages, cardNamed(play.kind));
  return { label: context.text("screen.playCard", { card }), press: () => void context.act(play) };
}

/** The regions that the player can point at to choose a play: the first target, then the destination. */
function targetRegions(play: CardPlay): readonly Region[] {
  const { regions, to } = namedIn(play);
  return [...regions.slice(0, 1), ...(to === undefined ? [] : [to])];
}

function regionRows(context: ImperundeContext, plays: readonly CardPlay[]): ImperundeDecision["options"] {
  const regions = [...new Set(plays.flatMap((play) => targetRegions(play).slice(0, 1)))];
  return regions.map((region) => ({
    id: `region ${region}`,
    name: regionName(context.messages, region),
    choose: () => {
      context.selection.region.value = region;
    },
  }));
}

function regionChoices(
  { selection }: ImperundeContext,
  plays: readonly CardPlay[],
  narrowed: readonly CardPlay[],
  region: Region | undefined,
): Map<Region, RegionTarget> {
  const regions = new Map<Region, RegionTarget>();
  for (const play of plays) {
    const [first] = targetRegions(play);
    if (first === undefined) continue;
    regions.set(first, {
      choose: () => {
        selection.region.value = first;
      },
    });
  }
  for (const play of narrowed) {
    const [, second] = targetRegions(play);
    if (second === undefined) continue;
    regions.set(second, {
      choose: () => {
        selection.option.value = JSON.stringify(play);
      },
    });
  }
  if (region !== undefined && regions.has(region)) regions.set(region, { isChosen: true, choose: () => undefined });
  return regions;
}
