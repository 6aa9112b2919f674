import { useEffect, useState } from "preact/hooks";
import type { TableSession } from "../session/session.ts";
import { type BattleForm, questionOf } from "./battle-form.ts";
import type { BattleReply, BattleRequest } from "./battle-request.ts";

/** The answer of the rules for a battle, computed in a worker; undefined until it is there. An earlier computation is ended. */
export function useBattleTable({ view, viewer }: TableSession, form: BattleForm): BattleReply | undefined {
  const [found, setFound] = useState<{ readonly form: BattleForm; readonly reply: BattleReply } | undefined>();
  const [failure, setFailure] = useState<Error | undefined>();
  useEffect(() => {
    const position = view.peek();
    if (position === undefined) return undefined;
    const worker = new Worker(new URL("./battle-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<BattleReply>) => setFound({ form, reply: data });
    worker.onerror = ({ message }) => setFailure(new Error(message));
    const request = { view: position, viewer: viewer.peek(), question: questionOf(form) } as BattleRequest;
    worker.postMessage(request);
    return () => worker.terminate();
  }, [view, viewer, form]);
  if (failure) throw failure;
  return found?.form === form ? found.reply : undefined;
}
