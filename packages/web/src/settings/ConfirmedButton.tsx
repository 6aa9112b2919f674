import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { t } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";

interface ConfirmedButtonProps {
  readonly label: string;
  /** The title of the dialog. */
  readonly title: string;
  /** The label of the button that confirms. */
  readonly confirm: string;
  /** What the dialog says about the consequences. */
  readonly children: ComponentChildren;
  onConfirm(): void;
}

/** A button for something that cannot be undone: a dialog asks for a confirmation. */
export function ConfirmedButton({ label, title, confirm, children, onConfirm }: ConfirmedButtonProps) {
  const isAsking = useSignal(false);
  const ask = () => {
    isAsking.value = true;
  };
  const close = () => {
    isAsking.value = false;
  };
  return (
    <>
      <button type="button" class="btn" onClick={ask}>
        {label}
      </button>
      {isAsking.value && (
        <Dialog title={title} onClose={close}>
          {children}
          <div class="buttons">
            <button type="button" class="btn" onClick={close}>
              {t("cancel")}
            </button>
            <button
              type="button"
              class="btn strong"
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {confirm}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
