import { useEffect } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { me, signInByLink } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { redirect } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";

/** Signs in by a personal link and removes its secret from the address bar. */
export function PersonalLink({ secret }: { readonly secret: string }) {
  useEffect(() => {
    void runCommand(() => signInByLink(secret)).then((refused) => {
      redirect({ screen: "home" });
      showNotice(refused ? formatRefusal(refused) : t("signIn.done", { name: displayName(me.peek()?.name ?? "") }));
    });
  }, [secret]);
  return <Loading />;
}
