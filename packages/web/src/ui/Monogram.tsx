import { monogramOf } from "./monogram.ts";

/** The sign of somebody in a ring; filled when it is me. */
export function Monogram({ name, isMine = false }: { readonly name: string; readonly isMine?: boolean }) {
  return (
    <span class={isMine ? "mono me" : "mono"} aria-hidden="true">
      {monogramOf(name)}
    </span>
  );
}
