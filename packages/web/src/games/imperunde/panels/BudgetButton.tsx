import { useState } from "preact/hooks";
import { useLoadedIf } from "../../../ui/use-loaded.ts";
import { useGameContext } from "../context.ts";

/** Opens the budget of any player. */
export function BudgetButton() {
  const { text } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const dialog = useLoadedIf(isOpen, loadDialog);
  return (
    <>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {text("screen.budget")}
      </button>
      {isOpen && dialog && <dialog.BudgetDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const loadDialog = () => import("./BudgetDialog.tsx");
