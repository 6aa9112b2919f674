import "./terms.css";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { TermAbout } from "./TermAbout.tsx";
import type { Term } from "./term-list.ts";

interface TermButtonProps {
  readonly game: string;
  readonly word: string;
  readonly term: Term;
}

/** A term as it stands in a text. A click, a tap or Enter opens its explanation next to it; Escape closes it. */
export function TermButton({ game, word, term }: TermButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        type="button"
        class="term"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      >
        {word}
      </button>
      {isOpen && <TermPopover game={game} term={term} anchor={button.current} onClose={() => setOpen(false)} />}
    </>
  );
}

interface TermPopoverProps {
  readonly game: string;
  readonly term: Term;
  readonly anchor: HTMLElement | null;
  onClose(): void;
}

function TermPopover({ game, term, anchor, onClose }: TermPopoverProps) {
  const popover = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element || !anchor) return;
    element.showPopover();
    placeBeside(element, anchor.getBoundingClientRect());
    element.focus();
  }, [anchor]);
  return (
    <span
      class="term-popover"
      popover="auto"
      ref={popover}
      role="dialog"
      aria-label={term.title}
      tabIndex={-1}
      onToggle={(event) => event.newState === "closed" && onClose()}
    >
      <TermAbout game={game} term={term} />
    </span>
  );
}

const MARGIN = 8;

/** Places the explanation under the word, or above it if there is no room, within the window. */
function placeBeside(element: HTMLElement, word: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = word.bottom + MARGIN;
  const fitsBelow = below + height + MARGIN <= innerHeight;
  const left = Math.min(word.left, innerWidth - width - MARGIN);
  element.style.left = `${Math.max(MARGIN, left)}px`;
  element.style.top = `${fitsBelow ? below : Math.max(MARGIN, word.top - height - MARGIN)}px`;
}
