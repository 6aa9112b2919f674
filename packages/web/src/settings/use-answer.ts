import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { CommandOutput } from "@rondel/protocol";
import { useEffect } from "preact/hooks";
import type { Reply } from "../api/http.ts";
import { request } from "../api/request.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

type Reading = "recovery/read" | "reminders/read" | "webhooks/read";

interface Answer<Name extends Reading> {
  /** The latest answer; undefined until the first one arrives. */
  readonly answer: ReadonlySignal<CommandOutput<Name> | undefined>;
  /** Shows the answer to a command that returns the same data after a change. Resolves to the refusal, if any. */
  show(reply: Promise<Reply<Name>>): Promise<SessionRefusal | undefined>;
}

/** Reads settings from the server when a component appears. */
export function useAnswer<Name extends Reading>(name: Name): Answer<Name> {
  const answer = useSignal<CommandOutput<Name> | undefined>(undefined);
  const show = async (reply: Promise<Reply<Name>>): Promise<SessionRefusal | undefined> => {
    const received = await reply;
    if ("refused" in received) return received.refused;
    answer.value = received.answer;
    return undefined;
  };
  useEffect(() => void showRefusal(show(request(name, {}))), []);
  return { answer, show };
}
