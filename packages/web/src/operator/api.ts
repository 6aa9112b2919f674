import { signal } from "@preact/signals";
import {
  type OperatorCommandName,
  type OperatorInput,
  type OperatorOutput,
  operatorCommands,
} from "@rondel/protocol/operator";
import * as v from "valibot";
import { pageAddress } from "../api/page-address.ts";

export type OperatorReply<Name extends OperatorCommandName> =
  | { readonly answer: OperatorOutput<Name> }
  | { readonly refused: string };

const KEY = "rondel.operator-key";

/** The key of the operator. It is forgotten when the tab is closed. */
const key = signal(sessionStorage.getItem(KEY) ?? "");

export function useKey(given: string): void {
  key.value = given;
  sessionStorage.setItem(KEY, given);
}

const Refused = v.object({ refused: v.object({ code: v.string() }) });

/** Sends a command of the operator. A refusal is its code; `offline` if the server cannot be reached. */
export async function operate<Name extends OperatorCommandName>(
  name: Name,
  input: OperatorInput<Name>,
): Promise<OperatorReply<Name>> {
  try {
    const response = await fetch(pageAddress(`api/operator/${name}`), {
      method: "POST",
      headers: { "content-type": "application/json", ...(key.peek() ? { authorization: `Bearer ${key.peek()}` } : {}) },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    if (response.ok) return { answer: v.parse(operatorCommands[name].output, body) as OperatorOutput<Name> };
    const refused = v.safeParse(Refused, body);
    return { refused: refused.success ? refused.output.refused.code : "offline" };
  } catch {
    // Without a network, or with an answer that this page cannot read, the server cannot be used.
    return { refused: "offline" };
  }
}
