import { type CommandInput, type CommandName, type CommandOutput, commands, Refusal } from "@rondel/protocol";
import * as v from "valibot";
import type { SessionRefusal } from "../session/session.ts";

export type Reply<Name extends CommandName> =
  | { readonly answer: CommandOutput<Name> }
  | { readonly refused: SessionRefusal & { readonly advice?: Refusal["advice"] } };

export const NO_CONNECTION: { readonly refused: SessionRefusal } = { refused: { code: "offline", params: {} } };

/** The answer does not match the protocol of this page: the server is newer. */
const NEWER_SERVER: SessionRefusal = { code: "newer-page", params: {} };

/** Sends a command over HTTP. An unreachable server is a refusal like any other. */
export async function post<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>> {
  try {
    const response = await fetch(`/api/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    const body: unknown = await response.json();
    if (response.ok) return parseAnswer(name, body);
    return {
      refused: parseRefusal(typeof body === "object" && body !== null && "refused" in body ? body.refused : body),
    };
  } catch {
    // Without a network, or with an answer that is not JSON, the server cannot be reached.
    return NO_CONNECTION;
  }
}

export function parseAnswer<Name extends CommandName>(name: Name, body: unknown): Reply<Name> {
  const parsed = v.safeParse(commands[name].output, body);
  if (parsed.success) return { answer: parsed.output as CommandOutput<Name> };
  return { refused: NEWER_SERVER };
}

export function parseRefusal(refused: unknown): SessionRefusal {
  const parsed = v.safeParse(Refusal, refused);
  if (!parsed.success) return NEWER_SERVER;
  const { code, params, rule } = parsed.output;
  return { code, params: params as SessionRefusal["params"], ...(rule === undefined ? {} : { rule }) };
}
