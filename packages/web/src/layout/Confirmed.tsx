import { useState } from "preact/hooks";
import { t } from "../messages/messages.ts";
import type { SessionRefusal } from "../session/session.ts";
import { showRefusal } from "../ui/notices.ts";

interface ConfirmedProps {
  readonly label: string;
  readonly about: string;
  run(): Promise<SessionRefusal | undefined>;
}

/** A button that explains itself and asks once more before it does something that cannot be undone. */
export function Confirmed({ label, about, run }: ConfirmedProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" class="btn small" onClick={() => setAsking(true)}>
        {label}…
      </button>
    );
  }
  const confirm = () => {
    setAsking(false);
    void showRefusal(run());
  };
  return (
    <section class="takeback" aria-label={label}>
      <p>{about}</p>
      <button type="button" class="btn small strong" onClick={confirm}>
        {label}
      </button>
      <button type="button" class="btn small" onClick={() => setAsking(false)}>
        {t("abandon.withdraw")}
      </button>
    </section>
  );
}
