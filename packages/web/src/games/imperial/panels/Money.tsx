import { useDesk } from "../context.ts";

/** An amount with its unit. */
export function Money({ amount }: { readonly amount: number }) {
  const { word } = useDesk();
  return (
    <span class="amount">
      {amount}
      <small> {word("money.unit")}</small>
    </span>
  );
}
