import "./chance.css";
import { t } from "../messages/messages.ts";

/** The fingerprint of the secret from which all draws of a match follow: fixed before anybody could add to it. */
export function Promised({ commitment }: { readonly commitment: string | undefined }) {
  if (!commitment) return null;
  return (
    <div class="promised">
      <p class="muted">{t("fairness.about")}</p>
      <code>{commitment}</code>
    </div>
  );
}
