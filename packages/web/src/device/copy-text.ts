/** Copies a text. `navigator.clipboard` exists only on HTTPS and on this machine itself. */
export async function copyText(text: string): Promise<void> {
  if ("clipboard" in navigator) await navigator.clipboard.writeText(text);
  else copyFromField(text);
}

function copyFromField(text: string): void {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  document.body.append(field);
  const before = document.activeElement;
  field.select();
  document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
}
