import { type AnyOptions, chooseOptions, formatNotation, parseNotation, type Seat, seededRandom } from "@rondel/engine";
import { type Action, imperunde, type Options, type State, type Statement } from "@rondel/imperunde";
import { describe, expect, it } from "vitest";
import { beginThinking, botFor, type Level, playGame, type Temperament, thinkWithin } from "../src/index.ts";

const HOMES = "home s0 south-africa\n home s1 great-britain\n home s2 japan\n home s3 usa\n british s1";
const TALKERS: readonly Level[] = ["beginner", "simple", "steady", "skilled", "strong"];

function options(): Options {
  const answer = chooseOptions(imperunde.options, {});
  if ("problem" in answer) throw new Error(answer.problem.field);
  return answer.options as AnyOptions as Options;
}

function read<Value>(schemas: typeof imperunde.actionSchemas, line: string): Value {
  const result = parseNotation(schemas, line);
  if ("problem" in result) throw new Error(`${line}: ${JSON.stringify(result.problem)}`);
  return result.value as Value;
}

/** The talks with some statements before them and some actions in them. */
function talks(position: string, actions: string): State {
  const state = imperunde.emptyBoard(4, options());
  for (const line of `${HOMES}\n${position}\n turn talks s0`.split("\n").map((one) => one.trim())) {
    const refused = line && imperunde.arrange(state, read<Statement>(imperunde.statementSchemas, line));
    if (refused) throw new Error(`${line}: ${refused.code}`);
  }
  for (const line of actions.split("\n").map((one) => one.trim())) {
    const [seat, ...words] = line.split(" ");
    if (words.length === 0) continue;
    const action = read<Action>(imperunde.actionSchemas, words.join(" "));
    imperunde.play(state, Number(seat?.slice(1)) as Seat, action, seededRandom("talks"));
  }
  return state;
}

function said(state: State, seat: number, level: Level, temperament?: Temperament): string {
  const actions = imperunde.actions(state, seat as Seat);
  const known = { view: imperunde.view(state, seat as Seat), seat: seat as Seat, actions };
  const task = { ...known, level, ...(temperament && { temperament }), seed: "1" };
  const action = thinkWithin(beginThinking(botFor("imperunde"), task), { nodes: 1 }).action();
  expect(imperunde.refuse(state, seat as Seat, action as Action)).toBeUndefined();
  return formatNotation(imperunde.actionSchemas, action);
}

/** Great Britain can take Congo from South Africa. */
const STRONG_NEIGHBOUR =
  "colony congo s0 2\n pieces congo s0 infantry 1\n colony mozambique s1 1\n pieces mozambique s1 artillery 4";

describe("a bot answers a proposal", () => {
  it("accepts peace that costs nothing, at every level", () => {
    const state = talks("relation s0 s1 war", "s0 propose s1 peace peace 1");
    for (const level of TALKERS) expect(said(state, 1, level)).toBe("acceptProposal 0 reason=dividend");
  });

  it("accepts peace with a player who could take a colony, and says so", () => {
    const state = talks(STRONG_NEIGHBOUR, "s1 propose s0 peace peace 2");
    expect(said(state, 0, "steady")).toBe("acceptProposal 0 reason=threat");
  });

  it("counters three rounds with one", () => {
    const state = talks("relation s0 s1 war", "s0 propose s1 peace peace 3");
    expect(said(state, 1, "skilled")).toBe("counterProposal 0 peace peace 1 reason=shorter");
    expect(said(state, 1, "simple")).toBe("acceptProposal 0 reason=dividend");
  });

  it("asks for something in return, and rejects the second time", () => {
    const first = talks("relation s0 s1 war", "s0 propose s1 - passage 1");
    expect(said(first, 1, "steady")).toBe("counterProposal 0 passage passage 1 reason=more");
    const again = "s0 propose s1 - passage 1\n s1 counterProposal 0 passage passage 1\n s0 rejectProposal 1";
    const second = talks("relation s0 s1 war", `${again}\n s0 propose s1 - passage 2`);
    expect(said(second, 1, "steady")).toBe("rejectProposal 2 reason=more");
  });

  it("rejects a war without a reason, and one against a stronger player", () => {
    const war = "s0 propose s1 war war 1 third=s2";
    expect(said(talks("", war), 1, "steady")).toBe("rejectProposal 0 reason=no-reason");
    const fleet = talks("pieces coral-sea s2 shipOfTheLine 4", war);
    expect(said(fleet, 1, "strong")).toBe("rejectProposal 0 reason=too-strong");
  });

  it("joins a war on a player who is about to win", () => {
    const state = talks("target 9\n colony china s2 3", "s0 propose s1 war war 1 third=s2");
    for (const level of TALKERS) expect(said(state, 1, level)).toBe("acceptProposal 0 reason=leader");
  });

  it("does not trust a player who has broken a promise to it", () => {
    const broken = "promise s0 s1 peace 1 1 broken";
    const state = talks(`relation s0 s1 war\n ${broken}`, "s0 propose s1 peace peace 1");
    expect(said(state, 1, "strong")).toBe("rejectProposal 0 reason=broken-promise");
    const other = talks(`relation s0 s2 war\n ${broken}`, "s0 propose s2 peace peace 1");
    expect(said(other, 2, "strong")).toBe("acceptProposal 0 reason=dividend");
  });

  it("gives the same answer whatever cards the others hold", () => {
    const hands = "hand s0 plunder,sabotage\n hand s2 ambush";
    const state = talks(`relation s0 s1 war\n ${hands}`, "s0 propose s1 peace peace 3");
    const other = imperunde.redealHidden(state, 1 as Seat, seededRandom("others"));
    for (const level of TALKERS) expect(said(other, 1, level)).toBe(said(state, 1, level));
  });
});

describe("a bot votes on a new target", () => {
  /** s2 has three posts, all others have none. */
  const LEADER = "colony china s2 3";

  it("wants it nearer as the leader and farther as the others, and says why", () => {
    const nearer = talks(LEADER, "s0 proposeTarget 20");
    const farther = talks(LEADER, "s0 proposeTarget 33");
    for (const level of TALKERS) {
      expect(said(nearer, 2, level)).toBe("voteTarget yes reason=ahead");
      expect(said(nearer, 1, level)).toBe("voteTarget no reason=behind");
      expect(said(farther, 2, level)).toBe("voteTarget no reason=ahead");
      expect(said(farther, 1, level)).toBe("voteTarget yes reason=behind");
    }
  });

  it("wants no change while the leaders are level", () => {
    const state = talks(`${LEADER}\n colony west-india s1 3`, "s0 proposeTarget 20");
    for (const seat of [1, 2]) expect(said(state, seat, "strong")).toBe("voteTarget no reason=no-reason");
    expect(said(state, 3, "strong")).toBe("voteTarget no reason=behind");
  });

  it("answers a target that is too far with a nearer one", () => {
    const state = talks(LEADER, "s0 proposeTarget 45");
    expect(said(state, 1, "skilled")).toBe("proposeTarget 37 reason=shorter");
    expect(said(state, 1, "simple")).toBe("voteTarget yes reason=behind");
    expect(said(state, 2, "strong")).toBe("voteTarget no reason=ahead");
  });

  it("votes once", () => {
    const state = talks(LEADER, "s0 proposeTarget 20\n s1 voteTarget no reason=behind");
    expect(said(state, 1, "strong")).not.toMatch(/Target/);
  });
});

describe("a bot proposes by itself", () => {
  it("asks a stronger enemy for peace, once", () => {
    const position = `relation s0 s1 war\n ${STRONG_NEIGHBOUR}`;
    expect(said(talks(position, ""), 0, "steady")).toBe("propose s1 peace peace 1");
    const answered = talks(position, "s0 propose s1 peace peace 1\n s1 rejectProposal 0");
    expect(said(answered, 0, "strong")).not.toMatch(/^propose/);
  });

  it("looks for an ally against a player who is about to win", () => {
    const state = talks("target 9\n colony china s2 3\n pieces coral-sea s3 frigate 1", "");
    expect(said(state, 1, "skilled")).toBe("propose s3 war war 1 third=s2");
  });
});

describe("a bot keeps its promises", () => {
  it("does not declare war on a player to whom it promised peace", () => {
    const weak =
      "colony congo s1 2\n colony mozambique s1 2\n pieces south-africa s0 artillery 4\n pieces south-africa s0 cavalry 4";
    const free = talks(weak, "");
    const bound = talks(`${weak}\n promise s0 s1 peace 1 1 open`, "");
    expect(said(free, 0, "strong")).toBe("declareWar s1");
    expect(said(bound, 0, "strong")).not.toBe("declareWar s1");
  });

  it("breaks one to stop a player who is about to win", () => {
    const weak =
      "colony congo s1 2\n colony mozambique s1 2\n pieces south-africa s0 artillery 4\n pieces south-africa s0 cavalry 4";
    const bound = talks(
      `target 7\n ${weak}\n promise s0 s1 peace 1 1 open`,
      "s0 propose s2 war war 1 third=s1\n s2 rejectProposal 0",
    );
    expect(said(bound, 0, "strong")).toBe("declareWar s1");
  });
});

describe("the temperament of a bot", () => {
  it("is heard in its proposals, at every level", () => {
    const threatened = talks(STRONG_NEIGHBOUR, "");
    const atWar = talks(`relation s0 s1 war\n ${STRONG_NEIGHBOUR}\n pieces south-atlantic s0 infantry-aboard 1`, "");
    const weak =
      "colony congo s1 2\n colony mozambique s1 2\n pieces south-africa s0 artillery 4\n pieces south-africa s0 cavalry 4";
    for (const level of TALKERS) {
      expect(said(threatened, 0, level, "cautious"), level).toBe("propose s1 peace peace 1");
      expect(said(threatened, 0, level, "conqueror"), level).not.toMatch(/^propose/);
      expect(said(atWar, 0, level, "trader"), level).toBe("propose s1 peace peace,passage 1");
      expect(said(talks(weak, ""), 0, level, "conqueror"), level).toMatch(/^propose s\d war war 1 third=s1/);
    }
  });

  it("chooses among true reasons", () => {
    const offered = talks(`relation s0 s1 war\n ${STRONG_NEIGHBOUR}`, "s1 propose s0 peace peace 1");
    expect(said(offered, 0, "steady", "cautious")).toBe("acceptProposal 0 reason=threat");
    expect(said(offered, 0, "steady", "trader")).toBe("acceptProposal 0 reason=dividend");
    expect(said(offered, 0, "steady", "conqueror")).toBe("acceptProposal 0 reason=no-gain");
    const friends = talks("", "s1 propose s0 peace peace 1");
    expect(said(friends, 0, "steady", "trader")).toBe("acceptProposal 0 reason=no-gain");
  });
});

it("games between bots that negotiate end", () => {
  const levels: Level[] = ["strong", "strong", "skilled", "steady"];
  const { outcome } = playGame(imperunde, botFor("imperunde"), {
    players: 4,
    options: options(),
    levels,
    seed: "deals",
  });
  expect(outcome).toBeDefined();
});
