/** One sign for a name: its initial; people who are only numbered are told apart by their number. */
export function monogramOf(name: string): string {
  const trimmed = name.trim();
  return / (\d{1,2})$/.exec(trimmed)?.[1] ?? Array.from(trimmed)[0]?.toUpperCase() ?? "?";
}
