/** The sections of a game's rules, each with its number of rules. */
type Sections = readonly (readonly [section: string, rules: number])[];

const imperialSections: Sections = [
  ["1", 11],
  ["2", 13],
  ["3", 16],
  ["4", 8],
  ["5", 6],
  ["6", 5],
  ["7", 9],
  ["8", 4],
  ["9", 4],
  ["10", 4],
  ["11", 40],
  ["15", 10],
  ["16", 7],
  ["17", 8],
  ["18", 4],
  ["19", 2],
  ["20", 6],
];

const imperundeSections: Sections = [
  ["1.1", 3],
  ["1.2", 5],
  ["1.3", 2],
  ["1.4", 1],
  ["1.5", 3],
  ["1.6", 1],
  ["2.1", 3],
  ["2.2", 3],
  ["2.3", 1],
  ["2.4", 6],
  ["2.5", 5],
  ["2.6", 2],
  ["2.7", 1],
  ["3.1", 2],
  ["3.2", 4],
  ["3.3", 3],
  ["3.4", 6],
  ["3.5", 1],
  ["4.1", 1],
  ["4.2", 2],
  ["4.3", 1],
  ["4.4", 1],
  ["5.1", 3],
  ["5.2", 6],
  ["5.3", 3],
  ["5.4", 2],
  ["6.1", 1],
  ["6.2", 6],
  ["6.3", 4],
  ["6.4", 2],
  ["6.5", 1],
  ["7.1", 3],
  ["7.2", 3],
  ["7.3", 8],
  ["7.4", 5],
  ["8.1", 3],
  ["8.2", 4],
  ["8.3", 3],
  ["9.1", 4],
  ["9.2", 5],
  ["9.3", 5],
  ["9.4", 10],
  ["9.5", 3],
  ["10.1", 5],
  ["11.1", 6],
  ["11.2", 6],
  ["11.3", 4],
  ["11.4", 3],
  ["12.1", 4],
  ["12.2", 9],
  ["12.3", 4],
  ["12.4", 5],
  ["12.5", 5],
  ["12.6", 7],
  ["13.1", 6],
  ["13.2", 11],
  ["13.3", 5],
  ["13.4", 1],
  ["13.5", 19],
  ["14.1", 5],
];

function rules(prefix: string, sections: Sections): readonly string[] {
  return sections.flatMap(([section, last]) => Array.from({ length: last }, (_, n) => `${prefix}-${section}.${n + 1}`));
}

function rulings(prefix: string, last: number, unused: readonly number[]): readonly string[] {
  return Array.from({ length: last }, (_, n) => n + 1)
    .filter((n) => !unused.includes(n))
    .map((n) => `${prefix}-${String(n).padStart(2, "0")}`);
}

/** The ids of all rules and rulings of Imperial. */
export const imperialIds = [...rules("IM", imperialSections), ...rulings("RL", 81, [72, 76, 78])];

/** The ids of all rules and rulings of ImpeRunde. */
export const imperundeIds = [...rules("IR", imperundeSections), ...rulings("RU", 131, [])];
