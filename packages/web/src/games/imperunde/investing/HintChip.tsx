import { useSignal } from "@preact/signals";
import { useContext } from "preact/hooks";
import { CoachContext } from "../../../layout/coach.ts";
import { showRefusal } from "../../../ui/notices.ts";
import type { ImperundeContext } from "../context.ts";
import { hintBasket } from "./presets.ts";

/** Fills the basket with what a strong bot would buy, where hints are allowed. */
export function HintChip({ context }: { readonly context: ImperundeContext }) {
  const { text, selection, session } = context;
  const coach = useContext(CoachContext);
  const isThinking = useSignal(false);
  const askBot = async (): Promise<undefined> => {
    const [number, before] = [session.number.peek(), selection.basket.peek()];
    isThinking.value = true;
    try {
      const basket = await hintBasket(context);
      // What the player has bought or put into the basket meanwhile counts more.
      const isUnchanged = session.number.peek() === number && selection.basket.peek() === before;
      if (isUnchanged) selection.basket.value = basket;
    } finally {
      isThinking.value = false;
    }
  };
  if (!session.table.value.hints || coach?.hidesSuggestions) return null;
  return (
    <button type="button" class="chip" disabled={isThinking.value} onClick={() => showRefusal(askBot())}>
      {text(isThinking.value ? "invest.thinking" : "invest.hint")}
    </button>
  );
}
