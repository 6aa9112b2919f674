import { type CommandName, commands, isCommandName, type Refusal } from "@rondel/protocol";
import * as v from "valibot";
import { chatCommands } from "../chat/commands.ts";
import { collectionCommands } from "../collection/commands.ts";
import { identityCommands } from "../identity/commands.ts";
import { myDataCommands } from "../my-data/commands.ts";
import { peopleCommands } from "../people/commands.ts";
import { playCommands } from "../play/commands.ts";
import type { RelayedOutcome } from "../processes/link.ts";
import { recoveryCommands } from "../recovery/commands.ts";
import { Refused, refuse, tooFast } from "../refuse.ts";
import { reminderCommands } from "../reminders/commands.ts";
import { reportCommands } from "../reports/commands.ts";
import type { Services } from "../services.ts";
import { StoreUnavailable } from "../store/database.ts";
import { tableCommands } from "../tables/commands.ts";
import { webhookCommands } from "../webhooks/commands.ts";
import type { Caller, Handler, Handlers } from "./caller.ts";
import { type Limiter, type Limits, limiter } from "./limits.ts";

const handlers: Handlers<CommandName> = {
  ...identityCommands,
  ...myDataCommands,
  ...tableCommands,
  ...playCommands,
  ...chatCommands,
  ...collectionCommands,
  ...peopleCommands,
  ...reminderCommands,
  ...reportCommands,
  ...webhookCommands,
  ...recoveryCommands,
};

const COSTLY: ReadonlySet<CommandName> = new Set<CommandName>([
  "table/make",
  "table/import",
  "table/rematch",
  "talk/say",
  "talk/offer",
  "collection/comment",
  "collection/report",
  "collection/archive",
  "play/plan-takeback",
  "play/ask-takeback",
  "play/export",
  "reminders/set-mail",
  "reminders/add-push",
  "reports/make",
  "recovery/set",
  "recovery/ask",
  "recovery/look",
  "recovery/enter",
  "webhooks/add",
  "webhooks/test",
  "me/data",
  "me/merge",
]);

type Outcome = { readonly answer: unknown } | { readonly refused: Refusal };
type Transport = "http" | "socket";

/** Checks and runs commands. */
export interface Dispatcher {
  /** Runs a command. Never throws: errors become refusals. */
  dispatch(
    caller: Caller,
    address: string,
    over: Transport,
    name: string,
    input: unknown,
  ): Promise<Outcome | RelayedOutcome>;
  /** Runs a command that another process has relayed, and whose limits it has checked. */
  dispatchRelayed(caller: Caller, over: Transport, name: string, input: unknown): Promise<Outcome>;
  /** Refuses new commands and resolves when all accepted ones are answered. */
  finish(): Promise<void>;
  readonly newGuests: Limiter;
  /** Counts unreadable messages by address. */
  readonly malformed: Limiter;
}

export function openDispatcher(services: Services, limits: Limits): Dispatcher {
  const perPlayer = limiter(limits.perPlayer, services.time.monotonic);
  const perAddress = limiter(limits.perAddress, services.time.monotonic);
  const costly = limiter(limits.costly, services.time.monotonic);
  const archives = limiter(limits.archives, services.time.monotonic);
  let stopping = false;
  let running = 0;

  const requireWithinLimits = (caller: Caller, address: string, name: CommandName): void => {
    const wait = Math.max(
      perAddress.take(address),
      perPlayer.take(caller.player.id),
      COSTLY.has(name) ? costly.take(caller.player.id) : 0,
      name === "collection/archive" ? archives.take(address) : 0,
    );
    if (wait > 0) throw tooFast(wait);
  };

  /** Runs a command, unless `relay` gives it to another process. Turns errors into refusals. */
  const run = async <Relayed extends RelayedOutcome = never>(
    caller: Caller,
    over: Transport,
    name: string,
    input: unknown,
    relay: (name: CommandName) => Promise<Relayed | undefined> | undefined,
  ): Promise<Outcome | Relayed> => {
    if (stopping) return { refused: refuse("server-is-stopping", "wait").refusal };
    if (!isCommandName(name)) return { refused: refuse("unknown-command", "correct", { name }).refusal };
    running++;
    const start = performance.now();
    try {
      const relaying = relay(name);
      const relayed = relaying && (await relaying);
      const outcome = relayed ?? { answer: await runCommand(services, caller, over, name, input) };
      services.metrics.commands.count(name, "refused" in outcome ? "refused" : "done");
      if (name === "play/act") services.metrics.seconds.observe((performance.now() - start) / 1000);
      return outcome;
    } catch (error) {
      const refused = toRefusal(services, name, error);
      services.metrics.commands.count(name, refused.code === "internal-error" ? "failed" : "refused");
      return { refused };
    } finally {
      running--;
    }
  };

  return {
    newGuests: limiter(limits.newGuests, services.time.monotonic),
    malformed: limiter(limits.malformed, services.time.monotonic),
    dispatch: (caller, address, over, name, input) =>
      run(caller, over, name, input, (known) => {
        requireWithinLimits(caller, address, known);
        return services.processes.relay.call(caller, address, over, known, input);
      }),
    dispatchRelayed: (caller, over, name, input) => run<never>(caller, over, name, input, () => undefined),
    async finish() {
      stopping = true;
      while (running > 0) await new Promise((done) => setTimeout(done, 2));
    },
  };
}

function runCommand(services: Services, caller: Caller, over: Transport, name: CommandName, input: unknown): unknown {
  const command = commands[name];
  if (command.over !== "both" && command.over !== over) throw refuse("other-way", "correct", { over: command.over });
  const parsed = v.safeParse(command.input, input ?? {});
  if (!parsed.success) throw malformed(parsed.issues);
  services.sanctions.requireAllowed(caller.player.id, name);
  const handler = handlers[name] as Handler<CommandName>;
  return handler(services, caller, parsed.output as never);
}

export function malformed(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const [first] = issues;
  const field = first ? (v.getDotPath(first) ?? "") : "";
  return refuse("malformed-message", "correct", { field, expected: first?.expected ?? first?.message ?? "" });
}

/** Turns an error into an answer. Details of bugs stay in the log. */
function toRefusal(services: Services, name: string, error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  if (error instanceof StoreUnavailable) {
    services.log.warn({ command: name, error: error.message }, "the store is unavailable");
    return { ...refuse("store-unavailable", "refresh").refusal, waitMilliseconds: 1000 };
  }
  services.log.error({ command: name, error }, "a command failed");
  return refuse("internal-error", "wait").refusal;
}
