import { groupBy } from "@rondel/boards/group-by";
import { type Action, FACTORY_PRICE, IMPORT_PRICE, isPort, producedIn, type Region } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import {
  actionButton,
  actionsOf,
  endButton,
  type ImperialDecision,
  optionRow,
  type RegionTarget,
  regionTargets,
} from "./decision.ts";

/** D-04: the city of a new factory. */
export function factoryDecision(context: ImperialContext): ImperialDecision {
  return {
    title: "screen.chooseCity",
    options: actionsOf(context, "buildFactory").map((action) =>
      optionRow(context, action, {
        consequence: context.text(isPort(action.province) ? "term.shipyard" : "term.armaments"),
        price: context.text("money", { amount: FACTORY_PRICE }),
      }),
    ),
    secondary: actionsOf(context, "buildNothing").map((action) => endButton(context, action)),
    regions: regionTargets(context, "buildFactory", ({ province }) => province, "more"),
    attempt: (province) => ({ kind: "buildFactory", province }),
  };
}

/** D-05: one press produces in every factory; a factory can be left out by choosing the others one by one. */
export function productionDecision(context: ImperialContext): ImperialDecision {
  const [all] = actionsOf(context, "produceAll");
  return {
    ...(all && { primary: actionButton(context, all) }),
    title: "screen.chooseFactories",
    options: actionsOf(context, "produce").map((action) =>
      optionRow(context, action, { consequence: context.text(`unit.${producedIn(action.province)}`) }),
    ),
    secondary: actionsOf(context, "endProduction").map((action) => endButton(context, action)),
    regions: regionTargets(context, "produce", ({ province }) => province, "more"),
    attempt: (province) => ({ kind: "produce", province }),
  };
}

/** D-06, D-07: units are bought one after the other. Clicking a port opens the choice between army and fleet. */
export function importDecision(context: ImperialContext): ImperialDecision {
  const { selection } = context;
  const imports = actionsOf(context, "placeImport");
  const opened = selection.target.value;
  const shown = opened === undefined ? imports : imports.filter(({ province }) => province === opened);
  const byProvince = groupBy(imports, ({ province }) => province);
  const regions = new Map<Region, RegionTarget>();
  for (const [province, units] of byProvince) {
    regions.set(province, {
      mark: "more",
      isChosen: province === opened,
      choose: () => {
        const [only, another] = units;
        if (only && !another) void context.act(only);
        else selection.target.value = province;
      },
    });
  }
  return {
    title: "screen.placeUnits",
    options: shown.map((action) =>
      optionRow(context, action, { price: context.text("money", { amount: IMPORT_PRICE }) }),
    ),
    secondary: [
      ...(opened === undefined ? [] : [elsewhereButton(context)]),
      ...actionsOf(context, "endImport").map((action) => endButton(context, action)),
    ],
    regions,
    attempt: (province): Action => ({ kind: "placeImport", unit: "army", province }),
  };
}

function elsewhereButton(context: ImperialContext) {
  return {
    label: context.text("screen.otherProvinces"),
    press: () => {
      context.selection.target.value = undefined;
    },
  };
}

/** D-17: the regions of the last flags. */
export function flagsDecision(context: ImperialContext): ImperialDecision {
  return {
    title: "screen.placeFlags",
    options: actionsOf(context, "placeFlag").map((action) =>
      optionRow(context, action, { name: regionName(context.messages, action.region) }),
    ),
    regions: regionTargets(context, "placeFlag", ({ region }) => region, "more"),
    attempt: (region) => ({ kind: "placeFlag", region }),
  };
}
