import { createPublicKey, verify } from "node:crypto";
import { type Chance, type FileSignature, readSignature, type Verification, wrongContribution } from "@rondel/engine";

/** One check of a match file. A file is verified if no check is `open` or `failed`. */
export interface FileCheck {
  readonly result: "passed" | "open" | "failed";
  /** The checked part, for a list of those that are not verified. */
  readonly part: string;
  readonly sentence: string;
}

export function checkDraws(chance: Verification): FileCheck {
  switch (chance.verdict) {
    case "fair":
      return { result: "passed", part: "the draws", sentence: `All ${chance.draws} random draws verified.` };
    case "fair-since":
      return {
        result: "open",
        part: "the draws before the import",
        sentence: `The setup and the first ${chance.imported} entries were played elsewhere, so their draws cannot be verified. All ${chance.draws} draws since then verified.`,
      };
    case "not-revealed":
      return {
        result: "open",
        part: "the draws",
        sentence: "The draws can be verified once the secret is revealed at the end.",
      };
    case "wrong-secret":
      return {
        result: "failed",
        part: "the draws",
        sentence: "The secret does not match its commitment, so the draws cannot be trusted.",
      };
    case "wrong-entropy":
      return {
        result: "failed",
        part: "the draws",
        sentence: `The entropy of s${chance.seat} is not the one that its player was committed to, so the draws cannot be trusted.`,
      };
    case "forged":
      return {
        result: "failed",
        part: "the draws",
        sentence: `Entry ${chance.entry} does not match: the file has${chance.recorded || " no draws"}, the secret gives${chance.drawn || " no draws"}.`,
      };
  }
}

/** Says whose entropy is in the draws, and whose was not revealed in time; undefined if no player added any. */
export function checkContributions(chance: Chance): FileCheck | undefined {
  if (chance.kind === "seed" || !chance.contributions) return undefined;
  const seats = (isRevealed: boolean) =>
    (chance.contributions ?? [])
      .filter(({ entropy }) => (entropy !== null) === isRevealed)
      .map(({ seat }) => `s${seat}`)
      .join(", ");
  const missing = seats(false) === "" ? "" : ` Not revealed in time: ${seats(false)}.`;
  const sentence = `Entropy of players in the draws: ${seats(true) || "none"}.${missing}`;
  return { result: wrongContribution(chance) ? "failed" : "passed", part: "the entropy of players", sentence };
}

/** Compares the commitment of a file with the one that a player noted before the first draw; undefined if it has none. */
export function checkCommitment(chance: Chance, noted: string | undefined): FileCheck | undefined {
  const part = "the commitment";
  if (noted === undefined) {
    if (chance.kind === "seed") return undefined;
    const sentence =
      "Whether the commitment was published before the first draw, only --commitment with a noted one shows.";
    return { result: "open", part, sentence };
  }
  if (chance.kind === "seed") {
    return { result: "failed", part, sentence: "The draws come from a public seed, so the file has no commitment." };
  }
  return chance.commitment === noted
    ? { result: "passed", part, sentence: "The commitment is the noted one." }
    : { result: "failed", part, sentence: `The commitment of the file is ${chance.commitment}, not the noted one.` };
}

/** Checks the signature of a file. `key` is the key of the server; without it the key in the file is used and shown. */
export function checkSignature(text: string, key: string | undefined): FileCheck | undefined {
  const part = "the signature";
  const found = readSignature(text);
  if (found === undefined) {
    return key === undefined ? undefined : { result: "failed", part, sentence: "The file is not signed." };
  }
  if (found === "malformed" || !isSigned(found)) {
    return { result: "failed", part, sentence: "The signature is wrong: the file was changed after it was signed." };
  }
  if (key === undefined) return { result: "passed", part, sentence: `Signed with the key ${found.key}.` };
  return found.key === key
    ? { result: "passed", part, sentence: "Signed with the key of the server." }
    : { result: "failed", part, sentence: `Signed with another key: ${found.key}.` };
}

function isSigned({ key, signature, signed }: FileSignature): boolean {
  const x = Buffer.from(key, "hex").toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  return verify(null, Buffer.from(signed), publicKey, Buffer.from(signature, "hex"));
}
