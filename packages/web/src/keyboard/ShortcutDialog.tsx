import "./keyboard.css";
import { formatByKey, isKey, t } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { type Command, SHORTCUTS, type ShortcutGroup } from "./shortcuts.ts";

/** The list of all shortcuts. */
export function ShortcutDialog({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t("keys.title")} onClose={onClose}>
      {(Object.keys(SHORTCUTS) as ShortcutGroup[]).map((group) => (
        <Group key={group} group={group} />
      ))}
      <div class="buttons">
        <button type="button" class="btn strong" onClick={onClose}>
          {t("close")}
        </button>
      </div>
    </Dialog>
  );
}

function Group({ group }: { readonly group: ShortcutGroup }) {
  return (
    <>
      <h3 class="label">{t(`keys.group.${group}`)}</h3>
      <dl class="shortcuts">
        {Object.entries<readonly string[]>(SHORTCUTS[group]).map(([command, keys]) => (
          <div key={command}>
            <dt>
              {capsOf(keys).map((key) => (
                <kbd key={key}>{keyName(key)}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${command as Command}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓" };

/** The keys to press, each once: "Shift" before the arrows that it goes with. */
function capsOf(keys: readonly string[]): readonly string[] {
  return [...new Set(keys.flatMap((key) => (key.length === 1 ? [key] : key.split("+"))))];
}

/** A key as it is printed on a keyboard of the player's language. */
function keyName(key: string): string {
  const name = `keys.name.${key === " " ? "Space" : key}`;
  return ARROWS[key] ?? (isKey(name) ? formatByKey(name, {}) : key);
}
