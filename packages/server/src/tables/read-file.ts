import { parentPort, workerData } from "node:worker_threads";
import {
  type Draw,
  type Game,
  type Match,
  type MatchHeader,
  type Message,
  readMatch,
  recreateMatch,
  replayEntry,
} from "@rondel/engine";
import type { ServerRefusalCode } from "@rondel/protocol";
import { advanceLiveMatch, pendingDecision } from "../play/live-match.ts";
import { newLiveMatch } from "../play/open.ts";
import type { LoggedEntry } from "../store/matches.ts";

/** The work of this thread: one file, with the module and export of its rules. */
export interface FileJob {
  readonly text: string;
  readonly module: string;
  readonly name: string;
  readonly at: number;
}

export interface ImportedMatch {
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  readonly log: readonly LoggedEntry[];
}

export type FileResult = ImportedMatch | { readonly problem: Message };

const MAX_ENTRIES = 5000;

async function read({ text, module, name, at }: FileJob): Promise<FileResult> {
  const games = (await import(module)) as Readonly<Record<string, Game>>;
  const game = games[name];
  if (!game) throw new Error(`${module} has no game ${name}`);
  const { match, problem, hashes } = readMatch(text, (id, rulesVersion) =>
    id === game.id && rulesVersion === game.rulesVersion ? game : undefined,
  );
  if (problem || !match) {
    const { code, params, line } = problem ?? { code: "not-a-rondel-file", params: {}, line: 1 };
    return { problem: { code, params: { ...params, line } } };
  }
  const unsuitable = importProblem(match, hashes);
  return unsuitable ? { problem: unsuitable } : withLog(match, at);
}

/** Why a valid file cannot be continued on a server. */
function importProblem(
  { entries, deciders }: Match,
  hashes: ReadonlyMap<number, string>,
): { readonly code: ServerRefusalCode; readonly params: Readonly<Record<string, number>> } | undefined {
  if (entries.length > MAX_ENTRIES) return { code: "match-file-too-long", params: { most: MAX_ENTRIES } };
  if (!hashes.has(entries.length)) return { code: "last-hash-missing", params: { number: entries.length } };
  return deciders.length === 0 ? { code: "match-is-over", params: {} } : undefined;
}

/** Computes the log with the stream numbers of every viewer, which a file does not contain. */
function withLog({ game, header, setupDraws, entries }: Match, at: number): ImportedMatch {
  const created = recreateMatch(game, header, setupDraws);
  if ("refused" in created) throw new Error(`a valid match file is refused: ${created.refused.code}`);
  const served = { game, module: "", name: "" };
  const live = newLiveMatch(served, { rule: { kind: "none" }, pauses: [] }, created.match, at);
  const log = entries.map((entry) => {
    const before = pendingDecision(served, live.match);
    const result = replayEntry(live.match, entry);
    if ("refused" in result) throw new Error(`an entry of a valid match file is refused: ${result.refused.code}`);
    const by = entry.kind === "action" ? entry.seat : undefined;
    return advanceLiveMatch(live, { entry, events: result.events, author: "hand", at, before, by }).logged;
  });
  return { header, setupDraws, log };
}

parentPort?.postMessage(await read(workerData as FileJob));
