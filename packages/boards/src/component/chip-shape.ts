import type { Chip } from "../layout/chips.ts";

const TEETH = 2;
const TOOTH_DEPTH = 1.6;

/** The outline of a chip. Where there is no room for signs, its right edge shows what is in it: battlements or a bow. */
export function chipOutline(width: number, height: number, edge: "plain" | "fort" | "cargo"): string {
  const radius = Math.min(4, height / 4);
  const left = `V${radius}A${radius} ${radius} 0 0 1 ${radius} 0`;
  const bottomLeft = `H${radius}A${radius} ${radius} 0 0 1 0 ${height - radius}${left}Z`;
  if (edge === "plain") {
    const corner = `a${radius} ${radius} 0 0 1`;
    return `M${radius} 0H${width - radius}${corner} ${radius} ${radius}V${height - radius}${corner} ${-radius} ${radius}${bottomLeft}`;
  }
  if (edge === "cargo") {
    const bow = height / 3;
    return `M${radius} 0H${width - bow}L${width} ${height / 2}L${width - bow} ${height}${bottomLeft}`;
  }
  const step = height / (2 * TEETH + 1);
  const teeth = Array.from({ length: TEETH }, () => `v${step}h${-TOOTH_DEPTH}v${step}h${TOOTH_DEPTH}`).join("");
  return `M${radius} 0H${width}${teeth}v${step}${bottomLeft}`;
}

/** The tab with the letter at the left end of a chip. */
export function tabOutline(tab: number, height: number): string {
  const radius = Math.min(4, height / 4);
  const corner = `A${radius} ${radius} 0 0 1`;
  return `M${radius} 0H${tab}V${height}H${radius}${corner} 0 ${height - radius}V${radius}${corner} ${radius} 0Z`;
}

/** The edge of a chip that shows one number only. */
export function edgeOf({ hasFort, hasCargo }: Chip): "plain" | "fort" | "cargo" {
  if (hasFort) return "fort";
  return hasCargo ? "cargo" : "plain";
}
