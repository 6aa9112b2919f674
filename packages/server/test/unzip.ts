import { crc32, inflateRawSync } from "node:zlib";

/** Reads the texts of a zip archive through its directory, and compares their checksums. */
export function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  const count = archive.readUInt16LE(end + 10);
  const texts = new Map<string, string>();
  let entry = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    const nameLength = archive.readUInt16LE(entry + 28);
    const name = archive.toString("utf8", entry + 46, entry + 46 + nameLength);
    const file = archive.readUInt32LE(entry + 42);
    const start = file + 30 + archive.readUInt16LE(file + 26) + archive.readUInt16LE(file + 28);
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(entry + 20)));
    if (crc32(content) !== archive.readUInt32LE(entry + 16)) throw new Error(`wrong checksum of ${name}`);
    texts.set(name, content.toString("utf8"));
    entry += 46 + nameLength + archive.readUInt16LE(entry + 30) + archive.readUInt16LE(entry + 32);
  }
  return texts;
}
