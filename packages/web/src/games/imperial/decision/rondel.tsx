import { actionOf, armiesOnMap, fleetsOnMap, type Nation, type Space, spaceOf } from "@rondel/imperial";
import type { SpacePreview } from "../answers.ts";
import type { ImperialContext } from "../context.ts";
import { spaceName } from "../messages/params.ts";
import { actionsOf, type ImperialDecision, type OptionRow } from "./decision.ts";
import { SpacePreviewLines } from "./SpacePreviewLines.tsx";

const SHOWN_STEPS = 6;

/** D-02: where on the rondel. Choosing there and choosing here is the same. */
export function rondelDecision(context: ImperialContext, nation: Nation): ImperialDecision {
  const { choosing } = context;
  const previews = context.ask({ kind: "rondel", nation }) ?? [];
  const legal = new Set(actionsOf(context, "moveRondel").map(({ space }) => space));
  const choose = (space: Space) => {
    choosing.option.value = String(space);
  };
  const shown = previews
    .filter(({ steps, space }) => steps <= SHOWN_STEPS || legal.has(space))
    .toSorted((one, other) => one.steps - other.steps);
  const chosen = previews.find(({ space }) => String(space) === choosing.option.value);
  return {
    title: "screen.chooseSpace",
    options: shown.map((preview) => optionFor(context, nation, preview, legal, choose)),
    chosen: choosing.option.value,
    primary: chosen && {
      label: context.text(chosen.surcharge > 0 ? "action.moveRondel.paid" : "action.moveRondel", {
        space: spaceName(context.messages, chosen.space),
        amount: chosen.surcharge,
      }),
      press: () => void context.act({ kind: "moveRondel", space: chosen.space }),
    },
    spaces: new Map([...legal].map((space) => [space, () => choose(space)])),
  };
}

function optionFor(
  context: ImperialContext,
  nation: Nation,
  preview: SpacePreview,
  legal: ReadonlySet<Space>,
  choose: (space: Space) => void,
): OptionRow {
  const { space, steps, surcharge } = preview;
  const refused = legal.has(space) ? undefined : context.whyNot({ kind: "moveRondel", space });
  return {
    id: String(space),
    ...(steps > 0 && { mark: steps }),
    name: spaceName(context.messages, space),
    consequence: [effectInShort(context, nation, preview), preview.passesInvestor && context.text("preview.passes")]
      .filter(Boolean)
      .join("; "),
    price: surcharge === 0 ? context.text("money.free") : context.text("money", { amount: surcharge }),
    ...(refused && { impossible: context.explain(refused) }),
    preview: <SpacePreviewLines nation={nation} preview={preview} />,
    choose: () => choose(space),
  };
}

/** What happens on a space, in a few words. */
export function effectInShort(context: ImperialContext, nation: Nation, { space, effect }: SpacePreview): string {
  const state = context.state.value;
  switch (actionOf(space)) {
    case "factory":
      if (effect.sites?.length === 0) return context.text("preview.noSite");
      return context.text("preview.factory", { missing: effect.missing ?? 0 });
    case "production":
      return context.text("preview.production", {
        count: Array.isArray(effect.factories) ? effect.factories.length : 0,
      });
    case "import":
      return context.text("preview.import", { count: effect.most ?? 0 });
    case "manoeuvre":
      return context.text("preview.units", {
        count: state ? armiesOnMap(state, nation) + fleetsOnMap(state, nation) : 0,
      });
    case "taxation":
      return context.text("preview.taxation", { tax: effect.tax ?? 0, points: effect.points ?? 0 });
    case "investor": {
      const own = effect.toGovernment ?? 0;
      return context.text("preview.investor", { total: (effect.toOthers ?? 0) + own, own });
    }
  }
}

/** Whether a power has yet to be placed on the rondel. */
export function isFirstPlacement(context: ImperialContext, nation: Nation): boolean {
  return context.state.value !== undefined && spaceOf(context.state.value, nation) === undefined;
}
