import { governmentOf, type Nation, type SpacePreview } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";

/** The effect of a space for a nation in a few words. */
export function shortEffect(context: ImperialContext, nation: Nation, { effect }: SpacePreview): string {
  const { text } = context;
  switch (effect.action) {
    case "factory":
      return effect.sites.length === 0 ? text("preview.noSite") : text("preview.factory", { missing: effect.missing });
    case "production":
      return text("preview.production", { count: effect.factories.length });
    case "import":
      return text("preview.import", { count: effect.most });
    case "manoeuvre":
      return text("preview.units", { count: effect.units });
    case "taxation":
      return text("preview.taxation", { tax: effect.tax, points: effect.points });
    case "investor":
      return interestEffect(context, nation, effect);
  }
}

/** The interest that a nation pays. The share of the government goes to the viewer only if the viewer governs. */
function interestEffect(
  { text, state, seat, messages }: ImperialContext,
  nation: Nation,
  { toOthers, toGovernment }: { readonly toOthers: number; readonly toGovernment: number },
): string {
  const interest = { total: toOthers + toGovernment, own: toGovernment };
  const government = state.value && governmentOf(state.value, nation);
  return government === undefined || government === seat.value
    ? text("preview.investor", interest)
    : text("preview.investorOther", { ...interest, seat: messages.seat(government) });
}
