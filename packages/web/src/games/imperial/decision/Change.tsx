import type { ComponentChildren } from "preact";
import { TermText } from "../../../terms/TermText.tsx";

interface ChangeProps {
  readonly name: ComponentChildren;
  readonly from?: ComponentChildren;
  readonly to: ComponentChildren;
}

/** One line of a preview: a value before and after. */
export function Change({ name, from, to }: ChangeProps) {
  return (
    <p class="change">
      <span>{typeof name === "string" ? <TermText text={name} /> : name}</span>
      <span>
        {from !== undefined && (
          <>
            <span class="faint">{from}</span> →{" "}
          </>
        )}
        <b>{to}</b>
      </span>
    </p>
  );
}
