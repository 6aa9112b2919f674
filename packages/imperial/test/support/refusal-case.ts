import type { Options } from "../../src/options.ts";

/** What is refused, with which code and rule, in which position and after which actions. */
export interface RefusalCase {
  readonly code: string;
  readonly rule: string;
  readonly refused: string;
  readonly position: string;
  readonly after?: string;
  readonly options?: Partial<Options>;
}
