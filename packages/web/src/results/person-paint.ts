/**
 * The colours of a person as values, for a picture, which has neither classes nor themes. The class is that of `PersonMark`; the colours
 * are those of the light theme.
 */
export function personPaint(className: string): { readonly colour: string; readonly ink: string } {
  const sample = document.createElement("i");
  sample.className = className;
  sample.dataset.theme = "chart";
  sample.style.background = "var(--person)";
  sample.style.color = "var(--person-ink)";
  document.body.append(sample);
  const { backgroundColor, color } = getComputedStyle(sample);
  sample.remove();
  return { colour: backgroundColor, ink: color };
}
