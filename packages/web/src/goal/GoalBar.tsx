import type { ComponentChildren } from "preact";
import type { Owner } from "../ui/Piece.tsx";
import { personColour } from "../ui/person.ts";

interface GoalBarProps {
  /** The crest and the name of a player or a nation. */
  readonly name: ComponentChildren;
  /** How far the player or the nation is, in words. */
  readonly words: ComponentChildren;
  readonly value: number;
  readonly most: number;
  readonly owner?: Owner | undefined;
  /** The seat whose colour the bar has, in games where people have colours of their own. */
  readonly person?: number;
}

/** One line of the goal card: a name, how far it is in words, and as a bar. */
export function GoalBar({ name, words, value, most, owner, person }: GoalBarProps) {
  return (
    <li class={`goal-bar own-${owner ?? "black"} ${person === undefined ? "" : personColour(person)}`}>
      <p>
        <span class="goal-name">{name}</span>
        <span>{words}</span>
      </p>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <rect class="goal-rest" width="100" height="1" />
        <rect class="goal-done" width={most > 0 ? Math.min(100, Math.round((100 * value) / most)) : 0} height="1" />
      </svg>
    </li>
  );
}
