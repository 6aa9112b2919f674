import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";

/** Random letters with five bits each. */
function randomLetters(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join("");
}

export const newTableId = (): string => `t${randomLetters(20)}`;
export const newPlayerId = (): string => `p${randomLetters(20)}`;
export const newWebhookId = (): string => `w${randomLetters(20)}`;
export const newReportId = (): string => `r${randomLetters(20)}`;
export const newCommentId = (): string => `c${randomLetters(20)}`;
/** 160 random bits. */
export const newSecret = (): string => randomLetters(32);
/** The 256 bits behind the draws of a match. */
export const newDrawSecret = (): string => randomBytes(32).toString("hex");

/** The form in which a sign-in token is stored. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/** Compares in constant time, so that the duration does not reveal how many letters match. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)));
}
