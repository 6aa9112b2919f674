import { useGameContext } from "../context.ts";

/** An amount with its unit. */
export function Money({ amount }: { readonly amount: number }) {
  const { text } = useGameContext();
  return (
    <span class="amount">
      {amount}
      <small class="money-unit"> {text("money.unit")}</small>
    </span>
  );
}
