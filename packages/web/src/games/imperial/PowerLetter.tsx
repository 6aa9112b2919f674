import { POWER_NAMES, type Power } from "@rondel/imperial";
import { useDesk } from "./context.ts";

/** The letter of a power in the current language; an ornament beside its name. */
export function PowerLetter({ power }: { readonly power: Power }) {
  const { speech } = useDesk();
  return <span aria-hidden="true">{speech.term(`power.${POWER_NAMES[power]}.letter`)}</span>;
}
