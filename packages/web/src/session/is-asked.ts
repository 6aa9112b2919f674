import type { TableSession } from "./session.ts";

/** Whether the viewer has something to decide. A pause in which the viewer can only wait asks for nothing. */
export function isAsked({ actions, stage }: Pick<TableSession, "actions" | "stage">): boolean {
  return actions.value.length > 0 && !stage.asksNothing.value();
}
