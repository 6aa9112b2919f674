import { actionOf, armiesOnMap, fleetsOnMap, type Power, type Space, spaceOf } from "@rondel/imperial";
import type { SpacePreview } from "../answers.ts";
import type { Desk } from "../context.ts";
import { spaceName } from "../messages/params.ts";
import { actionsOf, type Plan, type PlanOption } from "./decision.ts";
import { SpacePreviewLines } from "./SpacePreviewLines.tsx";

const SHOWN_STEPS = 6;

/** D-02: where on the rondel. Choosing there and choosing here is the same. */
export function rondelPlan(desk: Desk, power: Power): Plan {
  const { choosing } = desk;
  const previews = desk.ask({ kind: "rondel", power }) ?? [];
  const legal = new Set(actionsOf(desk, "moveRondel").map(({ space }) => space));
  const choose = (space: Space) => {
    choosing.option.value = String(space);
  };
  const shown = previews
    .filter(({ steps, space }) => steps <= SHOWN_STEPS || legal.has(space))
    .toSorted((one, other) => one.steps - other.steps);
  const chosen = previews.find(({ space }) => String(space) === choosing.option.value);
  return {
    title: "screen.chooseSpace",
    options: shown.map((preview) => optionFor(desk, power, preview, legal, choose)),
    chosen: choosing.option.value,
    deed: chosen && {
      words: desk.word(chosen.surcharge > 0 ? "action.moveRondel.paid" : "action.moveRondel", {
        space: spaceName(desk.speech, chosen.space),
        amount: chosen.surcharge,
      }),
      do: () => void desk.act({ kind: "moveRondel", space: chosen.space }),
    },
    spaces: new Map([...legal].map((space) => [space, () => choose(space)])),
  };
}

function optionFor(
  desk: Desk,
  power: Power,
  preview: SpacePreview,
  legal: ReadonlySet<Space>,
  choose: (space: Space) => void,
): PlanOption {
  const { space, steps, surcharge } = preview;
  const refused = legal.has(space) ? undefined : desk.whyNot({ kind: "moveRondel", space });
  return {
    id: String(space),
    ...(steps > 0 && { mark: steps }),
    name: spaceName(desk.speech, space),
    consequence: [effectInShort(desk, power, preview), preview.passesInvestor && desk.word("preview.passes")]
      .filter(Boolean)
      .join("; "),
    price: surcharge === 0 ? desk.word("money.free") : desk.word("money", { amount: surcharge }),
    ...(refused && { impossible: desk.explain(refused) }),
    preview: <SpacePreviewLines power={power} preview={preview} />,
    choose: () => choose(space),
  };
}

/** What happens on a space, in a few words. */
export function effectInShort(desk: Desk, power: Power, { space, effect }: SpacePreview): string {
  const state = desk.state.value;
  switch (actionOf(space)) {
    case "factory":
      if (effect.sites?.length === 0) return desk.word("preview.noSite");
      return desk.word("preview.factory", { missing: effect.missing ?? 0 });
    case "production":
      return desk.word("preview.production", { count: Array.isArray(effect.factories) ? effect.factories.length : 0 });
    case "import":
      return desk.word("preview.import", { count: effect.most ?? 0 });
    case "manoeuvre":
      return desk.word("preview.units", { count: state ? armiesOnMap(state, power) + fleetsOnMap(state, power) : 0 });
    case "taxation":
      return desk.word("preview.taxation", { tax: effect.tax ?? 0, points: effect.points ?? 0 });
    case "investor": {
      const own = effect.toGovernment ?? 0;
      return desk.word("preview.investor", { total: (effect.toOthers ?? 0) + own, own });
    }
  }
}

/** Whether a power has yet to be placed on the rondel. */
export function isFirstPlacement(desk: Desk, power: Power): boolean {
  return desk.state.value !== undefined && spaceOf(desk.state.value, power) === undefined;
}
