/** Scrolls the panel around an element until the element is at its top. `scrollIntoView` would also move the page around the panel. */
export function scrollToTop(element: HTMLElement): void {
  const panel = scrolledPanel(element);
  if (panel) panel.scrollTop += element.getBoundingClientRect().top - panel.getBoundingClientRect().top;
}

function scrolledPanel(element: HTMLElement): HTMLElement | undefined {
  for (let panel = element.parentElement; panel; panel = panel.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(panel).overflowY)) return panel;
  }
  return undefined;
}
