import { useSignal } from "@preact/signals";
import { type InvestmentPlan, type Purchase, postsFirst } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { asLastRound, hintBasket } from "./presets.ts";

interface PresetsProps {
  readonly context: ImperundeContext;
  readonly plan: InvestmentPlan;
}

/** Whole baskets with one press. The player can change them before anything is bought. */
export function Presets({ context, plan }: PresetsProps) {
  const { text, possible, seat, selection, session } = context;
  const isThinking = useSignal(false);
  const repeated = asLastRound(context);
  const fill = (basket: readonly Purchase[]) => {
    selection.basket.value = basket;
  };
  const askBot = async () => {
    const number = session.number.peek();
    isThinking.value = true;
    const basket = await hintBasket(context);
    isThinking.value = false;
    if (session.number.peek() === number) fill(basket);
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
      <button type="button" class="chip" disabled={isThinking.value} onClick={() => void askBot()}>
        {text(isThinking.value ? "invest.thinking" : "invest.hint")}
      </button>
      {plan.basket.length > 0 && (
        <button type="button" class="chip" onClick={() => fill([])}>
          {text("invest.empty")}
        </button>
      )}
    </p>
  );
}
