import type { Options } from "../../src/options.ts";

/** A refused action with its code and rule, and the position and actions before it. */
export interface RefusalCase {
  readonly code: string;
  readonly rule: string;
  readonly refused: string;
  readonly position: string;
  readonly after?: string;
  readonly options?: Partial<Options>;
}
