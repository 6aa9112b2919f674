import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  /** Called when the player wants to close the dialog. It stays open until it is no longer rendered. */
  onClose(): void;
  readonly children: ComponentChildren;
}

/** The modal dialog of the browser, which traps the focus and restores it. */
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
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  // A browser may close the dialog at a second Escape without asking.
  const reopen = () => {
    if (dialog.current?.isConnected) dialog.current.showModal();
  };
  return (
    <dialog
      class="dialog"
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={reopen}
      onClick={closeOutside}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}

/** Focuses a long dialog itself, because its first button may be far below the top. */
function showTop(dialog: HTMLDialogElement): void {
  dialog.focus();
  dialog.scrollTop = 0;
}
