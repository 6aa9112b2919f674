import type { Measure } from "./place-labels.ts";

const widths = new Map<string, number>();
const canvas = document.createElement("canvas").getContext("2d");
const LETTER_SPACING = { land: 0.02, sea: 0.06 };
const FONTS = { land: '100px "Libre Caslon Text"', sea: 'italic 100px "Libre Caslon Text"' };

/** Measures a text in the font of its kind. Widths are cached until `clearWidths`. */
export const measureText: Measure = (text, kind) => {
  const key = `${kind} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (!canvas) return text.length * 0.53;
  canvas.font = FONTS[kind];
  const width = canvas.measureText(text).width / 100 + text.length * LETTER_SPACING[kind];
  widths.set(key, width);
  return width;
};

/** Clears the cached widths, because a font has been loaded since they were measured. */
export function clearWidths(): void {
  widths.clear();
}
