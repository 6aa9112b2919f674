import { actionOf, type Nation, SPACE_NAMES, SPACES, type Space, type SpacePreview, spaceOf } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { spaceName } from "../messages/params.ts";
import { actionsOf, type ImperialDecision, type OptionRow } from "./decision.ts";
import { SpacePreviewLines } from "./SpacePreviewLines.tsx";
import { shortEffect } from "./short-effect.ts";

/** D-02: the next space. A space can be chosen on the rondel or in the list. */
export function rondelDecision(context: ImperialContext, nation: Nation): ImperialDecision {
  const { selection } = context;
  const previews = context.ask({ kind: "rondel", nation }) ?? [];
  const legal = new Set(actionsOf(context, "moveRondel").map(({ space }) => space));
  const choose = (space: Space) => {
    selection.option.value = String(space);
  };
  const shown = previews
    .filter(({ refusal }) => refusal !== "too-far")
    .toSorted((one, other) => one.steps - other.steps);
  const chosen = previews.find(({ space }) => String(space) === selection.option.value);
  return {
    title: "screen.chooseSpace",
    options: shown.map((preview) => optionFor(context, nation, preview, legal, choose)),
    chosen: selection.option.value,
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
    point: `rondel:${SPACE_NAMES[space]}`,
    ...(steps > 0 && { mark: steps }),
    name: spaceName(context.messages, space),
    consequence: [
      shortEffect(context, nation, preview),
      preview.passesInvestor && context.text("preview.passes"),
      steps === 0 && hasTwin(space) && followers(context, space),
    ]
      .filter(Boolean)
      .join(" · "),
    price: surcharge === 0 ? context.text("money.free") : context.text("money", { amount: surcharge }),
    ...(refused && { impossible: context.explain(refused) }),
    preview: <SpacePreviewLines nation={nation} preview={preview} />,
    choose: () => choose(space),
  };
}

/** Whether another space has the same name. */
function hasTwin(space: Space): boolean {
  return SPACES.some((other) => other !== space && actionOf(other) === actionOf(space));
}

/** The next two spaces, which tell two spaces with the same name apart. */
function followers({ messages, text }: ImperialContext, space: Space): string {
  const [first = "", second = ""] = [1, 2].map((step) =>
    spaceName(messages, SPACES[(space + step) % SPACES.length] ?? space),
  );
  return text("preview.followers", { first, second });
}

/** Whether a nation has not been placed on the rondel yet. */
export function isFirstPlacement(context: ImperialContext, nation: Nation): boolean {
  return context.state.value !== undefined && spaceOf(context.state.value, nation) === undefined;
}
