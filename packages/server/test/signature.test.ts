import { createPublicKey, verify } from "node:crypto";
import { readSignature } from "@rondel/engine";
import { expect, test } from "vitest";
import { playToEnd, startTestServer, tableOf } from "./table.ts";

/** The public key of a server, at its documented address. */
async function keyOf(url: string): Promise<string> {
  return (await (await fetch(`${url}/.well-known/rondel-key`)).text()).trim();
}

test("an exported match is signed with the key of the server, which stays the same after a restart", async () => {
  const server = await startTestServer();
  const { table, players } = await tableOf([server.url, server.url], { options: { rounds: 1 } });
  await playToEnd(table, players);
  const text = (await players[0]?.ask("play/export", { table }))?.text ?? "";
  const signature = readSignature(text);
  if (signature === undefined || signature === "malformed") throw new Error("the file is not signed");
  const key = await keyOf(server.url);
  expect(signature.key).toBe(key);
  const x = Buffer.from(key, "hex").toString("base64url");
  const publicKey = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x }, format: "jwk" });
  const isSigned = (signed: string) =>
    verify(null, Buffer.from(signed), publicKey, Buffer.from(signature.signature, "hex"));
  expect(isSigned(signature.signed)).toBe(true);
  expect(isSigned(signature.signed.replace("players 2", "players 3"))).toBe(false);
  await server.stop();

  const again = await startTestServer({ store: { folder: server.folder } });
  expect(await keyOf(again.url)).toBe(key);
  await again.stop();
});
