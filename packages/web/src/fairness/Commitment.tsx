import "./fairness.css";
import { t } from "../messages/messages.ts";

/** The hash of the secret behind all draws of a match, published before players could add entropy. */
export function Commitment({ commitment }: { readonly commitment: string | undefined }) {
  if (!commitment) return null;
  return (
    <div class="commitment">
      <p class="muted">{t("fairness.about")}</p>
      <code>{commitment}</code>
    </div>
  );
}
