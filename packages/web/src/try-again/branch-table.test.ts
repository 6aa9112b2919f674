import { appendAction, asSeat, createMatch, lastNumber, matchToText, newHeader, seededSource } from "@rondel/engine";
import { ferry } from "@rondel/engine/reference";
import { expect, it } from "vitest";
import { openLocalMatch } from "../session/local-match.ts";
import type { TableDescription } from "../session/session.ts";
import { branchTable } from "./branch-table.ts";

const seats: TableDescription["seats"] = [
  { kind: "person", name: "Anna", yours: true, bot: undefined, votes: [] },
  { kind: "person", name: "Bruno", yours: false, bot: undefined, votes: [] },
  { kind: "bot", name: "Hansa", yours: false, bot: "beginner", votes: [] },
];

/** The file of a whole match of the reference game, in which every seat takes its first action. */
function wholeMatch(): string {
  const source = seededSource("1");
  const options = { rounds: 2, hands: "open" } as const;
  const header = newHeader(ferry, { id: "match", players: 3, options, chance: { kind: "seed", seed: "1" } });
  const created = createMatch(ferry, header, source);
  if ("refused" in created) throw new Error(created.refused.code);
  const { match } = created;
  for (let [seat] = match.deciders; seat !== undefined; [seat] = match.deciders) {
    appendAction(match, lastNumber(match), seat, ferry.actions(match.state, seat)[0], source);
  }
  return matchToText(match);
}

function branchAt(entry: number, seat?: number) {
  return branchTable(ferry as never, {
    text: wholeMatch(),
    entry,
    seats,
    seat: seat === undefined ? undefined : asSeat(seat),
  });
}

it("goes on after an entry as a new match on this device", () => {
  const branch = branchAt(4, 1);
  if ("refused" in branch) throw new Error(branch.refused.code);
  const { table } = branch;
  const opened = openLocalMatch(ferry as never, table.text);
  expect(opened?.isDamaged).toBe(false);
  expect(opened?.local.match.entries).toEqual(
    openLocalMatch(ferry as never, wholeMatch())?.local.match.entries.slice(0, 4),
  );
  expect(table).toMatchObject({ status: "running", seen: 4 });
  expect(table.id).not.toBe("match");
});

it("goes on from a match of a server, whose draws came from a secret", () => {
  const text = wholeMatch().replace(/^seed .*$/m, `commitment ${"0".repeat(64)}`);
  const branch = branchTable(ferry as never, { text, entry: 4, seats, seat: asSeat(1) });
  expect(branch).toMatchObject({ table: { seen: 4, text: expect.stringMatching(/^seed /m) } });
});

it("gives one seat to a person and all others to bots, which keep their levels", () => {
  const branch = branchAt(2, 1);
  expect(branch).toMatchObject({
    table: {
      seats: [
        { kind: "bot", name: "Anna", level: "skilled" },
        { kind: "person", name: "Bruno" },
        { kind: "bot", name: "Hansa", level: "beginner" },
      ],
    },
  });
});

it("lets a spectator play the seat that decides", () => {
  const branch = branchAt(0);
  expect("table" in branch && branch.table.seats.filter(({ kind }) => kind === "person")).toHaveLength(1);
  expect("table" in branch && branch.table.waiting).toBe(true);
});

it("refuses the end of a match and an entry that it does not have", () => {
  const last = openLocalMatch(ferry as never, wholeMatch())?.local.match.entries.length ?? 0;
  expect(branchAt(last)).toEqual({ refused: { code: "match-is-over", params: {} } });
  expect(branchAt(last + 1)).toEqual({ refused: { code: "unreadable-match", params: {} } });
});
