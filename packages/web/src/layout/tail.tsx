import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import type { LogEntry, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { useAfterPaint } from "./after-paint.ts";

/** The end of the log, as long as somebody wants it: a whole match would be thousands of lines. */
interface Tail {
  readonly entries: readonly LogEntry[];
  readonly hasEarlier: boolean;
  showEarlier(): void;
}

const MORE = 40;

export function useTail(session: TableSession, atFirst: number): Tail {
  const [length, setLength] = useState(atFirst);
  const log = useAfterPaint(() => session.log.value).value;
  return {
    entries: log.slice(-length),
    hasEarlier: log.length > length || session.hasOlder.value,
    showEarlier() {
      setLength(length + MORE);
      if (log.length < length + MORE && session.hasOlder.value) void showRefusal(session.loadOlder());
    },
  };
}

export function Earlier({ tail }: { readonly tail: Tail }) {
  if (!tail.hasEarlier) return null;
  return (
    <button type="button" class="btn quiet small earlier" onClick={tail.showEarlier}>
      {t("log.earlier")}
    </button>
  );
}
