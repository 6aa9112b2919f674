import { setImmediate } from "node:timers/promises";
import { COLLECTION_LICENCE, type CollectedMatch, type CommandOutput } from "@rondel/protocol";
import { exportStored } from "../play/export.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { type ArchivedText, zipOf } from "./zip.ts";

/** Packs the files of matches with a licence and a list. The files have no names of players, and neither has the list. */
export async function packArchive(
  services: Services,
  matches: readonly CollectedMatch[],
): Promise<CommandOutput<"collection/archive">> {
  const files: ArchivedText[] = [];
  const listed: CollectedMatch[] = [];
  for (const match of matches) {
    const text = await fileOf(services, match.id);
    if (text === undefined) continue;
    listed.push(match);
    files.push({ name: fileName(match), text });
    // Each match is replayed. Moves at the tables go first.
    await setImmediate();
  }
  if (files.length === 0) throw refuse("nothing-found", "choose-another");
  const texts = [
    { name: "LICENCE.txt", text: `${COLLECTION_LICENCE}\n` },
    { name: "matches.csv", text: listOf(listed) },
    ...files,
  ];
  return { name: "rondel-matches.zip", matches: files.length, zip: zipOf(texts).toString("base64") };
}

/** The file of a match; undefined if this release cannot replay it. The other matches are packed all the same. */
async function fileOf(services: Services, id: string): Promise<string | undefined> {
  const stored = await services.store.tables.get(id);
  try {
    return stored && (await exportStored(services, stored));
  } catch (error) {
    services.log.error({ match: id, error }, "a match of the collection cannot be replayed");
    return undefined;
  }
}

const fileName = ({ game, id }: CollectedMatch): string => `${game}-${id}.rondel`;

function listOf(matches: readonly CollectedMatch[]): string {
  const rows = matches.map((match) => [
    fileName(match),
    match.game,
    new Date(match.ended).toISOString().slice(0, 10),
    match.seats.length,
    match.moves,
    match.seats.flatMap(({ rank }, seat) => (rank === 1 ? [`s${seat}`] : [])).join(" "),
    match.stars,
  ]);
  return [["file", "game", "ended", "players", "moves", "winner", "stars"], ...rows]
    .map((row) => `${row.join(",")}\n`)
    .join("");
}
