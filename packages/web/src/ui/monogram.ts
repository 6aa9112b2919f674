/** Returns the initial of a name, or the number of a name like "Player 3". */
export function monogramOf(name: string): string {
  const trimmed = name.trim();
  return / (\d{1,2})$/.exec(trimmed)?.[1] ?? Array.from(trimmed)[0]?.toUpperCase() ?? "?";
}
