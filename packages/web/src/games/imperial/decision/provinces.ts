import { type Action, isPort, producedIn, type Region } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import {
  actionButton,
  actionsOf,
  type ImperialDecision,
  optionRow,
  type RegionTarget,
  regionTargets,
} from "./decision.ts";

/** D-04: where the factory goes up. */
export function factoryDecision(context: ImperialContext): ImperialDecision {
  return {
    title: "screen.chooseCity",
    options: actionsOf(context, "buildFactory").map((action) =>
      optionRow(context, action, {
        consequence: context.text(isPort(action.province) ? "term.shipyard" : "term.armaments"),
        price: context.text("money", { amount: 5 }),
      }),
    ),
    secondary: actionsOf(context, "buildNothing").map((action) => actionButton(context, action)),
    regions: regionTargets(context, "buildFactory", ({ province }) => province, "more"),
    attempt: (province) => ({ kind: "buildFactory", province }),
  };
}

/** D-05: which factories produce while pieces are short. */
export function productionDecision(context: ImperialContext): ImperialDecision {
  return {
    title: "screen.chooseFactories",
    options: actionsOf(context, "produce").map((action) =>
      optionRow(context, action, { consequence: context.text(`unit.${producedIn(action.province)}`) }),
    ),
    secondary: actionsOf(context, "endProduction").map((action) => actionButton(context, action)),
    regions: regionTargets(context, "produce", ({ province }) => province, "more"),
    attempt: (province) => ({ kind: "produce", province }),
  };
}

/** D-06, D-07: units are bought one after the other. A port that takes both asks which. */
export function importDecision(context: ImperialContext): ImperialDecision {
  const { choosing } = context;
  const imports = actionsOf(context, "placeImport");
  const asked = choosing.target.value;
  const shown = asked === undefined ? imports : imports.filter(({ province }) => province === asked);
  const byProvince = Map.groupBy(imports, ({ province }) => province);
  const regions = new Map<Region, RegionTarget>();
  for (const [province, units] of byProvince) {
    regions.set(province, {
      mark: "more",
      isChosen: province === asked,
      choose: () => {
        const [only, another] = units;
        if (only && !another) void context.act(only);
        else choosing.target.value = province;
      },
    });
  }
  return {
    title: "screen.placeUnits",
    options: shown.map((action) => optionRow(context, action, { price: context.text("money", { amount: 1 }) })),
    secondary: [
      ...(asked === undefined ? [] : [somewhereElse(context)]),
      ...actionsOf(context, "endImport").map((action) => actionButton(context, action)),
    ],
    regions,
    attempt: (province): Action => ({ kind: "placeImport", unit: "army", province }),
  };
}

function somewhereElse(context: ImperialContext) {
  return {
    label: context.text("screen.otherProvinces"),
    press: () => {
      context.choosing.target.value = undefined;
    },
  };
}

/** D-17: where the last flags go. */
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
