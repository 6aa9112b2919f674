import type { ComponentChildren } from "preact";
import { useId, useRef } from "preact/hooks";
import { isShortcut } from "../keyboard/shortcuts.ts";
import { scrollable } from "./scrollable.ts";

interface Tab<Id extends string> {
  readonly id: Id;
  readonly name: string;
  /** A badge, for example the number of unread lines. */
  readonly count?: number;
  /** What the badge counts, for screen readers. */
  readonly countLabel?: string;
  /** True if the badge has the colour of private messages. */
  readonly isPrivate?: boolean;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  onChoose(id: Id): void;
  readonly children: ComponentChildren;
}

/** A row of tabs with the panel of the selected one. The arrow keys move along the row. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const base = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = isShortcut("nextTab", event) ? 1 : isShortcut("previousTab", event) ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const index = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    row.current?.querySelector<HTMLElement>(`[id="${base}-${next.id}"]`)?.focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={row} onKeyDown={onKeyDown}>
        {tabs.map(({ id, name, count, countLabel, isPrivate = false }) => (
          <button
            type="button"
            role="tab"
            key={id}
            id={`${base}-${id}`}
            aria-selected={id === chosen}
            aria-controls={`${base}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
            {count ? (
              <>
                <span class="count" data-private={isPrivate} aria-hidden={countLabel !== undefined}>
                  {count}
                </span>
                <span class="unseen"> {countLabel}</span>
              </>
            ) : null}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        role="tabpanel"
        id={`${base}-panel`}
        data-tab={chosen}
        aria-labelledby={`${base}-${chosen}`}
        {...scrollable}
      >
        {children}
      </div>
    </>
  );
}
