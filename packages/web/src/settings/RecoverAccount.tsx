import { useCallback } from "preact/hooks";
import { displayName } from "../api/guest-name.ts";
import { post } from "../api/http.ts";
import { me, signIn, signInByRecovery } from "../api/me.ts";
import { formatRefusal } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import { redirect } from "../router.ts";
import { runCommand } from "../session/run-command.ts";
import { Loading } from "../ui/Loading.tsx";
import { showNotice } from "../ui/notices.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { useLoaded } from "../ui/use-loaded.ts";

/** Asks before a sign-in link of an email replaces the player of this device. */
export function RecoverAccount({ secret }: { readonly secret: string }) {
  const load = useCallback(async () => {
    await signIn();
    return post("recovery/look", { secret });
  }, [secret]);
  const reply = useLoaded(load);
  if (!reply) return <Loading />;
  const enter = async () => {
    const refused = await runCommand(() => signInByRecovery(secret));
    redirect({ screen: "home" });
    showNotice(refused ? formatRefusal(refused) : t("signIn.done", { name: displayName(me.peek()?.name ?? "") }));
  };
  return (
    <div class="page narrow">
      <PageHeader />
      <main>
        <h1>{t("recovery.return")}</h1>
        {"refused" in reply ? (
          <p>{formatRefusal(reply.refused)}</p>
        ) : (
          <>
            <p>
              {t("recovery.ask", {
                name: displayName(reply.answer.name),
                current: displayName(me.value?.name ?? ""),
              })}
            </p>
            <div class="row">
              <button type="button" class="btn strong" onClick={enter}>
                {t("recovery.ask.enter", { name: displayName(reply.answer.name) })}
              </button>
              <button type="button" class="btn" onClick={() => redirect({ screen: "home" })}>
                {t("cancel")}
              </button>
            </div>
          </>
        )}
      </main>
    </div>
  );
}
