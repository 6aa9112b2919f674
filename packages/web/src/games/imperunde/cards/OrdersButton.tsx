import { useState } from "preact/hooks";
import { useLoadedIf } from "../../../ui/use-loaded.ts";
import { useGameContext } from "../context.ts";

/** Opens the dialog for questions and standing orders. */
export function OrdersButton() {
  const { session, seat, text } = useGameContext();
  const [isOpen, setOpen] = useState(false);
  const dialog = useLoadedIf(isOpen, loadDialog);
  if (seat.value === undefined || session.outcome.value || session.isCovered.value) return null;
  return (
    <>
      <button type="button" class="btn small" onClick={() => setOpen(true)}>
        {text("screen.orders")}
      </button>
      {isOpen && dialog && <dialog.OrdersDialog onClose={() => setOpen(false)} />}
    </>
  );
}

const loadDialog = () => import("./OrdersDialog.tsx");
