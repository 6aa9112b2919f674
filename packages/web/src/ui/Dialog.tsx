import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  onClose(): void;
  readonly children: ComponentChildren;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    if (element && element.scrollHeight > element.clientHeight) showTop(element);
    return () => element?.close();
  }, []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      class="dialog"
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={onClose}
      onClick={closeOutside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A long dialog is read from its beginning: the focus waits there and not at its first button, which may be far below. */
function showTop(dialog: HTMLDialogElement): void {
  dialog.focus();
  dialog.scrollTop = 0;
}
