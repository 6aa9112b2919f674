import type { RouteMark } from "../decision/decision.ts";

const PATHS: Readonly<Record<RouteMark, string>> = {
  march: "M10 20L16 11L22 20",
  rail: "M12.500 8.500V23.500M19.500 8.500V23.500M10 12H22M10 16H22M10 20H22",
  convoy: "M9 17.500H23L20.500 21.500H11.500ZM16 17V9.500L20.500 14.500H16",
  sail: "M8.500 14C11 11.500 13.500 11.500 16 14S21 16.500 23.500 14M8.500 19.500C11 17 13.500 17 16 19.500S21 22 23.500 19.500",
  more: "M16 10V22M10 16H22",
};

/** The signs of routes, in the format of pieces, so that the board can draw them as such. */
export function RouteSprite() {
  return (
    <svg width="0" height="0" class="way-sprite" aria-hidden="true">
      <defs>
        {Object.entries(PATHS).map(([mark, path]) => (
          <g key={mark} id={`piece-way-${mark}`}>
            <circle class="way-disc" cx="16" cy="16" r="11" />
            <path class="way-line" d={path} />
          </g>
        ))}
      </defs>
    </svg>
  );
}
