import { say } from "../messages/messages.ts";

/** Something is on its way. */
export function Waiting() {
  return (
    <main class="page-waiting" aria-busy="true">
      <p class="muted">{say("loading")}</p>
    </main>
  );
}
