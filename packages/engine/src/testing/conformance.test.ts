import { describe, expect, it } from "vitest";
import { readMatch } from "../match-reader.ts";
import { type FerryState, ferry } from "../reference/index.ts";
import { asSeat, type Seat } from "../seat.ts";
import { conform } from "./conformance.ts";
import { perft } from "./perft.ts";
import type { ConformanceFailure } from "./shorten.ts";

describe("conformance checks on a correct game", () => {
  const report = conform(ferry, { seeds: 12, mustEnd: true });

  it("find no violation and play every match to the end", () => {
    expect(report.failure).toBeUndefined();
    expect(report.finished).toBe(report.matches);
    expect(report.matches).toBeGreaterThan(50);
  });

  it("reach every kind of action, every event and every rule", () => {
    expect([...report.coverage.actions.keys()].sort()).toEqual(Object.keys(ferry.actionSchemas).sort());
    expect([...report.coverage.rules.keys()].sort()).toEqual("FE-1 FE-2 FE-3 FE-4 FE-5 FE-6 FE-7 FE-8 FE-9".split(" "));
    expect(report.coverage.events.size).toBe(9);
    expect(report.coverage.refusals.get("card-not-held")).toBeGreaterThan(0);
  });

  it("give the same report for the same plan", () => {
    const again = conform(ferry, { seeds: 12, mustEnd: true });
    expect(again).toEqual(report);
  });
});

describe("conformance checks find", () => {
  it("a view that shows the hands of others", () => {
    const failure = failureOf({
      ...ferry,
      view: (state, viewer) => ({ ...ferry.view(state, viewer), hands: state.hands.map((hand) => hand.slice()) }),
    });
    expect(failure.check).toMatch(/leaks into views|agree with the view/);
  });

  it("a leak in the view that the guess agrees with", () => {
    const leaky: typeof ferry = {
      ...ferry,
      view: (state, viewer) => ({ ...ferry.view(state, viewer), hands: state.hands.map((hand) => hand.slice()) }),
    };
    expect(failureOf(leaky).check).toBe("nothing leaks into views");
  });

  it("shared views that are not the single ones", () => {
    const failure = failureOf({
      ...ferry,
      views: (state, viewers) => viewers.map(() => ferry.view(state, asSeat(0))),
    });
    expect(failure.check).toBe("shared views agree with single ones");
  });

  it("an event that shows everyone which card was dealt", () => {
    const failure = failureOf({
      ...ferry,
      viewEvent: (event) => event,
      reveals: (event) => event.kind !== "dealt" && ferry.reveals(event),
    });
    expect(failure.check).toBe("nothing leaks into events");
  });

  it("a prompt that depends on hidden cards", () => {
    const failure = failureOf({
      ...ferry,
      prompt: (state, seat) => ({
        code: "hands",
        params: { cards: state.hands.map((hand) => hand.length + (hand[0] ?? 0)), seat },
      }),
    });
    expect(failure).toMatchObject({ check: "nothing leaks into views", message: expect.stringContaining("prompt") });
  });

  it("a decider without a legal action", () => {
    const failure = failureOf({
      ...ferry,
      actions: (state, seat) => (state.frames.at(-1)?.kind === "answer" ? [] : ferry.actions(state, seat)),
    });
    expect(failure.check).toBe("somebody decides");
    expect(failure.message).toContain("has no legal action");
  });

  it("a position of play that the check of positions refuses", () => {
    const failure = failureOf({
      ...ferry,
      checkPosition: (state) =>
        state.frames.at(-1)?.kind === "answer"
          ? { code: "never", rule: "FE-6", params: {}, statement: { kind: "pending" } }
          : undefined,
    });
    expect(failure).toMatchObject({ check: "positions round trip", message: expect.stringContaining("never") });
  });

  it("a coin from nowhere", () => {
    const failure = failureOf({
      ...ferry,
      play(state, seat, action, random) {
        const events = ferry.play(state, seat, action, random);
        if (action.kind === "rest") state.bank += 1;
        return events;
      },
    });
    expect(failure).toMatchObject({ check: "invariants hold", message: expect.stringContaining("FE-INV-1") });
  });

  it("a clone that shares data with its original", () => {
    const failure = failureOf({ ...ferry, clone: (state) => ({ ...ferry.clone(state), coins: state.coins }) });
    expect(failure.check).toMatch(/clones are independent|invariants hold/);
  });

  it("rules that depend on data outside the state", () => {
    let outside = 0;
    const failure = failureOf({
      ...ferry,
      play(state, seat, action, random) {
        const events = ferry.play(state, seat, action, random);
        outside += 1;
        if (action.kind === "donate" && outside % 2 === 0) state.discards.reverse();
        if (action.kind === "pass") state.discards.push(...state.discards.splice(0, outside % 2));
        return events;
      },
    });
    expect(failure.check).toMatch(/undo restores|nothing leaks|replay/);
  });

  it("a listed action that is refused", () => {
    const failure = failureOf({
      ...ferry,
      refuse: (state, seat, action) =>
        action.kind === "counter" ? { code: "never", rule: "FE-6", params: {} } : ferry.refuse(state, seat, action),
    });
    expect(failure.check).toBe("listed actions are legal");
  });

  it("an unlisted action that is accepted", () => {
    const failure = failureOf({
      ...ferry,
      refuse: (state, seat, action) => (action.kind === "bid" ? undefined : ferry.refuse(state, seat, action)),
    });
    expect(failure.check).toBe("unlisted actions are refused");
  });

  it("a refusal that changes the state", () => {
    const failure = failureOf({
      ...ferry,
      refuse(state, seat, action) {
        const refused = ferry.refuse(state, seat, action);
        if (refused?.code === "play-or-pass") state.round += 1;
        return refused;
      },
    });
    expect(failure.check).toBe("unlisted actions are refused");
  });

  it("a state that does not survive JSON", () => {
    const failure = failureOf({
      ...ferry,
      setup(players, options, random) {
        const beginning = ferry.setup(players, options, random);
        return { ...beginning, state: { ...beginning.state, starter: asSeat(0), note: undefined } as FerryState };
      },
    });
    expect(failure.check).toBe("state is plain data");
  });

  it("a position that is written incompletely", () => {
    const failure = failureOf({
      ...ferry,
      depict: (state) => ferry.depict(state).filter(({ kind }) => kind !== "discards"),
    });
    expect(failure.check).toBe("positions round trip");
  });

  it("a match that never ends", () => {
    const endless: typeof ferry = {
      ...ferry,
      play(state, seat, action, random) {
        state.round = Math.min(state.round, 1);
        return ferry.play(state, seat, action, random);
      },
    };
    const report = conform(endless, { seeds: 1, mostActions: 200, mustEnd: true });
    expect(report.failure?.check).toBe("ends");
  });
});

describe("a failure", () => {
  const failure = failureOf({
    ...ferry,
    play(state, seat, action, random) {
      const events = ferry.play(state, seat, action, random);
      if (action.kind === "rest") state.bank += 1;
      return events;
    },
  });

  it("comes with the shortest match that shows it", () => {
    const actions = failure.matchText.split("\n").filter((line) => /^\d+ s\d /.test(line));
    expect(actions.length).toBe(failure.actions);
    expect(actions.at(-1)).toMatch(/ rest$/);
    expect(actions.slice(0, -1).every((line) => line.includes(" bid "))).toBe(true);
  });

  it("comes with a match file that the correct game can open", () => {
    const read = readMatch(failure.matchText, () => ferry);
    expect(read.problem?.code ?? "none").toMatch(/none|wrong-hash/);
    expect(read.match?.entries.length).toBe(failure.actions);
  });
});

describe("perft", () => {
  const options = { rounds: 4, hands: "hidden" };

  it("counts all lines of play of the reference game up to depth 6", () => {
    expect(perft(ferry, 3, options, "1", 6).lines).toEqual([1, 12, 96, 384, 768, 6348, 41724]);
  });

  it("changes when a rule changes", () => {
    const generous = { ...ferry, actions: (state: FerryState, seat: Seat) => ferry.actions(state, seat).slice(0, 3) };
    expect(perft(generous, 3, options, "1", 4).lines).not.toEqual(perft(ferry, 3, options, "1", 4).lines);
  });
});

function failureOf(faulty: typeof ferry): ConformanceFailure {
  const report = conform(faulty, { seeds: 8 });
  if (!report.failure) throw new Error("the violation was not found");
  return report.failure;
}
