/** Returns 160 random bits as hexadecimal text. Works without `crypto.randomUUID`, which insecure pages lack. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
