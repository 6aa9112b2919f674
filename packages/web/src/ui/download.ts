/** Downloads a text as a file. */
export function download(text: string, name: string): void {
  downloadFile(new Blob([text], { type: "text/plain" }), name);
}

export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
