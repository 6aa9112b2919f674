import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { talkText } from "./texts.ts";

interface AnswerButtonsProps {
  onAccept(): void;
  onReject(): void;
  /** The form of a counterproposal; it calls the function when it is sent. */
  counterForm(close: () => void): ComponentChildren;
}

/** Accepts or rejects what another player proposes, or opens the form of a counterproposal. */
export function AnswerButtons({ onAccept, onReject, counterForm }: AnswerButtonsProps) {
  const [isCountering, setCountering] = useState(false);
  return (
    <>
      <p class="proposal-answers">
        <button type="button" class="btn small go" onClick={onAccept}>
          {talkText("talks.accept")}
        </button>
        <button
          type="button"
          class="btn small"
          aria-expanded={isCountering}
          onClick={() => setCountering(!isCountering)}
        >
          {talkText("talks.counter")}
        </button>
        <button type="button" class="btn small" onClick={onReject}>
          {talkText("talks.reject")}
        </button>
      </p>
      {isCountering && counterForm(() => setCountering(false))}
    </>
  );
}
