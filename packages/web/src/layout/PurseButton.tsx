import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";

interface PurseButtonProps {
  /** The money of the viewer. */
  readonly children: ComponentChildren;
  /** Renders all players with what they have. */
  readonly players: () => ComponentChildren;
}

/** The viewer's money. A press shows what all players have. */
export function PurseButton({ children, players }: PurseButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="purse" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
        <span class="purse-more">{t("purse.all")}</span>
      </button>
      {isOpen && (
        <Dialog title={t("purse.all")} onClose={() => setOpen(false)}>
          {players()}
          <div class="buttons">
            <button type="button" class="btn strong" onClick={() => setOpen(false)}>
              {t("close")}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
