import { signal } from "@preact/signals";
import { type CommandInput, type CommandName, type CommandOutput, commands, Refusal } from "@rondel/protocol";
import * as v from "valibot";
import type { SessionRefusal } from "../session/session.ts";
import { pageAddress } from "./page-address.ts";

export type Reply<Name extends CommandName> =
  | { readonly answer: CommandOutput<Name> }
  | { readonly refused: SessionRefusal & { readonly advice?: Refusal["advice"] } };

export const NO_CONNECTION: { readonly refused: SessionRefusal } = { refused: { code: "offline", params: {} } };

/** The page is on a static host: games on this device work, everything online needs a server. */
const NO_SERVER: { readonly refused: SessionRefusal } = { refused: { code: "no-server", params: {} } };

/** False once the host of the page has shown that it is not a server of Rondel. */
export const hasServer = signal(true);

/** The answer does not match the protocol of this page: the server is newer. */
const NEWER_SERVER: SessionRefusal = { code: "newer-page", params: {} };

/** Sends a command over HTTP. An unreachable server is a refusal like any other. */
export async function post<Name extends CommandName>(name: Name, input: CommandInput<Name>): Promise<Reply<Name>> {
  try {
    const response = await fetch(pageAddress(`api/${name}`), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(input),
    });
    if (isStaticHost(response)) {
      hasServer.value = false;
      return NO_SERVER;
    }
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

/** A static host answers a command with a page of its own. So does a proxy whose server is down, but with a status from 500. */
function isStaticHost({ status, headers }: Response): boolean {
  return (status < 500 || status === 501) && !headers.get("content-type")?.includes("json");
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
