import { readFileSync } from "node:fs";

/** Reads one of our own hand-written files; its shape is the type asked for. */
export const readData = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`./data/${file}`, import.meta.url), "utf8"));
