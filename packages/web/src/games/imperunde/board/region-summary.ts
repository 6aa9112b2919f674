import type { Sea, Territory } from "@rondel/imperunde";
import {
  ALL_REGIONS,
  isHome,
  isPlayer,
  isSea,
  NOBODY,
  ownerOf,
  postsAt,
  type Region,
  regionValue,
  type State,
} from "@rondel/imperunde";
import { currentLanguage } from "../../../messages/messages.ts";
import type { ImperundeContext } from "../context.ts";
import type { ImperundeDecision } from "../decision/decision.ts";
import { partyParams, regionName } from "../messages/params.ts";
import { nameOf } from "./board-pieces.ts";
import { describeUnits, unitsIn } from "./units.ts";

/** Creates a function that describes all regions. It describes a region again only if its facts or the names have changed. */
export function cachedSummaries(
  context: ImperundeContext,
): (state: State, decision: ImperundeDecision | undefined) => Readonly<Record<string, string>> {
  const cache = new Map<Region, { readonly facts: string; readonly text: string }>();
  return (state, decision) => {
    const names = [currentLanguage(), ...state.home.map((_, seat) => context.messages.seat(seat))].join();
    const target = `; ${context.text("spoken.target")}`;
    const summaries = ALL_REGIONS.map((region) => {
      const facts = names + JSON.stringify(factsOf(state, region));
      const known = cache.get(region);
      const text = known?.facts === facts ? known.text : summaryOf(context, state, region);
      cache.set(region, { facts, text });
      const offer = decision?.regions?.get(region);
      const note = offer?.note === undefined ? "" : `, ${offer.note}`;
      return [nameOf(region), offer && !offer.isQuiet ? text + target + note : text] as const;
    });
    return Object.fromEntries(summaries);
  };
}

/** Everything on which the summary of a region depends. */
function factsOf(state: State, region: Region): unknown {
  const units = unitsIn(state, region);
  if (isSea(region)) return [units, state.weather[region]];
  const owner = ownerOf(state, region);
  const marks = [state.famine[region], state.plunderer[region]];
  return [units, owner, isHome(state, region), postsAt(state, region), marks];
}

/** A description for screen readers: "Congo, territory, value 2, Jonas’s colony, 2 trading posts, Jonas: 1 fort". */
function summaryOf(context: ImperundeContext, state: State, region: Region): string {
  return [
    regionName(context.messages, region),
    ...factsAbout(context, state, region),
    ...describeUnits(context, state, region),
  ].join(", ");
}

/** What a region is: its kind, value and owner, weather and discs. */
export function factsAbout(context: ImperundeContext, state: State, region: Region): string[] {
  return [
    context.text(isSea(region) ? "spoken.sea" : "spoken.land", { value: regionValue(region) }),
    ...(isSea(region) ? weatherOf(context, state, region) : territoryParts(context, state, region)),
  ];
}

function weatherOf({ text }: ImperundeContext, state: State, sea: Sea): string[] {
  const weather = state.weather[sea];
  if (weather === 1) return [text("term.event.storm")];
  return weather === 2 ? [text("term.event.calm")] : [];
}

function territoryParts({ text, messages }: ImperundeContext, state: State, territory: Territory): string[] {
  const owner = ownerOf(state, territory);
  if (!isPlayer(owner)) return [text("spoken.free")];
  const posts = postsAt(state, territory);
  return [
    text(isHome(state, territory) ? "spoken.home" : "spoken.owned", partyParams("seat", owner, messages)),
    ...(posts > 0 ? [text("spoken.posts", { count: posts })] : []),
    ...(state.famine[territory] === 1 ? [text("term.event.famine")] : []),
    ...((state.plunderer[territory] ?? NOBODY) !== NOBODY ? [text("mark.plunder")] : []),
  ];
}
