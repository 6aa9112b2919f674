import { useState } from "preact/hooks";
import type { LogEntry, TableSession } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";
import { useAfterPaint } from "./after-paint.ts";

/** The end of the log. A whole match has thousands of lines, so earlier ones are added on request. */
export interface LogTail {
  readonly entries: readonly LogEntry[];
  readonly hasEarlier: boolean;
  showEarlier(): void;
}

const STEP = 40;

export function useLogTail(session: TableSession, initialLength: number): LogTail {
  const [length, setLength] = useState(initialLength);
  const log = useAfterPaint(() => session.log.value).value;
  return {
    entries: log.slice(-length),
    hasEarlier: log.length > length || session.hasOlder.value,
    showEarlier() {
      setLength(length + STEP);
      if (log.length < length + STEP && session.hasOlder.value) void showRefusal(session.loadOlder());
    },
  };
}
