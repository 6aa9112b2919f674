import { type Logger, pino } from "pino";
import type { ServerSettings } from "./settings.ts";

export function openLog({ log, logLevel = "info" }: ServerSettings): Logger {
  const base = log ?? pino({ level: logLevel }, pino.destination(2));
  return base.child({}, { serializers: { error: serializeError } });
}

/** Leaves out the values of database rows, which drivers attach to their errors. */
function serializeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const cause = error.cause === undefined ? {} : { cause: serializeError(error.cause) };
  return { name, message, stack, ...("code" in error ? { code: error.code } : {}), ...cause };
}
