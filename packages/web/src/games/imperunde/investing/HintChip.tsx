import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { CoachContext } from "../../../layout/coach.ts";
import type { ImperundeContext } from "../context.ts";
import { hintBasket } from "./presets.ts";

/** Fills the basket with what a strong bot would buy, where hints are allowed. */
export function HintChip({ context }: { readonly context: ImperundeContext }) {
  const { text, selection, session } = context;
  const coach = useContext(CoachContext);
  const isThinking = useSignal(false);
  const askBot = async () => {
    const number = session.number.peek();
    isThinking.value = true;
    const basket = await hintBasket(context);
    isThinking.value = false;
    if (session.number.peek() === number) selection.basket.value = basket;
  };
  if (!session.table.value.hints || coach?.hidesSuggestions) return null;
  return (
    <button type="button" class="chip" disabled={isThinking.value} onClick={() => void askBot()}>
      {text(isThinking.value ? "invest.thinking" : "invest.hint")}
    </button>
  );
}
