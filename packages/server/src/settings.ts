import type { Logger } from "pino";
import type { Caps, Limits } from "./gateway/limits.ts";
import type { OperatorKey } from "./operator/access.ts";
import type { ServedGame } from "./play/served-game.ts";
import type { ProcessSettings } from "./processes/processes.ts";
import type { StoreAddress } from "./store/index.ts";
import type { TimeSource } from "./time/server-time.ts";

export interface ServerSettings {
  /** The games, the newest rules version of each before its older versions. */
  readonly games: readonly ServedGame[];
  readonly store: StoreAddress;
  /** 8080 by default; 0 takes any free port. */
  readonly port?: number;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** The address under which people reach the server, if it differs from the one where it listens. */
  readonly publicUrl?: string;
  /** The proxies whose `X-Forwarded-For` is trusted: `loopback` (the default) or a list of addresses. */
  readonly trustProxy?: string;
  /** The folder of the built page. */
  readonly staticFolder?: string;
  /** A module that follows the worker protocol of @rondel/bots; by default its own one. */
  readonly botWorker?: URL;
  /** The longest time a bot thinks; 300 by default. */
  readonly botBudgetMilliseconds?: number;
  /** Average time until a bot decides; 0 by default, as fast as it can. */
  readonly botPaceMilliseconds?: number;
  readonly botThreads?: number;
  /** How often the server looks for a finished match to review while no bot thinks, in milliseconds; by default never. */
  readonly reviewMilliseconds?: number;
  /** Multiplies the length of the pauses for answers at live tables; 1 by default. */
  readonly pauseFactor?: number;
  readonly mail?: { readonly smtpUrl: string; readonly from: string };
  readonly reminders?: {
    /** How long a turn lasts before an absent player is reminded; two minutes by default. */
    readonly afterMilliseconds?: number;
    /** The least time between two reminders of the same table; twelve hours by default. */
    readonly apartMilliseconds?: number;
    /** The hosts to which push messages may be sent; by default those of the browsers. */
    readonly pushServices?: readonly string[];
  };
  readonly webhooks?: {
    /** Allows webhooks in private networks and over plain HTTP; false by default. */
    readonly allowPrivate?: boolean;
    /** How often messages of a process that died are looked for; every 30 seconds by default. */
    readonly retryMilliseconds?: number;
    /** How long a webhook may take to answer; five seconds by default. */
    readonly timeoutMilliseconds?: number;
  };
  /** The keys of operators with the names under which their acts are logged. Without any, only this machine has access. */
  readonly operatorKeys?: readonly OperatorKey[];
  readonly limits?: Partial<Limits>;
  readonly caps?: Partial<Caps>;
  /** How long a person must be absent before the others may vote for a bot; by default it depends on the table's clock. */
  readonly absenceGraceMilliseconds?: number;
  /** How long the players may take to reveal their entropy after the start; by default ten seconds. */
  readonly revealMilliseconds?: number;
  /** The clocks of the machine; tests replace them. */
  readonly time?: TimeSource;
  /** How long a client may take to send the headers of a request, and all of it, in milliseconds; 10 and 30 seconds by default. */
  readonly timeouts?: { readonly headersTimeout?: number; readonly requestTimeout?: number };
  /** How often the server's time is stored and compared with the wall clock; 10 seconds by default. */
  readonly timeCheckMilliseconds?: number;
  /** How the other processes on the same PostgreSQL database reach this one. */
  readonly processes?: ProcessSettings;
  /** How many tables without subscribers stay in memory; 2,000 by default. */
  readonly maxIdleTables?: number;
  /** How often the server deletes what it need not keep any longer; six hours by default. */
  readonly retentionMilliseconds?: number;
  /** `silent`, `error`, `warn`, `info` (the default) or `debug`. */
  readonly logLevel?: string;
  /** Replaces the log on standard error. */
  readonly log?: Logger;
}
