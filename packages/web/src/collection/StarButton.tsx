import type { CollectedMatch } from "@rondel/protocol";
import type { CollectionText } from "./texts.ts";

const STAR =
  "M10 2.500l2.300 4.800 5.200.700-3.800 3.600.900 5.200-4.600-2.500-4.600 2.500.900-5.200L2.500 8l5.200-.700z";

interface StarButtonProps {
  readonly match: Pick<CollectedMatch, "stars" | "starred">;
  readonly text: CollectionText;
  /** The names of the players, for screen readers. */
  readonly label: string;
  press(): void;
}

/** The number of stars of a match. Pressed, it is one of them. */
export function StarButton({ match: { stars, starred }, text, label, press }: StarButtonProps) {
  const name = `${text("star")}: ${label}, ${text("star.count", { count: stars })}`;
  return (
    <button type="button" class="btn small star-button" aria-pressed={starred} aria-label={name} onClick={press}>
      <svg class={starred ? "star won" : "star"} viewBox="0 0 20 20" aria-hidden="true">
        <path d={STAR} />
      </svg>
      {stars}
    </button>
  );
}
