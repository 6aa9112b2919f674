import { type CommandOutput, MAX_ARCHIVED_MATCHES } from "@rondel/protocol";
import type { Handlers } from "../gateway/caller.ts";
import { newCommentId } from "../identity/secrets.ts";
import { hiddenFrom } from "../people/relations.ts";
import { refuse } from "../refuse.ts";
import { addReport } from "../reports/add-report.ts";
import type { Services } from "../services.ts";
import type { StoredComment } from "../store/collection-marks.ts";
import { packArchive } from "./archive.ts";
import { pageAfter, placeOf } from "./pages.ts";

const DEFAULT_LIMIT = 20;
const MAX_COMMENTS_READ = 200;
/** More comments of one player on one match are refused. */
const MAX_OWN_COMMENTS = 20;

export const collectionCommands: Handlers<
  | "collection/search"
  | "collection/read"
  | "collection/star"
  | "collection/comment"
  | "collection/remove-comment"
  | "collection/report"
  | "collection/archive"
> = {
  async "collection/search"({ store }, { player }, { limit = DEFAULT_LIMIT, after, ...wanted }) {
    const found = { ...wanted, viewer: player.id, after: after === undefined ? undefined : placeOf(after) };
    // One more match than wanted shows whether there is another page.
    const matches = await store.collection.search({ ...found, limit: limit + 1 });
    const shown = matches.slice(0, limit);
    const last = matches.length > limit ? shown.at(-1) : undefined;
    return { matches: shown, next: last ? pageAfter(last) : null };
  },
  "collection/read": (services, { player }, { table }) => notesOf(services, table, player.id),

  async "collection/star"(services, { player }, { table, starred }) {
    await notesOf(services, table, player.id);
    const { collection } = services.store;
    if (starred) await collection.star(table, player.id, services.time.now());
    else await collection.unstar(table, player.id);
    return notesOf(services, table, player.id);
  },
  async "collection/comment"(services, { player }, { table, text, number = null }) {
    await notesOf(services, table, player.id);
    const { collection } = services.store;
    if ((await collection.countComments(table, player.id)) >= MAX_OWN_COMMENTS) {
      throw refuse("too-many-comments", "give-up", { most: MAX_OWN_COMMENTS });
    }
    const author = { player: player.id, name: player.name };
    await collection.addComment({ id: newCommentId(), match: table, ...author, text, number, at: services.time.now() });
    return notesOf(services, table, player.id);
  },
  async "collection/remove-comment"(services, { player }, { table, comment: id }) {
    const comment = await requireComment(services, table, id);
    if (comment.player !== player.id) throw refuse("no-such-comment", "refresh");
    await services.store.collection.removeComment(comment);
    return notesOf(services, table, player.id);
  },
  async "collection/report"(services, { player }, { table, comment: id, reason, words = "" }) {
    await notesOf(services, table, player.id);
    const { player: reported, name, text, at } = await requireComment(services, table, id);
    if (reported === player.id) throw refuse("cannot-report", "choose-another");
    const line = { number: 1, at, name, text, isPrivate: false, comment: id };
    await addReport(services, player, {
      reported: { player: reported, name },
      table,
      reason,
      words,
      lines: [{ ...line, isByReported: true, isByReporter: false, isChosen: true }],
    });
    return {};
  },
  async "collection/archive"(services, { player }, wanted) {
    const search = { ...wanted, viewer: player.id, limit: MAX_ARCHIVED_MATCHES };
    return packArchive(services, await services.store.collection.search(search));
  },
};

/** A match with its comments, without those of people whom the player has muted or blocked. */
async function notesOf(services: Services, table: string, player: string): Promise<CommandOutput<"collection/read">> {
  const { collection } = services.store;
  const match = await collection.get(table, player);
  if (!match) throw refuse("not-in-collection", "give-up");
  const hidden = await hiddenFrom(services, player);
  const comments = (await collection.comments(table, MAX_COMMENTS_READ)).filter((one) => !hidden.has(one.player));
  return { match, comments: comments.map(({ match: _table, ...one }) => ({ ...one, yours: one.player === player })) };
}

async function requireComment({ store }: Services, table: string, id: string): Promise<StoredComment> {
  const comment = await store.collection.comment(id);
  if (comment?.match !== table) throw refuse("no-such-comment", "refresh");
  return comment;
}
