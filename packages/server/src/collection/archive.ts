import { COLLECTION_LICENCE, type CollectedMatch, type CommandOutput } from "@rondel/protocol";
import { exportStored } from "../play/export.ts";
import { refuse } from "../refuse.ts";
import type { Services } from "../services.ts";
import { type PackedFile, packText, zipOf } from "./zip.ts";

/** Packs the files of matches with a licence and a list. The files have no names of players, and neither has the list. */
export async function packArchive(
  services: Services,
  matches: readonly CollectedMatch[],
): Promise<CommandOutput<"collection/archive">> {
  const files: PackedFile[] = [];
  const listed: CollectedMatch[] = [];
  for (const match of matches) {
    const text = await fileOf(services, match.id);
    if (text === undefined) continue;
    listed.push(match);
    // Each match is replayed. While its file is compressed, moves at the tables go first.
    files.push(await packText(fileName(match), text));
  }
  if (files.length === 0) throw refuse("nothing-found", "choose-another");
  const licence = await packText("LICENCE.txt", `${COLLECTION_LICENCE}\n`);
  const list = await packText("matches.csv", listOf(listed));
  const zip = zipOf([licence, list, ...files]);
  return { name: "rondel-matches.zip", matches: files.length, zip: zip.toString("base64") };
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
