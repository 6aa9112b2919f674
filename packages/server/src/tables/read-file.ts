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

/** One file for this thread, and where it finds the rules. */
export interface FileJob {
  readonly text: string;
  readonly module: string;
  readonly name: string;
  readonly at: number;
}

/** A match as the store wants it. */
export interface ImportedMatch {
  readonly header: MatchHeader;
  readonly setupDraws: readonly Draw[];
  readonly log: readonly LoggedEntry[];
}

export type FileReply = ImportedMatch | { readonly problem: Message };

interface Problem {
  readonly code: ServerRefusalCode;
  readonly params: Readonly<Record<string, number>>;
}

const MAX_ENTRIES = 5000;

async function read({ text, module, name, at }: FileJob): Promise<FileReply> {
  const games = (await import(module)) as Readonly<Record<string, Game>>;
  const game = games[name];
  if (!game) throw new Error(`${module} has no game ${name}`);
  const isAsked = (id: string, rulesVersion: string) => id === game.id && rulesVersion === game.rulesVersion;
  const { match, problem, hashes } = readMatch(text, (id, version) => (isAsked(id, version) ? game : undefined));
  if (problem || !match) {
    const { code, params, line } = problem ?? { code: "not-a-rondel-file", params: {}, line: 1 };
    return { problem: { code, params: { ...params, line } } };
  }
  const objection = objectionTo(match, hashes);
  return objection ? { problem: objection } : logOf(match, at);
}

function objectionTo({ entries, deciders }: Match, hashes: ReadonlyMap<number, string>): Problem | undefined {
  if (entries.length > MAX_ENTRIES) return { code: "match-file-too-long", params: { most: MAX_ENTRIES } };
  if (!hashes.has(entries.length)) return { code: "last-hash-missing", params: { number: entries.length } };
  return deciders.length === 0 ? { code: "match-is-over", params: {} } : undefined;
}

/** The log with the numbers that every viewer counts: they follow from what each of them may see. */
function logOf({ game, header, setupDraws, entries }: Match, at: number): ImportedMatch {
  const begun = recreateMatch(game, header, setupDraws);
  if ("refused" in begun) throw new Error(`a match that was read is refused: ${begun.refused.code}`);
  const served = { game, module: "", name: "" };
  const live = newLiveMatch(served, { kind: "none" }, begun.match, at);
  const log = entries.map((entry) => {
    const before = pendingDecision(served, live.match);
    const answer = replayEntry(live.match, entry);
    if ("refused" in answer) throw new Error(`an entry that was read is refused: ${answer.refused.code}`);
    const by = entry.kind === "action" ? entry.seat : undefined;
    return advanceLiveMatch(live, { entry, events: answer.events, author: "hand", at, before, by }).logged;
  });
  return { header, setupDraws, log };
}

parentPort?.postMessage(await read(workerData as FileJob));
