import { useEffect, useState } from "preact/hooks";
import { GoalButton } from "../goal/GoalButton.tsx";
import { t } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { isAsked } from "../session/is-asked.ts";
import { TermText } from "../terms/TermText.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Logo } from "../ui/Logo.tsx";
import { loadLater } from "../ui/load-later.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { isSmallFrame } from "./breakpoints.ts";
import { ClockSign } from "./ClockSign.tsx";
import type { FrameMenuProps } from "./FrameMenu.tsx";
import type { GameFrameProps } from "./frame-props.ts";
import { PaceControl } from "./PaceControl.tsx";

/** The header of a game: the prompt, the state of the game, the clock and the menu. */
export function FrameHeader(props: GameFrameProps) {
  const { session, meta, goal } = props;
  const [isOpen, setOpen] = useState(false);
  const isDeciding = isAsked(session);
  useEffect(() => loadLater(loadMenu), []);
  return (
    <header class="frame-header">
      <a class="brand" href={hrefOf({ screen: "home" })} aria-label="Rondel">
        <Logo isLit={isDeciding} />
        <span>Rondel</span>
      </a>
      <div class="prompt-place">
        <PromptLine {...props} />
        {isSmallFrame.value && <div class="prompt-meta">{meta}</div>}
      </div>
      <div class="frame-meta">
        {!isSmallFrame.value && meta}
        <ClockSign session={session} />
        <PaceControl session={session} />
        {goal && <GoalButton goal={goal} />}
        <button type="button" class="icon-btn" aria-label={t("frame.menu")} onClick={() => setOpen(true)}>
          <Icon name="menu" />
        </button>
      </div>
      {isOpen && <DeferredMenu session={session} messages={props.messages} onClose={() => setOpen(false)} />}
    </header>
  );
}

function DeferredMenu(props: FrameMenuProps) {
  const loaded = useLoaded(loadMenu);
  return loaded ? <loaded.FrameMenu {...props} /> : null;
}

/** The menu is loaded after the rest of the screen. */
const loadMenu = () => import("./FrameMenu.tsx");

function PromptLine({ session, messages, prompt, hint }: GameFrameProps) {
  const current = session.prompt.value;
  const isPast = session.past.at.value !== undefined;
  const isDeciding = isAsked(session);
  const sentence = current ? messages.prompt(current) : t(session.outcome.value ? "prompt.over" : "prompt.watching");
  return (
    <h1 class={isDeciding ? "prompt asked" : "prompt"}>
      {isDeciding && <span class="beam" />}
      <span>
        {isPast ? t("prompt.past", { number: session.past.at.value ?? 0 }) : (prompt ?? <TermText text={sentence} />)}
      </span>
      {hint && !isPast && <em>{typeof hint === "string" ? <TermText text={hint} /> : hint}</em>}
    </h1>
  );
}
