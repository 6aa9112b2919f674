import { describe, expect, it } from "vitest";
import { readMatch } from "./match-reader.ts";
import { addSignature, readSignature } from "./match-signature.ts";
import { ferry } from "./reference/index.ts";

const KEY = "a1".repeat(32);
const FILE = "rondel 1\ngame ferry rules 1\nplayers 2\nbegin empty\nwith coins s0 9\n";
const signedFile = addSignature(FILE, KEY, (signed) => signed.length.toString(16).padStart(128, "0"));

describe("the signature of a match file", () => {
  it("covers everything before it, including the key", () => {
    const signed = `${FILE}key ${KEY}\n`;
    const signature = signed.length.toString(16).padStart(128, "0");
    expect(readSignature(signedFile)).toEqual({ key: KEY, signature, signed });
    expect(readSignature(signedFile.replaceAll("\n", "\r\n"))).toEqual({ key: KEY, signature, signed });
  });

  it("does not disturb the reader of the match", () => {
    expect(readMatch(signedFile, () => ferry).problem).toBeUndefined();
  });

  it("is malformed if anything follows it or a part is missing", () => {
    expect(readSignature(FILE)).toBeUndefined();
    expect(readSignature(`${signedFile}# later\n`)).toBe("malformed");
    expect(readSignature(`${FILE}key ${KEY}\n`)).toBe("malformed");
    expect(readSignature(`${FILE}signature ${"0".repeat(128)}\n`)).toBe("malformed");
  });
});
