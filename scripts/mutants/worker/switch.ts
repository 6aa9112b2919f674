/** The switch that the rewritten sources read: which mutant is on, which places the current test visits. */
export interface MutantSwitch {
  readonly $mutant: (id: number) => boolean;
  readonly $loop: () => void;
  /** The number of visits of each place since the array was cleared. */
  readonly visits: Uint32Array;
  readonly turn: (id: number, milliseconds: number) => void;
  /** Whether a mutant ran longer than its time. */
  readonly isExpired: () => boolean;
}

const OFF = 0;
const CALLS_BETWEEN_LOOKS = 1024;

/** Creates the switch for this many mutants. */
export function createSwitch(count: number): MutantSwitch {
  const visits = new Uint32Array(count + 1);
  let active = OFF;
  let deadline = Number.POSITIVE_INFINITY;
  let calls = 0;
  let expired = false;
  const look = (): void => {
    if (active === OFF || ++calls % CALLS_BETWEEN_LOOKS !== 0) return;
    if (performance.now() < deadline) return;
    expired = true;
    throw new Error("the mutant runs too long");
  };
  return {
    visits,
    $mutant(id) {
      visits[id] = (visits[id] ?? 0) + 1;
      if (id !== active) return false;
      look();
      return true;
    },
    $loop: look,
    turn(id, milliseconds) {
      active = id;
      deadline = performance.now() + milliseconds;
      expired = false;
    },
    isExpired: () => expired,
  };
}
