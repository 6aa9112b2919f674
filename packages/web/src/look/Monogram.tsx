/** The initial of somebody in a ring; filled when it is me. */
export function Monogram({ name, isMine = false }: { readonly name: string; readonly isMine?: boolean }) {
  return (
    <span class={isMine ? "mono me" : "mono"} aria-hidden="true">
      {Array.from(name.trim())[0]?.toUpperCase() ?? "?"}
    </span>
  );
}
