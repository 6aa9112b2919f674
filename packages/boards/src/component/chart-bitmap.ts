/** Paints a chart, which is an SVG with styles, into a canvas. */

/** Everything of a style sheet that changes how the chart looks. */
const PAINTED = [
  "display",
  "opacity",
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "font-size",
  "font-family",
  "text-anchor",
];

/** Returns a bitmap of the chart with this many of its px per px of the board. */
export async function chartBitmap(chart: SVGSVGElement, pixelsPerUnit: number): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([withoutStyleSheet(chart)], { type: "image/svg+xml" }));
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(chart.width.baseVal.value * pixelsPerUnit);
    canvas.height = Math.round(chart.height.baseVal.value * pixelsPerUnit);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The chart as a file of its own, with its styles as attributes. */
function withoutStyleSheet(chart: SVGSVGElement): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = chart.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((element, i) => {
    const original = originals[i];
    if (original) copyPaint(original, element);
  });
  return new XMLSerializer().serializeToString(copy);
}

function copyPaint(original: Element, copy: Element): void {
  const style = getComputedStyle(original);
  for (const name of PAINTED) {
    const value = style.getPropertyValue(name);
    // Some browsers write the address of the page before the fragment.
    if (value) copy.setAttribute(name, value.replace(/url\("?[^#"]*#([^")]+)"?\)/, "url(#$1)"));
  }
}
