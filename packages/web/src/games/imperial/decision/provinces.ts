import { type Action, isPort, producedIn, type Region } from "@rondel/imperial";
import type { Desk } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { actionsOf, deedFor, offersFor, type Plan, type RegionOffer, rowFor } from "./decision.ts";

/** D-04: where the factory goes up. */
export function factoryPlan(desk: Desk): Plan {
  return {
    title: "screen.chooseCity",
    options: actionsOf(desk, "buildFactory").map((action) =>
      rowFor(desk, action, {
        consequence: desk.word(isPort(action.province) ? "term.shipyard" : "term.armaments"),
        price: desk.word("money", { amount: 5 }),
      }),
    ),
    others: actionsOf(desk, "buildNothing").map((action) => deedFor(desk, action)),
    regions: offersFor(desk, "buildFactory", ({ province }) => province, "more"),
    attempt: (province) => ({ kind: "buildFactory", province }),
  };
}

/** D-05: which factories produce while pieces are short. */
export function productionPlan(desk: Desk): Plan {
  return {
    title: "screen.chooseFactories",
    options: actionsOf(desk, "produce").map((action) =>
      rowFor(desk, action, { consequence: desk.word(`unit.${producedIn(action.province)}`) }),
    ),
    others: actionsOf(desk, "endProduction").map((action) => deedFor(desk, action)),
    regions: offersFor(desk, "produce", ({ province }) => province, "more"),
    attempt: (province) => ({ kind: "produce", province }),
  };
}

/** D-06, D-07: units are bought one after the other. A port that takes both asks which. */
export function importPlan(desk: Desk): Plan {
  const { choosing } = desk;
  const imports = actionsOf(desk, "placeImport");
  const asked = choosing.target.value;
  const shown = asked === undefined ? imports : imports.filter(({ province }) => province === asked);
  const byProvince = Map.groupBy(imports, ({ province }) => province);
  const regions = new Map<Region, RegionOffer>();
  for (const [province, units] of byProvince) {
    regions.set(province, {
      mark: "more",
      isChosen: province === asked,
      choose: () => {
        const [only, another] = units;
        if (only && !another) void desk.act(only);
        else choosing.target.value = province;
      },
    });
  }
  return {
    title: "screen.placeUnits",
    options: shown.map((action) => rowFor(desk, action, { price: desk.word("money", { amount: 1 }) })),
    others: [
      ...(asked === undefined ? [] : [somewhereElse(desk)]),
      ...actionsOf(desk, "endImport").map((action) => deedFor(desk, action)),
    ],
    regions,
    attempt: (province): Action => ({ kind: "placeImport", unit: "army", province }),
  };
}

function somewhereElse(desk: Desk) {
  return {
    words: desk.word("screen.elsewhere"),
    do: () => {
      desk.choosing.target.value = undefined;
    },
  };
}

/** D-17: where the last flags go. */
export function flagsPlan(desk: Desk): Plan {
  return {
    title: "screen.placeFlags",
    options: actionsOf(desk, "placeFlag").map((action) =>
      rowFor(desk, action, { name: regionName(desk.speech, action.region) }),
    ),
    regions: offersFor(desk, "placeFlag", ({ region }) => region, "more"),
    attempt: (region) => ({ kind: "placeFlag", region }),
  };
}
