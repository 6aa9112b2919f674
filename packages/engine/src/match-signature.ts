/** The signature of a match file: its last two lines. */
export interface FileSignature {
  /** The public Ed25519 key of the server: 32 bytes as hexadecimal digits. */
  readonly key: string;
  /** The signature: 64 bytes as hexadecimal digits. */
  readonly signature: string;
  /** The signed text: everything before the line of the signature. */
  readonly signed: string;
}

/** Adds the key and the signature to a match file. `sign` returns the signature of a text as hexadecimal digits. */
export function addSignature(text: string, key: string, sign: (signed: string) => string): string {
  const signed = `${text}key ${key}\n`;
  return `${signed}signature ${sign(signed)}\n`;
}

const SIGNED = /^(.*\nkey ([0-9a-f]{64})\n)signature ([0-9a-f]{128})\s*$/s;

/** Reads the signature of a match file; undefined if it has none. The caller checks it. */
export function readSignature(text: string): FileSignature | "malformed" | undefined {
  // Mail programs change line ends.
  const [, signed, key, signature] = SIGNED.exec(text.replaceAll("\r\n", "\n")) ?? [];
  if (signed !== undefined && key !== undefined && signature !== undefined) return { key, signature, signed };
  return /^\s*(key|signature)\b/m.test(text) ? "malformed" : undefined;
}
