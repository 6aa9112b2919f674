import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from "node:crypto";
import type { Store } from "../store/index.ts";

/** The key with which this server signs match files. */
export interface SigningKey {
  /** The public Ed25519 key: 32 bytes as hexadecimal digits. */
  readonly publicKey: string;
  /** Signs a text; 64 bytes as hexadecimal digits. */
  sign(text: string): string;
}

/** Opens the key. It is created on the first start and stored. */
export async function openSigningKey(store: Store): Promise<SigningKey> {
  const stored = await store.reminders.key("signing", () =>
    JSON.stringify(generateKeyPairSync("ed25519").privateKey.export({ format: "jwk" })),
  );
  const jwk = JSON.parse(stored) as JsonWebKey;
  const key = createPrivateKey({ key: jwk, format: "jwk" });
  return {
    publicKey: Buffer.from(jwk.x ?? "", "base64url").toString("hex"),
    sign: (text) => sign(null, Buffer.from(text), key).toString("hex"),
  };
}
