import { useEffect, useId, useRef } from "preact/hooks";
import type { GameMessages } from "../messages/game-messages.ts";
import { t } from "../messages/messages.ts";
import type { TableSession } from "../session/session.ts";
import { Monogram } from "../ui/Monogram.tsx";

interface CurtainProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
}

/** Covers hidden information while the device is handed to another player. */
export function Curtain({ session, messages }: CurtainProps) {
  const seat = session.curtain.value;
  return seat === undefined ? null : <DrawnCurtain session={session} name={messages.seat(seat)} seat={seat} />;
}

interface DrawnCurtainProps extends Pick<CurtainProps, "session"> {
  readonly name: string;
  readonly seat: number;
}

/**
 * Covers the whole screen and keeps the focus. It is not the modal dialog of the browser, which computes the styles of everything
 * behind it again; nothing behind the curtain is hidden information or can be chosen (`local-session.ts`).
 */
function DrawnCurtain({ session, name, seat }: DrawnCurtainProps) {
  const titleId = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => document.getElementById("decide")?.focus({ preventScroll: true });
  }, []);
  const keepKeys = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== "Tab") return;
    event.preventDefault();
    button.current?.focus();
  };
  return (
    <dialog class="curtain" open tabIndex={-1} aria-modal="true" aria-labelledby={titleId} onKeyDown={keepKeys}>
      <div class="dialog">
        <h2 id={titleId}>{t("curtain.title", { name })}</h2>
        <p class="curtain-name">
          <Monogram name={name} seat={seat} isMine />
          {t("curtain.about", { name })}
        </p>
        <div class="buttons">
          <button type="button" class="btn go" ref={button} onClick={() => session.liftCurtain()}>
            {t("curtain.lift", { name })}
          </button>
        </div>
      </div>
    </dialog>
  );
}
