import { governmentOf, type Nation } from "@rondel/imperial";
import type { ImperialContext } from "../context.ts";
import { decidingNation } from "../deciding-nation.ts";

interface PurseFacts {
  readonly cash: number;
  readonly nation: Nation | undefined;
  readonly treasury: number;
}

/** The treasury is that of a nation which decides now and which the viewer governs. */
export function purseFacts({ view, seat, pending, state }: ImperialContext): PurseFacts | undefined {
  const mine = seat.value;
  const cash = mine === undefined ? undefined : view.value?.cash[mine];
  if (cash === undefined || cash === null) return undefined;
  const deciding = decidingNation(pending.value);
  const isMine = deciding !== undefined && state.value && governmentOf(state.value, deciding) === mine;
  const nation = isMine ? deciding : undefined;
  return { cash, nation, treasury: nation === undefined ? 0 : (view.value?.treasury[nation] ?? 0) };
}
