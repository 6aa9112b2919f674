import { expect, it } from "vitest";
import type { SeatDescription } from "../session/session.ts";
import { absentSeats } from "./absent-seats.ts";

const person = (name: string, more: Partial<SeatDescription> = {}): SeatDescription => ({
  kind: "person",
  name,
  yours: false,
  bot: undefined,
  votes: [],
  ...more,
});

it("lists people who are away and for whom no bot plays yet", () => {
  const seats = [
    person("Ada", { yours: true, voteFrom: 5 }),
    person("Ben", { voteFrom: 5 }),
    person("Cleo"),
    person("Dan", { voteFrom: 5, bot: "simple" }),
    person("Hansa", { kind: "bot", bot: "simple" }),
  ];
  expect(absentSeats({ seats, status: "running" }).map(({ number, voteFrom }) => [number, voteFrom])).toEqual([[1, 5]]);
  expect(absentSeats({ seats, status: "finished" })).toEqual([]);
});
