import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { PageHeader } from "../ui/PageHeader.tsx";

/** Shown if a table cannot be opened, with a link to the home screen. */
export function TableMissing({ sentence }: { readonly sentence: string }) {
  return (
    <div class="page narrow">
      <PageHeader />
      <main>
        <p class="missing">{sentence}</p>
        <a class="btn strong" href={hrefOf({ screen: "home" })}>
          {t("frame.home")}
        </a>
      </main>
    </div>
  );
}
