import { pageAddress } from "../api/page-address.ts";
import { copyText } from "../device/copy-text.ts";
import { hrefOf } from "../router.ts";
import type { SessionRefusal } from "../session/session.ts";
import { download } from "../ui/download.ts";
import { Icon } from "../ui/Icon.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { writeStudy } from "./study-file.ts";
import { writeStudyLink } from "./study-link.ts";
import type { StudyParts } from "./study-parts.ts";

/** Shares a study: by a link that holds all of it, or as a file. */
export function StudySharing({ opened, text }: StudyParts) {
  const copyLink = async (): Promise<SessionRefusal | undefined> => {
    const link = await writeStudyLink(opened.current());
    if ("refused" in link) return link.refused;
    await copyText(pageAddress(hrefOf({ screen: "study-link", code: link.code })));
    showNotice(text("share.copied"));
    return undefined;
  };
  const { game, id } = opened.session.table.value;
  return (
    <section class="study-sharing" aria-label={text("share")}>
      <button type="button" class="btn small" onClick={() => showRefusal(copyLink())}>
        <Icon name="link" />
        {text("share.link")}
      </button>
      <button
        type="button"
        class="btn small"
        onClick={() => download(writeStudy(opened.current()), `${game}-${id.slice(0, 8)}.rondel-study`)}
      >
        {text("share.file")}
      </button>
    </section>
  );
}
