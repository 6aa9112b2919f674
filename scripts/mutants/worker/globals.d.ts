import type { Collector } from "./collect.ts";
import type { MutantSwitch } from "./switch.ts";

declare global {
  var rondelMutants: MutantSwitch;
  var rondelTests: Collector;
}
