import { useEffect } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { me, signInByLink } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { redirect } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";

/** Somebody opened a personal link: from here on this device is theirs. The secret leaves the address bar at once. */
export function Enter({ secret }: { readonly secret: string }) {
  useEffect(() => {
    void runCommand(() => signInByLink(secret)).then((refused) => {
      redirect({ screen: "home" });
      showNotice(refused ? formatRefusal(refused) : t("signIn.done", { name: displayName(me.peek()?.name ?? "") }));
    });
  }, [secret]);
  return <Loading />;
}
