import type { Message as EngineMessage } from "@rondel/engine";
import type { Refusal, ServerRefusalCode } from "@rondel/protocol";

/** Thrown where a command is carried out, caught by the dispatcher, which sends it as the answer. Never a bug. */
export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

export function refuse(
  code: ServerRefusalCode,
  advice: Refusal["advice"],
  params: Readonly<Record<string, unknown>> = {},
): Refused {
  return new Refused({ code, params, advice });
}

/** A refusal of a command that may be sent again after this time. */
export function tooFast(waitMilliseconds: number): Refused {
  return new Refused({ ...refuse("too-fast", "wait").refusal, waitMilliseconds });
}

/** A refusal by the engine or by the rules of a game, with a code of theirs. */
export function refuseByGame(
  message: EngineMessage & { readonly rule?: string },
  advice: Refusal["advice"] = adviceFor(message.code),
): Refused {
  const { code, params, rule } = message;
  return new Refused({ code, params, advice, ...(rule === undefined ? {} : { rule }) });
}

function adviceFor(code: string): Refusal["advice"] {
  if (code === "stale-number") return "refresh";
  return code === "malformed-action" ? "correct" : "choose-another";
}
