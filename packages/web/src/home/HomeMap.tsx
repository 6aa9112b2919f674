import { useLoaded } from "../ui/use-loaded.ts";

const TICKS = Array.from({ length: 72 }, (_, index) => index * 5);

/** A board in a brass rim, as decoration. The map is loaded after the text of the screen. */
export function HomeMap({ game }: { readonly game: string }) {
  const preview = useLoaded(loadPreview);
  return (
    <div class="disc" aria-hidden="true" inert>
      <div class="disc-map">{preview && <preview.BoardPreview game={game} />}</div>
      <svg viewBox="-410 -410 820 820" aria-hidden="true">
        <circle r="398" class="disc-rim" />
        <circle r="408" class="disc-line" />
        <circle r="388" class="disc-line" />
        {TICKS.map((angle) => (
          <path
            key={angle}
            d={angle % 30 === 0 ? "M0-406V-390" : "M0-406V-398"}
            class="disc-tick"
            transform={`rotate(${angle})`}
          />
        ))}
      </svg>
    </div>
  );
}

const loadPreview = () => import("./BoardPreview.tsx");
