import { useLoaded } from "../ui/use-loaded.ts";

const TICKS = Array.from({ length: 72 }, (_, place) => place * 5);

/** The chart of the house in its brass rim: an ornament. The map comes after everything that can be read. */
export function Disc({ game }: { readonly game: string }) {
  const map = useLoaded(loadMap);
  return (
    <div class="disc" aria-hidden="true" inert>
      <div class="disc-map">{map && <map.DiscMap game={game} />}</div>
      <svg viewBox="-410 -410 820 820" aria-hidden="true">
        <circle r="398" class="disc-rim" />
        <circle r="408" class="disc-line" />
        <circle r="388" class="disc-line" />
        {TICKS.map((turn) => (
          <path
            key={turn}
            d={turn % 30 === 0 ? "M0-406V-390" : "M0-406V-398"}
            class="disc-tick"
            transform={`rotate(${turn})`}
          />
        ))}
      </svg>
    </div>
  );
}

const loadMap = () => import("./DiscMap.tsx");
