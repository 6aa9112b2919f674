import { monogramOf } from "./monogram.ts";

/** The initial of a player in a ring; filled for the player of this device. */
export function Monogram({ name, isMine = false }: { readonly name: string; readonly isMine?: boolean }) {
  return (
    <span class={isMine ? "mono me" : "mono"} aria-hidden="true">
      {monogramOf(name)}
    </span>
  );
}
