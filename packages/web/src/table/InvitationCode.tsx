import { useCallback } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { Loading } from "../ui/Loading.tsx";
import { useLoaded } from "../ui/use-loaded.ts";

/** An invitation as a QR code, for somebody at the same table with a phone. */
export function InvitationCode({ link }: { readonly link: string }) {
  const load = useCallback(async () => (await import("uqr")).encode(link), [link]);
  const code = useLoaded(load);
  if (!code) return <Loading />;
  return (
    <svg
      class="invitation-code"
      viewBox={`0 0 ${code.size} ${code.size}`}
      role="img"
      aria-label={t("lobby.code.about")}
    >
      <path d={squares(code.data)} />
    </svg>
  );
}

/** The dark squares as one path. */
const squares = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
