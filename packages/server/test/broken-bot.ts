import type { Choose } from "../src/index.ts";

/** Thinks for ever. */
export const choose: Choose = () => {
  for (;;) performance.now();
};
