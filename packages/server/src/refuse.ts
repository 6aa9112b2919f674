import type { Message as EngineMessage } from "@rondel/engine";
import type { Refusal } from "@rondel/protocol";

/** Thrown by whoever carries out a command, caught at the door: it becomes the answer. Never a bug. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refuse(
  code: string,
  advice: Refusal["advice"],
  params: Readonly<Record<string, unknown>> = {},
): Refused {
  return new Refused({ code, params, advice });
}

/** What the game or the log says against an action. */
export function refuseByGame(message: EngineMessage & { readonly rule?: string }): Refused {
  const { code, params, rule } = message;
  const advice = code === "stale-number" ? "refresh" : code === "malformed-action" ? "correct" : "choose-another";
  return new Refused({ code, params, advice, ...(rule === undefined ? {} : { rule }) });
}
