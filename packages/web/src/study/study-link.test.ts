import { afterEach, expect, it, vi } from "vitest";
import { refuseStudy, STUDY_LIMITS, type Study } from "./study.ts";
import { writeStudy } from "./study-file.ts";
import { readStudyLink, writeStudyLink } from "./study-link.ts";

const study: Study = {
  title: "Überfall auf Genf – warum?",
  match: `rondel 1\n${"1 s0 pass\n".repeat(300)}`,
  moment: 2,
  notes: new Map([[2, { name: "b", comment: "naïve", arrows: [{ from: "a", to: "b" }] }]]),
};

afterEach(() => void vi.unstubAllGlobals());

async function codeOf(written: Study): Promise<string> {
  const link = await writeStudyLink(written);
  if ("refused" in link) throw new Error(link.refused.code);
  return link.code;
}

async function compressed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `z${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

it("holds the whole study, compressed", async () => {
  const code = await codeOf(study);
  expect(code).toMatch(/^z[\w-]+$/);
  expect(code.length).toBeLessThan(writeStudy(study).length / 5);
  expect(await readStudyLink(code)).toEqual(study);
});

it("is written and read without compression in a browser that cannot compress", async () => {
  const other = await compressed(writeStudy(study));
  vi.stubGlobal("CompressionStream", undefined);
  vi.stubGlobal("DecompressionStream", undefined);
  Reflect.deleteProperty(globalThis, "CompressionStream");
  Reflect.deleteProperty(globalThis, "DecompressionStream");
  const code = await codeOf(study);
  expect(code).toMatch(/^t[\w-]+$/);
  expect(await readStudyLink(code)).toEqual(study);
  expect(await readStudyLink(other)).toEqual(refuseStudy("study-needs-newer-browser"));
});

it("is refused if it was cut off at any place", async () => {
  const code = await codeOf(study);
  for (const length of [1, 2, 5, 40, code.length - 8, code.length - 1])
    expect(await readStudyLink(code.slice(0, length)), String(length)).toEqual(refuseStudy("study-unreadable"));
});

it("is refused if letters were changed", async () => {
  const code = await codeOf(study);
  const changed = `${code.slice(0, 60)}${code[60] === "A" ? "B" : "A"}${code.slice(61)}`;
  expect(await readStudyLink(changed)).toEqual(refuseStudy("study-unreadable"));
  for (const other of ["", "z", "zz!", "q12", "t1", "z%00"])
    expect(await readStudyLink(other), other).toEqual(refuseStudy("study-unreadable"));
});

it("stops decompressing at the limit", async () => {
  // 60 million letters in 60 kB: the reader must stop long before it has them all.
  const bomb = await compressed("a".repeat(60_000_000));
  expect(bomb.length).toBeLessThan(STUDY_LIMITS.link);
  const read = vi.spyOn(ReadableStreamDefaultReader.prototype, "read");
  expect(await readStudyLink(bomb)).toEqual(refuseStudy("study-too-large"));
  const bytes = (await Promise.all(read.mock.results.map(({ value }) => value as Promise<{ value?: Uint8Array }>))).map(
    ({ value }) => value?.length ?? 0,
  );
  read.mockRestore();
  expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThan(2 * STUDY_LIMITS.text);
});

it("is not read if it is too long, and not written", async () => {
  expect(await readStudyLink("z".repeat(STUDY_LIMITS.link + 1))).toEqual(refuseStudy("study-too-large"));
  const noise = Array.from({ length: 200_000 }, (_, index) => ((index * 2654435761) % 4294967291).toString(36)).join(
    "",
  );
  expect(await writeStudyLink({ ...study, match: noise })).toEqual(refuseStudy("study-link-too-long"));
});

it("is refused if a part has a wrong form or is too long", async () => {
  const whole = JSON.parse(writeStudy(study)) as Record<string, unknown>;
  const wrong: readonly object[] = [
    { format: "rondel-study 2" },
    { title: "x".repeat(STUDY_LIMITS.title + 1) },
    { title: 5 },
    { match: null },
    { moment: -1 },
    { moment: 1.5 },
    { notes: {} },
    { notes: [[1]] },
    { notes: [["1", {}]] },
    { notes: [[1, { comment: "x".repeat(STUDY_LIMITS.comment + 1) }]] },
    { notes: [[1, { name: ["x"] }]] },
    { notes: [[1, { arrows: [{ from: "a" }] }]] },
    { notes: [[1, { arrows: Array.from({ length: STUDY_LIMITS.arrows + 1 }, () => ({ from: "a", to: "b" })) }]] },
  ];
  for (const part of wrong)
    expect(await readStudyLink(await compressed(JSON.stringify({ ...whole, ...part }))), JSON.stringify(part)).toEqual(
      refuseStudy("study-unreadable"),
    );
  for (const other of ["[]", "null", "5", "{", "rondel 1"])
    expect(await readStudyLink(await compressed(other)), other).toEqual(refuseStudy("study-unreadable"));
});
