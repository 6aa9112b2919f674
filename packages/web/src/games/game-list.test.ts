import { describe, expect, it } from "vitest";
import { ferry, imperial, imperunde, newestRules, rulesOf } from "./game-list.ts";

describe.each([imperial, imperunde, ferry])("the rules of $id", (info) => {
  it("are loaded under the version that they have", async () => {
    for (const { version, load } of info.rules) {
      expect(await load()).toMatchObject({ id: info.id, rulesVersion: version });
    }
    expect(await newestRules(info)).toBe(await info.rules[0]?.load());
  });

  it("are found for a match file", async () => {
    const [newest] = info.rules;
    expect(await rulesOf(info, `rondel 1\ngame ${info.id} rules ${newest?.version}\n`)).toMatchObject({ id: info.id });
    expect(await rulesOf(info, `rondel 1\ngame ${info.id} rules 0\n`)).toBeUndefined();
  });
});
