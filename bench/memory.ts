import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What is garbage already does not count in a measurement of memory. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
}
