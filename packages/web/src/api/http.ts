import { type CommandInput, type CommandName, type CommandOutput, commands, Refusal } from "@rondel/protocol";
import * as v from "valibot";
import type { SessionRefusal } from "../session/session.ts";

export type Reply<Name extends CommandName> =
  | { readonly answer: CommandOutput<Name> }
  | { readonly refused: SessionRefusal & { readonly advice?: Refusal["advice"] } };

export const NO_CONNECTION: { readonly refused: SessionRefusal } = { refused: { code: "offline", params: {} } };

/** Asks the server over HTTP. What cannot be reached is a refusal like any other. */
export async function post<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>> {
  try {
    const response = await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    if (response.ok) return readAnswer(name, body);
    return {
      refused: readRefusal(typeof body === "object" && body !== null && "refused" in body ? body.refused : body),
    };
  } catch {
    // No network, or an answer that is no JSON: from here both are a server that cannot be reached.
    return NO_CONNECTION;
  }
}

/** What the server says must be what the protocol says; otherwise this page is older than the server. */
export function readAnswer<Name extends CommandName>(name: Name, body: unknown): Reply<Name> {
  const read = v.safeParse(commands[name].output, body);
  if (read.success) return { answer: read.output as CommandOutput<Name> };
  return { refused: { code: "newer-page", params: {} } };
}

export function readRefusal(refused: unknown): SessionRefusal {
  const read = v.safeParse(Refusal, refused);
  if (!read.success) return { code: "newer-page", params: {} };
  const { code, params, rule } = read.output;
  return { code, params: params as SessionRefusal["params"], ...(rule === undefined ? {} : { rule }) };
}
