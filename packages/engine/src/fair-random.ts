import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Random } from "./random.ts";

/** The values that determine every draw of a match. The secret stays on the server until the match is over; the rest is public. */
export interface FairChance {
  /** 32 random bytes as 64 hexadecimal digits. */
  readonly secret: string;
  readonly matchId: string;
  /** Contributions of players, made after the commitment was published and before the first draw, in the order of the match file. */
  readonly entropy: readonly string[];
}

const SECRET = /^[0-9a-f]{64}$/;
const DRAW_BYTES = 6;
const DRAW_RANGE = 2 ** (8 * DRAW_BYTES);

export function isSecret(text: string): boolean {
  return SECRET.test(text);
}

/** The hash that is published before the first draw. It binds the server to its secret without revealing it. */
export function commitmentTo(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`rondel commitment ${secret}`)));
}

/** The hash that a player publishes before anybody reveals entropy. */
export function entropyCommitment(entropy: string): string {
  return bytesToHex(sha256(utf8ToBytes(`rondel entropy ${entropy}`)));
}

/**
 * The fair source for one action. Each draw is an HMAC-SHA-256 of the secret over the match, the number of the action, the
 * label and the index of the draw. There is no sequence to look ahead in, so the order of rolls gives no advantage.
 */
export function fairRandom(chance: FairChance, actionNumber: number): Random {
  const key = hexToBytes(chance.secret);
  const place = `${chance.matchId}\n${chance.entropy.join(",")}\n${actionNumber}`;
  let index = 0;
  return {
    draw(label, sides) {
      const fair = DRAW_RANGE - (DRAW_RANGE % sides);
      for (let attempt = 0; ; attempt++) {
        const digest = hmac(sha256, key, utf8ToBytes(`${place}\n${label}\n${index}\n${attempt}`));
        const value = leadingInteger(digest);
        if (value >= fair) continue;
        index++;
        return value % sides;
      }
    },
  };
}

function leadingInteger(digest: Uint8Array): number {
  let value = 0;
  for (let byte = 0; byte < DRAW_BYTES; byte++) value = value * 256 + (digest[byte] ?? 0);
  return value;
}
