import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

/** A compressed file of an archive. */
export interface PackedFile {
  readonly path: Buffer;
  readonly packed: Buffer;
  /** The checksum and the length of the content. */
  readonly checksum: number;
  readonly length: number;
}

const deflate = promisify(deflateRaw);

const DEFLATE = 8;
const VERSION = 20;
/** The names are UTF-8. */
const UTF8_NAMES = 0x0800;
/** The first of January 1980, the earliest date of the format. Equal content gives equal archives. */
const FIRST_DATE = 0x0021;

/** Compresses a text outside the event loop. */
export async function packText(name: string, text: string): Promise<PackedFile> {
  const content = Buffer.from(text);
  const packed = await deflate(content);
  return { path: Buffer.from(name), packed, checksum: crc32(content), length: content.length };
}

/** Assembles a zip archive, which every system can open. */
export function zipOf(packedFiles: readonly PackedFile[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const packedFile of packedFiles) {
    const { path, packed } = packedFile;
    const facts = factsOf(packedFile);
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
  const count = packedFiles.length;
  const end = numbers([0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
  return Buffer.concat([...files, list, signature(0x06054b50), end]);
}

/** The facts that precede the name of a file, in the file and in the directory alike. */
function factsOf({ path, packed, checksum, length }: PackedFile): Buffer {
  return numbers(
    ...([
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [DEFLATE, 2],
      [0, 2],
      [FIRST_DATE, 2],
    ] as const),
    ...([
      [checksum, 4],
      [packed.length, 4],
      [length, 4],
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
