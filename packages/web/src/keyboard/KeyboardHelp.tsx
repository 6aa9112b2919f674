import { useEffect } from "preact/hooks";
import { useLoadedIf } from "../ui/use-loaded.ts";
import { isKeyboardHelpOpen as isOpen } from "./keyboard-help.ts";
import { isShortcut } from "./shortcuts.ts";

/** Opens the list of all shortcuts after a question mark, on every screen. */
export function KeyboardHelp() {
  const loaded = useLoadedIf(isOpen.value, loadDialog);
  useEffect(() => {
    const over = new AbortController();
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut("help", event) || isWriting(event.target) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      isOpen.value = true;
    };
    addEventListener("keydown", onKey, over);
    return () => over.abort();
  }, []);
  if (!isOpen.value || !loaded) return null;
  const close = () => {
    isOpen.value = false;
  };
  return <loaded.ShortcutDialog onClose={close} />;
}

const loadDialog = () => import("./ShortcutDialog.tsx");

/** Whether a key writes into the focused element. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
