import {
  dieOffset,
  type Frame,
  type KindName,
  kindNamed,
  NOWHERE,
  postsAt,
  provisionalSheet,
  type Region,
  regionValue,
} from "@rondel/imperunde";
import { unitsIn } from "../board/units.ts";
import type { ImperundeContext } from "../context.ts";
import {
  type ActionButton,
  type ActionOf,
  actionButton,
  actionsOf,
  type ImperundeDecision,
  type OptionRow,
  type RegionTarget,
  regionTargets,
  selectableRow,
  selectedButton,
} from "../decision/decision.ts";
import { regionName, regionParams } from "../messages/params.ts";
import { countedUnits, kindName } from "../messages/units.ts";
import { dealForMe } from "./deal.ts";

/** The two ships of the setup. */
const SHIPS = ["frigate", "shipOfTheLine"] as const;
type Ship = (typeof SHIPS)[number];

/** D-02: a sea for each of the two ships, on one screen. The two best seas are chosen at first. */
export function startShipsDecision(context: ImperundeContext): ImperundeDecision {
  const offers = actionsOf(context, "startShips");
  const seas = [...new Set(offers.flatMap(({ frigate }) => (frigate === undefined ? [] : [frigate])))];
  const places = placesOf(context, seas);
  const chosen = offers.find((offer) => SHIPS.every((ship) => offer[ship] === places[ship]));
  const active = context.selection.ship.value;
  const put = (sea: Region) => putShip(context, active, sea);
  return {
    title: context.text("screen.placeShips"),
    about: homeAbout(context),
    controls: <ShipChips context={context} places={places} />,
    options: seas.map((sea) => seaRow(context, sea, places, () => put(sea))),
    chosen: `sea ${places[active]}`,
    ...(chosen && {
      primary: actionButton(context, chosen, context.text("setup.place")),
      proposes: JSON.stringify(chosen),
    }),
    secondary: [dealButton(context)],
    regions: new Map(
      seas.map((sea) => [
        sea,
        { isChosen: sea === places[active], note: seaNote(context, sea), choose: () => put(sea) },
      ]),
    ),
  };
}

type Places = Readonly<Record<Ship, Region>>;

/** Where the ships go: as the player has chosen, else apart, the stronger one in the best sea. A sea pays once, whatever is there. */
function placesOf({ selection }: ImperundeContext, seas: readonly Region[]): Places {
  const [best = NOWHERE, second = best] = seas.toSorted((one, other) => regionValue(other) - regionValue(one));
  return { frigate: second, shipOfTheLine: best, ...selection.ships.value };
}

/** Places a ship and turns to the other one. */
function putShip({ selection }: ImperundeContext, ship: Ship, sea: Region): void {
  selection.ships.value = { ...selection.ships.value, [ship]: sea };
  selection.ship.value = ship === "frigate" ? "shipOfTheLine" : "frigate";
}

function ShipChips({ context, places }: { readonly context: ImperundeContext; readonly places: Places }) {
  const { messages, selection } = context;
  return (
    <p class="presets">
      {SHIPS.map((ship) => (
        <button
          type="button"
          class="chip"
          key={ship}
          aria-pressed={selection.ship.value === ship}
          onClick={() => {
            selection.ship.value = ship;
          }}
        >
          {context.text("setup.shipIn", {
            ship: kindName(messages, kindNamed(ship)),
            sea: regionName(messages, places[ship]),
          })}
        </button>
      ))}
    </p>
  );
}

function seaRow(context: ImperundeContext, sea: Region, places: Places, choose: () => void): OptionRow {
  const here = SHIPS.filter((ship) => places[ship] === sea).map((ship) => kindName(context.messages, kindNamed(ship)));
  return {
    id: `sea ${sea}`,
    name: regionName(context.messages, sea),
    consequence: [
      ...(here.length > 0 ? [context.messages.list(here)] : []),
      context.text("setup.seaBrings", { value: regionValue(sea) }),
    ].join(" · "),
    choose,
  };
}

function seaNote({ text }: ImperundeContext, sea: Region): string {
  return text("setup.note", { value: regionValue(sea) });
}

/** The home with its first armies and its tax. */
function homeAbout(context: ImperundeContext): string {
  const { state, seat, text, messages } = context;
  const now = state.value;
  const home = seat.value === undefined ? undefined : now?.home[seat.value];
  if (!now || home === undefined || seat.value === undefined) return "";
  const units = unitsAt(context, home);
  const tax = provisionalSheet(now, seat.value).homeTax;
  return text("setup.home", { ...regionParams("region", home, messages), units, tax });
}

/** The units in a region, with their numbers. */
function unitsAt({ state, messages }: ImperundeContext, region: Region): string {
  const stacks = state.value ? unitsIn(state.value, region) : [];
  return countedUnits(
    messages,
    stacks.flatMap(({ unit, count }) => Array.from({ length: count }, () => unit)),
  );
}

/** D-03: a frigate beside the new colony, or armies in it. */
export function equipDecision(
  context: ImperundeContext,
  frame: Extract<Frame, { kind: "startColonies" }>,
): ImperundeDecision {
  const offers = actionsOf(context, "equipFrigate", "equipArmies");
  const frigates = actionsOf(context, "equipFrigate");
  const lit = regionTargets(
    frigates,
    (offer) => offer.sea,
    (offer) => {
      context.selection.option.value = JSON.stringify(offer);
    },
  );
  return {
    title: context.text("screen.equip", regionParams("region", frame.territory, context.messages)),
    about: colonyAbout(context, frame.territory),
    options: offers.map((offer) => selectableRow(context, offer, { consequence: forceAbout(context, offer) })),
    chosen: context.selection.option.value,
    primary: selectedButton(context, offers),
    secondary: [dealButton(context)],
    regions: new Map<Region, RegionTarget>([
      [frame.territory, { isChosen: true, choose: () => undefined }],
      ...[...lit].map(([sea, target]) => [sea, { ...target, note: seaNote(context, sea) }] as const),
    ]),
  };
}

/** What the colony has and pays. */
function colonyAbout(context: ImperundeContext, territory: Region): string {
  const { state, text } = context;
  if (!state.value) return "";
  return text("setup.colony", { posts: postsAt(state.value, territory), units: unitsAt(context, territory) });
}

/** What the extra forces bring: the tax of a sea, or the dice of the armies. */
function forceAbout(context: ImperundeContext, offer: ActionOf<"equipFrigate" | "equipArmies">): string {
  if (offer.kind === "equipFrigate") return context.text("setup.seaBrings", { value: regionValue(offer.sea) });
  const kinds = (["artillery", "cavalry", "infantry"] as const).filter((kind) => offer[kind] > 0);
  return kinds.map((kind) => dieText(context, kind)).join(", ");
}

function dieText({ text, messages }: ImperundeContext, name: KindName): string {
  const kind = kindNamed(name);
  const offset = dieOffset(kind);
  return text("setup.die", { unit: kindName(messages, kind), low: 1 + offset, high: 6 + offset });
}

function dealButton(context: ImperundeContext): ActionButton {
  return { label: context.text("setup.deal"), press: () => dealForMe(context) };
}
