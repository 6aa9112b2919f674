import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** Random letters, five bits each. */
function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join("");
}

export const newTableId = (): string => `t${randomLetters(20)}`;
export const newPlayerId = (): string => `p${randomLetters(20)}`;
/** 160 random bits. */
export const newSecret = (): string => randomLetters(32);
/** The 256 bits behind the dice of a match. */
export const newDiceSecret = (): string => randomBytes(32).toString("hex");

/** What is stored of a secret that lets somebody in. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares without telling by its duration how much was right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)));
}
