import { expect, test } from "vitest";
import { eventsOf } from "../src/events.ts";
import { regionNamed } from "../src/index.ts";
import { HOMES, WAR_01 } from "./support/positions.ts";
import { given, type TestTable } from "./support/table.ts";

function conquest(target: string, from: string, position: string): TestTable {
  const table = given(4, `${HOMES} ${WAR_01}\n ${position}\n turn movement s0`);
  table.play(`s0 attack ${target}\n s0 send infantry ${from} -\n s0 begin`);
  table.pass({ "X-10 attack": [6, 6, 6], "X-10 defence": [1, 1, 1, 1, 1] });
  expect(table.owner(target)).toBe(0);
  return table;
}

test.each([0, 1, 2])("IR-12.3.3, IR-2.4.5: a conqueror takes over the %i posts of a colony", (posts) => {
  const table = conquest(
    "congo",
    "south-africa",
    `colony congo s1 ${posts}\n pieces congo s1 infantry 1\n pieces south-africa s0 infantry 1`,
  );
  expect(eventsOf(table.events, "conquered")).toMatchObject([{ party: 0, other: 1, region: regionNamed("congo") }]);
  const swapped = posts > 0 ? [{ party: 0, count: posts }] : [];
  expect(eventsOf(table.events, "postsSwapped")).toMatchObject(swapped);
  expect(table.posts("congo")).toBe(posts);
});

test.each([
  ["canal egypt", 2],
  ["", 0],
])("IR-2.5.5: conquering free Egypt with '%s' brings %i posts", (canal, posts) => {
  const table = conquest("egypt", "congo", `${canal}\n colony congo s0 1\n pieces congo s0 infantry 1`);
  expect(table.posts("egypt")).toBe(posts);
  expect(eventsOf(table.events, "conquered")).toMatchObject([{ rule: "IR-2.4.1" }]);
});
