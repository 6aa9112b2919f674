import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { Tabs } from "../ui/Tabs.tsx";

export interface SidePart {
  readonly id: "decide" | "left" | "log" | "talk" | "history";
  readonly name: string;
  readonly count?: number;
  content(): ComponentChildren;
}

export function SidePanel({ parts }: { readonly parts: readonly SidePart[] }) {
  const [chosen, choose] = useState<SidePart["id"]>(parts[0]?.id ?? "log");
  const shown = parts.find(({ id }) => id === chosen) ?? parts[0];
  if (!shown) return null;
  return (
    <div class="side">
      <Tabs label={t("frame.side")} tabs={parts} chosen={shown.id} onChoose={(id) => choose(id)}>
        {shown.content()}
      </Tabs>
    </div>
  );
}
