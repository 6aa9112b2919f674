import { refuseStudy, STUDY_LIMITS, type Study, type StudyRefused } from "./study.ts";
import { readStudy, writeStudy } from "./study-file.ts";

/** Marks how the text in a link is written: compressed, or plain where the browser cannot compress. */
const COMPRESSED = "z";
const PLAIN = "t";

/** The format has a checksum, so a link that was cut off is recognised. */
const FORMAT = "deflate";

/** Bytes that are decompressed at a time: few, because one byte may stand for a thousand. */
const PIECE = 256;

/** Writes a study for a link. */
export async function writeStudyLink(study: Study): Promise<{ readonly code: string } | StudyRefused> {
  const bytes = new TextEncoder().encode(writeStudy(study));
  const code =
    "CompressionStream" in globalThis ? COMPRESSED + toBase64Url(await compress(bytes)) : PLAIN + toBase64Url(bytes);
  return code.length > STUDY_LIMITS.link ? refuseStudy("study-link-too-long") : { code };
}

/** Reads the study in a link. The link may come from anyone, so nothing is read beyond the limits. */
export async function readStudyLink(code: string): Promise<Study | StudyRefused> {
  if (code.length > STUDY_LIMITS.link) return refuseStudy("study-too-large");
  const kind = code.charAt(0);
  const bytes = fromBase64Url(code.slice(1));
  if (!bytes || (kind !== COMPRESSED && kind !== PLAIN)) return refuseStudy("study-unreadable");
  if (kind === PLAIN) return readBytes(bytes);
  if (!("DecompressionStream" in globalThis)) return refuseStudy("study-needs-newer-browser");
  const plain = await decompress(bytes, STUDY_LIMITS.text);
  return plain instanceof Uint8Array ? readBytes(plain) : plain;
}

function readBytes(bytes: Uint8Array): Study | StudyRefused {
  try {
    return readStudy(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof TypeError) return refuseStudy("study-unreadable");
    throw error;
  }
}

async function compress(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = piecesOf(bytes, bytes.length).pipeThrough(new CompressionStream(FORMAT));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Decompresses piece by piece and stops as soon as there are more bytes than allowed. */
async function decompress(bytes: Uint8Array, most: number): Promise<Uint8Array | StudyRefused> {
  const reader = piecesOf(bytes, PIECE).pipeThrough(new DecompressionStream(FORMAT)).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      parts.push(read.value);
      length += read.value.length;
      if (length > most) {
        await reader.cancel();
        return refuseStudy("study-too-large");
      }
    }
  } catch (error) {
    // Browsers report damaged data as a TypeError.
    if (error instanceof TypeError) return refuseStudy("study-unreadable");
    throw error;
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A stream that passes the next piece on only when it is asked for. */
function piecesOf(bytes: Uint8Array, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull(controller) {
        if (at < bytes.length) controller.enqueue(new Uint8Array(bytes.subarray(at, at + size)));
        at += size;
        if (at >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): Uint8Array | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
