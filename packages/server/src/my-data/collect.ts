import type { Services } from "../services.ts";
import { seatsOf, type TableDocument } from "../tables/document.ts";

/** Collects everything that the server stores about a player. Secrets are stored as hashes and are not part of it. */
export async function collectData(services: Services, player: string): Promise<Record<string, unknown>> {
  const { myData, reminders, reports } = services.store;
  const account = await myData.account(player);
  const mail = await reminders.mailOf(player);
  return {
    madeAt: services.time.now(),
    account: account && {
      id: account.id,
      name: account.name,
      nameIsGiven: account.name_given === 1,
      created: account.created_at,
      lastSeen: account.seen_at,
    },
    devices: await myData.devices(player),
    passkeys: await myData.passkeys(player),
    reminders: {
      pushDevices: (await myData.pushDevices(player)).map(({ endpoint, created }) => ({
        service: new URL(endpoint).hostname,
        created,
      })),
      webhooks: (await services.store.webhooks.of(player)).map(({ kind, url, language }) => ({ kind, url, language })),
      email: mail && { address: mail.address, confirmed: mail.confirmed, language: mail.language },
    },
    recoveryEmail: (await services.store.recovery.mailOf(player))?.address ?? null,
    tables: (await myData.tables(player)).map((table) => describeTable(table, player)),
    chat: (await myData.lines(player)).map(({ table, line }) => ({ table, ...line })),
    reports: (await reports.madeBy(player)).map(({ reporter: _me, ...report }) => report),
    collection: await services.store.collection.marksOf(player),
    mutedAndBlocked: await services.store.relations.of(player),
    sanctions: await myData.sanctions(player),
  };
}

function describeTable(document: TableDocument, player: string): Record<string, unknown> {
  const { id, game, rulesVersion, options, status, clock, visibility, created, started, ended, outcome } = document;
  return {
    id,
    game,
    rulesVersion,
    options,
    status,
    clock,
    visibility,
    created,
    started,
    ended,
    outcome,
    isHost: document.host === player,
    mySeats: seatsOf(document, player),
    seats: document.seats.map((seat) => ({ kind: seat.kind, name: "name" in seat ? seat.name : null })),
  };
}
