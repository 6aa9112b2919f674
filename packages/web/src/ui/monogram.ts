/** Returns the initial of a name, or the number of a name like "Player 3". */
export function monogramOf(name: string): string {
  const trimmed = name.trim();
  return / (\d{1,2})$/.exec(trimmed)?.[1] ?? Array.from(trimmed)[0]?.toUpperCase() ?? "?";
}

/** Returns a mark of one or two characters for each name, different for every name at a table. */
export function marksOf(names: readonly string[]): string[] {
  const initials = names.map(monogramOf);
  const marks: string[] = [];
  names.forEach((name, place) => {
    const initial = initials[place] ?? "?";
    const isUnique = initials.filter((other) => other === initial).length === 1;
    const longer = [...longerMarks(name, initial), ...names.map((_, number) => `${initial.charAt(0)}${number + 1}`)];
    const wanted = isUnique ? [initial, ...longer] : longer;
    marks.push(wanted.find((mark) => !marks.includes(mark)) ?? initial);
  });
  return marks;
}

/** The initial with each later letter or figure of the name, those at the start of a word first. */
function longerMarks(name: string, initial: string): string[] {
  const [, ...later] = name.trim().split(/\s+/);
  const letters = Array.from(name.trim())
    .slice(1)
    .filter((letter) => letter.trim() !== "");
  const starts = later.flatMap((word) => Array.from(word).slice(0, 1));
  return [...starts, ...letters].map((letter) => `${Array.from(initial)[0]}${letter.toLowerCase()}`);
}
