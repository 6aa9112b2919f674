import { batch, type ReadonlySignal, signal } from "@preact/signals";
import type { CollectedMatch, CommandOutput } from "@rondel/protocol";
import { post, type Reply } from "../api/http.ts";
import { signIn } from "../api/me.ts";
import { request } from "../api/request.ts";
import type { SessionRefusal } from "../session/session.ts";
import { downloadFile } from "../ui/download.ts";
import type { Search } from "./search-form.ts";

/** The matches of the last search. */
export interface FoundMatches {
  /** Undefined while the first page is loading. */
  readonly matches: ReadonlySignal<readonly CollectedMatch[] | undefined>;
  readonly hasMore: ReadonlySignal<boolean>;
  readonly refused: ReadonlySignal<SessionRefusal | undefined>;
  search(wanted: Search): Promise<void>;
  more(): Promise<SessionRefusal | undefined>;
  replace(match: CollectedMatch): void;
}

/** Matches on one page of results. */
const PAGE = 20;

export function foundMatches(): FoundMatches {
  const matches = signal<readonly CollectedMatch[] | undefined>(undefined);
  const next = signal<string | null>(null);
  const hasMore = signal(false);
  const refused = signal<SessionRefusal | undefined>(undefined);
  let last: Search | undefined;
  const take = (reply: Reply<"collection/search">, before: readonly CollectedMatch[]): SessionRefusal | undefined => {
    if ("refused" in reply) return reply.refused;
    batch(() => {
      matches.value = [...before, ...reply.answer.matches];
      next.value = reply.answer.next;
      hasMore.value = reply.answer.next !== null;
    });
    return undefined;
  };
  return {
    matches,
    hasMore,
    refused,
    async search(wanted) {
      last = wanted;
      matches.value = undefined;
      refused.value = undefined;
      const reply = await searchPage(wanted);
      // A slower answer to an earlier search is dropped.
      if (last === wanted) refused.value = take(reply, []);
    },
    async more() {
      const wanted = last;
      const after = next.peek();
      if (!wanted || after === null) return undefined;
      const reply = await searchPage(wanted, after);
      return last === wanted ? take(reply, matches.peek() ?? []) : undefined;
    },
    replace(match) {
      matches.value = matches.peek()?.map((one) => (one.id === match.id ? match : one));
    },
  };
}

async function searchPage(wanted: Search, after?: string): Promise<Reply<"collection/search">> {
  const refused = await signIn();
  if (refused) return { refused };
  return request("collection/search", { ...wanted, limit: PAGE, ...(after === undefined ? {} : { after }) });
}

/** Sets or removes the star of the player. */
export async function starMatch(
  { id, starred }: CollectedMatch,
  onChange: (notes: CommandOutput<"collection/star">) => void,
): Promise<SessionRefusal | undefined> {
  const reply = await request("collection/star", { table: id, starred: !starred });
  if ("refused" in reply) return reply.refused;
  onChange(reply.answer);
  return undefined;
}

/** Downloads the found matches as one archive. */
export async function downloadArchive(
  wanted: Search,
  onDone: (matches: number) => void,
): Promise<SessionRefusal | undefined> {
  const reply = await post("collection/archive", wanted);
  if ("refused" in reply) return reply.refused;
  const { zip, name, matches } = reply.answer;
  const bytes = Uint8Array.from(atob(zip), (letter) => letter.charCodeAt(0));
  downloadFile(new Blob([bytes], { type: "application/zip" }), name);
  onDone(matches);
  return undefined;
}
