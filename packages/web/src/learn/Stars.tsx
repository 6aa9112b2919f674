import type { Stars as Count } from "@rondel/lessons";
import type { LearnText } from "./texts.ts";

const STAR =
  "M10 2.500l2.300 4.800 5.200.700-3.800 3.600.900 5.200-4.600-2.500-4.600 2.500.900-5.200L2.500 8l5.200-.700z";

/** The stars of a board or lesson. */
export function Stars({ stars, text }: { readonly stars: Count; readonly text: LearnText }) {
  return (
    <span class="stars" role="img" aria-label={text("stars", { stars })}>
      {[1, 2, 3].map((place) => (
        <svg key={place} class={place <= stars ? "star won" : "star"} viewBox="0 0 20 20" aria-hidden="true">
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
