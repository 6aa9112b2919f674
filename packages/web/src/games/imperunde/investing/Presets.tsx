import { type InvestmentPlan, type Purchase, postsFirst } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { HintChip } from "./HintChip.tsx";
import { asLastRound } from "./presets.ts";

interface PresetsProps {
  readonly context: ImperundeContext;
  readonly plan: InvestmentPlan;
}

/** Whole baskets with one press. The player can change them before anything is bought. */
export function Presets({ context, plan }: PresetsProps) {
  const { text, possible, seat, selection } = context;
  const repeated = asLastRound(context);
  const fill = (basket: readonly Purchase[]) => {
    selection.basket.value = basket;
  };
  return (
    <p class="presets">
      <button
        type="button"
        class="chip"
        onClick={() => possible.value && seat.value !== undefined && fill(postsFirst(possible.value, seat.value))}
      >
        {text("invest.postsFirst")}
      </button>
      {repeated.length > 0 && (
        <button type="button" class="chip" onClick={() => fill(repeated)}>
          {text("invest.asLastRound")}
        </button>
      )}
      <HintChip context={context} />
      {plan.basket.length > 0 && (
        <button type="button" class="chip" onClick={() => fill([])}>
          {text("invest.empty")}
        </button>
      )}
    </p>
  );
}
