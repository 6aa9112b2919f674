import { type Signal, useSignal } from "@preact/signals";
import type { Game } from "@rondel/engine";
import type { ClockRule, PausePace } from "@rondel/protocol";
import { signIn } from "../api/me.ts";
import { request } from "../api/request.ts";
import { serverBotLevels } from "../api/server-info.ts";
import { t } from "../messages/messages.ts";
import { navigate, type PlayMode } from "../router.ts";
import { createLocalTable } from "../session/local-match.ts";
import { saveLocalTable } from "../session/local-tables.ts";
import type { SessionRefusal } from "../session/session.ts";
import { preferences } from "../settings/preferences.ts";
import { type ClockTimes, clockWith, DEFAULT_TIMES } from "./clock-times.ts";
import {
  defaultOptions,
  defaultPlayers,
  defaultSeats,
  localSeats,
  type SeatChoice,
  serverSeats,
} from "./seat-choices.ts";

/** The values of the form for a new table. */
export interface NewTableForm {
  readonly seats: Signal<SeatChoice[]>;
  readonly options: Signal<Record<string, string | number | boolean>>;
  readonly clock: Signal<ClockRule["kind"]>;
  readonly times: Signal<ClockTimes>;
  readonly pauses: Signal<PausePace>;
  readonly visibility: Signal<"link" | "public">;
  /** Whether the page may offer hints among people. */
  readonly hints: Signal<boolean>;
}

export function useNewTableForm(mode: PlayMode, game: Game): NewTableForm {
  return {
    seats: useSignal(defaultSeats(mode, defaultPlayers(game))),
    options: useSignal(defaultOptions(game.options)),
    clock: useSignal<ClockRule["kind"]>("none"),
    times: useSignal(DEFAULT_TIMES),
    pauses: useSignal<PausePace>("normal"),
    visibility: useSignal<"link" | "public">("link"),
    hints: useSignal(false),
  };
}

/** Creates a match on this device and opens it. */
export async function startLocalTable(
  game: Game,
  { seats, options }: NewTableForm,
): Promise<SessionRefusal | undefined> {
  const defaultName = (number: number) => t("new.person", { number });
  const people = localSeats(seats.value, preferences.name.value || defaultName(1), defaultName);
  const table = createLocalTable(game, { options: options.value, seats: people });
  const refused = saveLocalTable(table);
  if (!refused) navigate({ screen: "local", id: table.id });
  return refused;
}

/** Creates a table on the server and opens it. It starts at once if all seats are taken. */
export async function createServerTable(
  game: Game,
  { seats, options, clock, times, pauses, visibility, hints }: NewTableForm,
): Promise<SessionRefusal | undefined> {
  const refused = await signIn();
  if (refused) return refused;
  const reply = await request("table/make", {
    game: game.id,
    options: options.value,
    seats: serverSeats(seats.value, await serverBotLevels()),
    visibility: visibility.value,
    clock: clockWith(clock.value, times.value, game.hasPauses ? pauses.value : undefined),
    ...(hints.value ? { hints: true } : {}),
    start: seats.value.every(({ kind }) => kind === "me" || kind === "bot"),
  });
  if ("refused" in reply) return reply.refused;
  navigate({ screen: "table", id: reply.answer.id });
  return undefined;
}
