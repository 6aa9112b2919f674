import { displayName } from "../api/guest-name.ts";
import { me } from "../api/me.ts";
import { t } from "../messages/messages.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { type OtherPlayer, runMerge } from "./merge.ts";

/** Asks whether another player of this device becomes part of the one who is signed in. */
export function MergeDialog({ other, onClose }: { readonly other: OtherPlayer; onClose(): void }) {
  const names = { from: displayName(other.name), into: displayName(me.value?.name ?? "") };
  const merge = async () => {
    await runMerge(other);
    onClose();
  };
  return (
    <Dialog title={t("merge.title", names)} onClose={onClose}>
      <MergeAbout {...names} />
      <div class="buttons">
        <button type="button" class="btn" onClick={onClose}>
          {t("merge.keepApart")}
        </button>
        <button type="button" class="btn strong" onClick={() => void merge()}>
          {t("merge.confirm")}
        </button>
      </div>
    </Dialog>
  );
}

/** What a merge does, before it is chosen. */
export function MergeAbout(names: { readonly from: string; readonly into: string }) {
  return (
    <>
      <p>{t("merge.about", names)}</p>
      <p>{t("merge.warning", names)}</p>
    </>
  );
}
