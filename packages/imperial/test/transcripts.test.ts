import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { goldenFiles, readGolden } from "./support/golden.ts";
import { beginningOf, transcriptOf } from "./support/transcript.ts";

const FOLDER = join(import.meta.dirname, "support", "transcripts");
const MOST_ENTRIES = 60;

/** State hashes do not contain events, prompts, lists of actions and answers. `vitest run -u` rewrites the transcripts after a deliberate change. */
describe("transcripts of the golden matches", () => {
  it.each(goldenFiles())("$name has the same events, rule ids, decisions and answers", async (file) => {
    const transcript = transcriptOf(readGolden(beginningOf(file, MOST_ENTRIES)));
    await expect(transcript).toMatchFileSnapshot(join(FOLDER, file.name.replace(".rondel", ".txt")));
  });
});
