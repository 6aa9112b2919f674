import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { Tabs } from "../ui/Tabs.tsx";

export interface SideTab {
  readonly id: "decide" | "left" | "log" | "chat" | "history" | "study";
  readonly name: string;
  readonly count?: number;
  readonly countLabel?: string;
  readonly isPrivate?: boolean;
  content(): ComponentChildren;
}

export function SidePanel({ tabs }: { readonly tabs: readonly SideTab[] }) {
  const [selected, select] = useState<SideTab["id"]>(tabs[0]?.id ?? "log");
  const shown = tabs.find(({ id }) => id === selected) ?? tabs[0];
  if (!shown) return null;
  return (
    <div class="side">
      <Tabs label={t("frame.side")} tabs={tabs} chosen={shown.id} onChoose={(id) => select(id)}>
        {shown.content()}
      </Tabs>
    </div>
  );
}
