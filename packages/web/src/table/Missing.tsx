import { PageHeader } from "../ui/PageHeader.tsx";
import { addressOf } from "../router.ts";
import { say } from "../messages/messages.ts";

/** There is no such table, and where to go instead. */
export function Missing({ sentence }: { readonly sentence: string }) {
  return (
    <div class="page narrow">
      <PageHeader />
      <main>
        <p class="missing">{sentence}</p>
        <a class="btn strong" href={addressOf({ screen: "home" })}>
          {say("frame.home")}
        </a>
      </main>
    </div>
  );
}
