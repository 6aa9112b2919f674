import { asSeat } from "@rondel/engine";
import { describe, expect, it } from "vitest";
import { completedLessons } from "../learn/completed-lessons.ts";
import { loadLessons } from "../learn/curriculum.ts";
import { saveStars } from "../learn/progress.ts";
import type { LogEntry } from "../session/session.ts";
import { catalogues } from "./catalogues.ts";
import { type Moment, tipsOf } from "./tips.ts";

const seat = asSeat(0);
const entry = (number: number, event: object, by = seat): LogEntry => ({
  number,
  by,
  events: [{ rule: "", ...event } as LogEntry["events"][number]],
});
const moment = (changes: Partial<Moment>): Moment => ({ seat, prompt: undefined, choices: 2, log: [], ...changes });
const tipsAt = (game: string, at: Moment) => tipsOf(game).flatMap(({ id, isNow }) => (isNow(at) ? [id] : []));

describe("the tips of a first game", () => {
  it.each(["imperial", "imperunde"])("have words in every language and no words without a tip: %s", (game) => {
    const ids = tipsOf(game).map(({ id }) => `${game}.${id}`);
    for (const texts of Object.values(catalogues)) {
      expect(
        Object.keys(texts)
          .filter((key) => key.startsWith(`${game}.`))
          .toSorted(),
      ).toEqual(ids.toSorted());
    }
  });

  it.each(["imperial", "imperunde"] as const)("name a lesson of their game: %s", async (game) => {
    const lessons = (await loadLessons(game)).map(({ id }) => id);
    expect(tipsOf(game).filter(({ lesson }) => !lessons.includes(lesson))).toEqual([]);
  });

  it("are left out once their lesson is completed, and not before", async () => {
    const fleets = () => completedLessons("imperial").then((completed) => tipsOf("imperial", completed));
    saveStars("imperial", "04-flags", "a", 3);
    expect((await fleets()).map(({ id }) => id)).toContain("fleets");
    saveStars("imperial", "04-flags", "b", 1);
    const ids = (await fleets()).map(({ id }) => id);
    expect([ids.includes("fleets"), ids.includes("armies"), ids.includes("battle")]).toEqual([false, false, true]);
  });

  it("say at most two sentences", () => {
    const texts = Object.values(catalogues).flatMap((catalogue) => Object.values(catalogue));
    const sentences = (text: string) =>
      text
        .replaceAll("Mio.", "Mio")
        .split(/[.?](?:\s|$)/)
        .filter(Boolean).length;
    expect(texts.filter((text) => sentences(text) > 2)).toEqual([]);
  });

  it("appear at the first decision of their kind", () => {
    expect(tipsAt("imperial", moment({ prompt: "move-rondel" }))).toEqual(["rondel"]);
    expect(tipsAt("imperial", moment({ prompt: "move-rondel", log: [entry(1, { kind: "rondel" })] }))).toEqual([
      "rondel",
      "circle",
    ]);
    expect(tipsAt("imperunde", moment({ prompt: "window" }))).toEqual(["window"]);
    expect(tipsAt("imperunde", moment({ prompt: "window", choices: 1 }))).toEqual([]);
  });

  it("appear after an event that concerns the player", () => {
    const change = (from: number, to: number) => [entry(3, { kind: "government", from, to })];
    expect(tipsAt("imperial", moment({ log: change(1, 0) }))).toEqual(["gained"]);
    expect(tipsAt("imperial", moment({ log: change(0, 1) }))).toEqual(["lost"]);
    expect(tipsAt("imperial", moment({ log: change(1, 2) }))).toEqual([]);
    expect(tipsAt("imperial", moment({ log: [entry(9, { kind: "taxed", total: 18 })] }))).toEqual(["end", "taxes"]);
  });
});
