import type { ComponentChildren } from "preact";
import type { GameMessages } from "../../messages/game-messages.ts";
import { RuleText } from "../../rules/RuleText.tsx";
import type { TappedRegion } from "./GameBoard.tsx";

interface RegionCardProps {
  readonly messages: GameMessages;
  readonly tapped: TappedRegion<number>;
  readonly name: string;
  /** What the region is. */
  readonly facts: ComponentChildren;
  /** Who and what is there. */
  readonly contents: readonly string[];
  /** What its units can do. */
  readonly ability?: string | undefined;
}

/** The card of a tapped region: what it is, who is there, and what the player can do there, or why nothing. */
export function RegionCard({ messages, tapped, name, facts, contents, ability }: RegionCardProps) {
  const { choose, reason, close, isHigh } = tapped;
  return (
    <section class="region-card" aria-live="polite" data-high={isHigh}>
      <header>
        <h3>{name}</h3>
        <button type="button" class="btn quiet small" onClick={close}>
          {messages.term("screen.close")}
        </button>
      </header>
      <p>{facts}</p>
      <ul>
        {contents.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {ability !== undefined && <p class="region-ability">{ability}</p>}
      {reason !== undefined && (
        <p class="region-why">
          <RuleText text={reason} />
        </p>
      )}
      {choose && (
        <button type="button" class="btn go" onClick={choose}>
          {messages.term("screen.chooseRegion")}
        </button>
      )}
    </section>
  );
}
