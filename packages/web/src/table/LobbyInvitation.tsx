import { useSignal } from "@preact/signals";
import type { TableView } from "@rondel/protocol";
import { pageAddress } from "../api/page-address.ts";
import { copyText } from "../device/copy-text.ts";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { Icon } from "../ui/Icon.tsx";
import { showNotice, showRefusal } from "../ui/notices.ts";
import { InvitationCode } from "./InvitationCode.tsx";

/** The invitation link of a table, with buttons to copy and share it. */
export function LobbyInvitation({ table }: { readonly table: TableView }) {
  const { id, invitation } = table;
  const hasCode = useSignal(false);
  if (!invitation) return null;
  const link = pageAddress(hrefOf({ screen: "table", id, invitation }));
  const copy = async (): Promise<undefined> => {
    await copyText(link);
    showNotice(t("lobby.copied"));
  };
  return (
    <section class="invitation">
      <p>{t("lobby.invite")}</p>
      <div class="invitation-row">
        <input
          class="input"
          readOnly
          value={link}
          aria-label={t("lobby.link")}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="btn strong" onClick={() => showRefusal(copy())}>
          <Icon name="link" />
          {t("lobby.copy")}
        </button>
        {"share" in navigator && (
          <button type="button" class="btn" onClick={() => showRefusal(share(link))}>
            {t("lobby.share")}
          </button>
        )}
        <button
          type="button"
          class="btn"
          aria-expanded={hasCode.value}
          onClick={() => {
            hasCode.value = !hasCode.value;
          }}
        >
          {t("lobby.code")}
        </button>
      </div>
      {hasCode.value && <InvitationCode link={link} />}
    </section>
  );
}

async function share(link: string): Promise<undefined> {
  try {
    await navigator.share({ url: link, title: "Rondel" });
  } catch (error) {
    // Browsers report it as an error when the player closes the share dialog.
    if (!(error instanceof DOMException)) throw error;
  }
}
