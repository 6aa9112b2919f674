import { crc32, deflateRawSync } from "node:zlib";

/** A text in an archive. */
export interface ArchivedText {
  readonly name: string;
  readonly text: string;
}

const DEFLATE = 8;
const VERSION = 20;
/** The names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** The first of January 1980, the earliest date of the format. Equal content gives equal archives. */
const FIRST_DATE = 0x0021;

/** Packs texts into a zip archive, which every system can open. */
export function zipOf(texts: readonly ArchivedText[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, text } of texts) {
    const path = Buffer.from(name);
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const facts = factsOf(content, packed, path);
    const file = Buffer.concat([signature(0x04034b50), facts, path, packed]);
    files.push(file);
    // Made by, facts, no comment, first disk, internal and external attributes, place of the file.
    directory.push(
      Buffer.concat([
        signature(0x02014b50),
        numbers([VERSION, 2]),
        facts,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        path,
      ]),
    );
    offset += file.length;
  }
  const list = Buffer.concat(directory);
  const count = texts.length;
  const end = numbers([0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...files, list, signature(0x06054b50), end]);
}

/** The facts that precede the name of a file, in the file and in the directory alike. */
function factsOf(content: Buffer, packed: Buffer, path: Buffer): Buffer {
  return numbers(
    ...([
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [DEFLATE, 2],
      [0, 2],
      [FIRST_DATE, 2],
    ] as const),
    ...([
      [crc32(content), 4],
      [packed.length, 4],
      [content.length, 4],
      [path.length, 2],
      [0, 2],
    ] as const),
  );
}

const signature = (value: number): Buffer => numbers([value, 4]);

/** Little-endian numbers of two or four bytes. */
function numbers(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer {
  return Buffer.concat(
    values.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}
