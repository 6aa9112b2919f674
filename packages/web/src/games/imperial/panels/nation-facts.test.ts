import { signal } from "@preact/signals";
import { asSeat, type Tagged } from "@rondel/engine";
import { type Bond, imperial, type Nation } from "@rondel/imperial";
import { afterAll, describe, expect, it, vi } from "vitest";
import { defaultOptions } from "../../../../test/default-options.ts";
import { testSession } from "../../../../test/test-session.ts";

vi.stubGlobal("location", { hash: "" });
vi.stubGlobal("addEventListener", () => undefined);
// Test files share loaded modules: this file needs those of its own globals.
vi.resetModules();
const { gameMessages } = await import("../../../messages/game-messages.ts");
const { createContext } = await import("../context.ts");
const { investDecision, setupBondDecision } = await import("../decision/invest.tsx");
const { catalogues } = await import("../messages/catalogues.ts");
const { messageParams } = await import("../messages/params.ts");
const { nationFacts } = await import("./nation-facts.ts");
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const NATION = 2 as Nation;
const [CHEAP, DEAR] = [1, 5] as Bond[];
const PASS: Tagged = { kind: "pass" };

function contextWith(...actions: Tagged[]) {
  const view = imperial.view(imperial.emptyBoard(3, defaultOptions(imperial)), asSeat(0));
  const messages = gameMessages({ catalogues, params: messageParams }, (seat) => `Player ${seat}`);
  return createContext(testSession({ view: signal(view), actions: signal([...actions, PASS]) }), messages);
}

const bondsWith = (context: ReturnType<typeof contextWith>, decide: typeof investDecision, look: string) =>
  nationFacts(context, decide(context), NATION)?.bonds.flatMap((bond) => (bond.look === look ? [bond.bond] : []));

describe("the card of a nation", () => {
  it("marks the bond that the player has selected for an investment", () => {
    const invest = (bond: Bond | undefined) => ({ kind: "invest", nation: NATION, bond });
    const context = contextWith(invest(CHEAP), invest(DEAR));
    expect(bondsWith(context, investDecision, "lit")).toEqual([CHEAP, DEAR]);
    investDecision(context).bonds?.get(`${NATION} ${DEAR}`)?.();
    expect(bondsWith(context, investDecision, "chosen")).toEqual([DEAR]);
    expect(bondsWith(context, investDecision, "lit")).toEqual([CHEAP]);
  });

  it("marks the bond that the player has selected during setup", () => {
    const offer = (bond: Bond | undefined) => ({ kind: "takeSetupBond", bond });
    const context = contextWith(offer(CHEAP), offer(DEAR));
    const decide: typeof investDecision = (shown) => setupBondDecision(shown, NATION);
    decide(context).bonds?.get(`${NATION} ${DEAR}`)?.();
    expect(bondsWith(context, decide, "chosen")).toEqual([DEAR]);
  });
});
