import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  addSignature,
  appendAction,
  type Contribution,
  chanceSource,
  commitmentTo,
  createMatch,
  entropyCommitment,
  matchToText,
  newHeader,
} from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { afterAll, describe, expect, it, vi } from "vitest";
import { main } from "../src/main.ts";

const folder = mkdtempSync(join(tmpdir(), "rondel-verify-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SECRET = "5e".repeat(32);
const COMMITMENT = commitmentTo(SECRET);
const KEYS = newKeys();

/** The beginning of a match with this secret, as a server writes it. */
function fileOf(secret: string, contributions?: readonly Contribution[]): string {
  const fair = { kind: "fair", commitment: commitmentTo(secret), entropy: contributions ? [] : ["mine"] } as const;
  const chance = contributions ? { ...fair, contributions } : fair;
  const source = chanceSource(chance, "evening", secret);
  if (!source) throw new Error("the secret does not match its commitment");
  const options = { rounds: 2, hands: "hidden" } as const;
  const created = createMatch(ferry, newHeader(ferry, { id: "evening", players: 2, options, chance }), source);
  if ("refused" in created) throw new Error(created.refused.code);
  const [seat] = created.match.deciders;
  if (seat === undefined) throw new Error("nobody decides");
  appendAction(created.match, 0, seat, { kind: "bid", coins: 0 }, source);
  return matchToText(created.match, new Map(), secret);
}

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const key = Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url").toString("hex");
  return { key, sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString("hex") };
}

const signed = (text: string) => addSignature(text, KEYS.key, KEYS.sign);

/** Verifies a file. Returns the exit code and the first line. */
async function verify(text: string, ...flags: string[]): Promise<readonly [number, string]> {
  const path = join(folder, "match.rondel");
  writeFileSync(path, text);
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    const code = await main(["verify", path, ...flags]);
    const out = write.mock.calls.map(([chunk]) => String(chunk)).join("");
    return [code, out.split("\n")[0] ?? ""];
  } finally {
    write.mockRestore();
  }
}

describe("rondel verify", () => {
  it("verifies a signed file with the noted commitment and the key of the server", async () => {
    const flags = ["--commitment", COMMITMENT, "--key", KEYS.key];
    expect(await verify(signed(fileOf(SECRET)), ...flags)).toEqual([0, "Verified."]);
  });

  it("verifies only in part without the noted commitment, or before the secret is revealed", async () => {
    expect(await verify(fileOf(SECRET))).toEqual([3, "Verified in part. Not verified: the commitment."]);
    const running = fileOf(SECRET).replace(/^secret .*\n/m, "");
    expect(await verify(running, "--commitment", COMMITMENT)).toEqual([
      3,
      "Verified in part. Not verified: the draws.",
    ]);
  });

  it("verifies the entropy of players with their commitments, even if one of them did not reveal it", async () => {
    const contributions = [
      { seat: 0, commitment: entropyCommitment("red"), entropy: "red" },
      { seat: 1, commitment: entropyCommitment("blue"), entropy: null },
    ];
    const file = fileOf(SECRET, contributions);
    const noted = ["--commitment", COMMITMENT];
    expect(await verify(file, ...noted)).toEqual([0, "Verified."]);
    const added = file.replace(/^(contribution s1 .*)$/m, "$1 green");
    expect(await verify(added, ...noted)).toEqual([1, "Not verified: the draws, the entropy of players."]);
    // A server that leaves out what a player revealed changes the draws.
    const dropped = file.replace(" red\n", "\n");
    expect(await verify(dropped, ...noted)).toEqual([1, "Not verified: the draws."]);
  });

  it("does not verify a match that was made up with another secret", async () => {
    const made = fileOf("6f".repeat(32));
    expect(await verify(made, "--commitment", COMMITMENT)).toEqual([1, "Not verified: the commitment."]);
  });

  it("does not verify a file that was changed after it was signed", async () => {
    const [code, line] = await verify(signed(fileOf(SECRET)).replace("entropy mine", "# seen\nentropy mine"));
    expect([code, line]).toEqual([1, "Not verified: the signature."]);
  });

  it("does not verify a file without the signature of the named server", async () => {
    const { key } = newKeys();
    expect(await verify(signed(fileOf(SECRET)), "--key", key)).toEqual([1, "Not verified: the signature."]);
    expect(await verify(fileOf(SECRET), "--key", key)).toEqual([1, "Not verified: the signature."]);
  });

  it("does not verify a changed draw or an illegal entry", async () => {
    const forged = fileOf(SECRET)
      .replace(/^hash.*\n/gm, "")
      .replace(/starter (\d)/, (_, drawn) => `starter ${3 - Number(drawn)}`);
    expect(await verify(forged, "--commitment", COMMITMENT)).toEqual([1, "Not verified: the draws."]);
    const [code, line] = await verify(fileOf(SECRET).replace(/^1 .*$/m, "1 s0 fly"));
    expect(code).toBe(1);
    expect(line).toMatch(/^Not verified: .*match\.rondel:\d+: /);
  });

  it("refuses a malformed commitment", async () => {
    const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    expect((await verify(fileOf(SECRET), "--commitment", "abc"))[0]).toBe(2);
    write.mockRestore();
  });
});
