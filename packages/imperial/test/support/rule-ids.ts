/** Every rule and ruling of the rules, in their order. */
export const RULE_IDS: readonly string[] = `
  IM-1.1 IM-1.2 IM-1.3 IM-1.4 IM-1.5 IM-1.6 IM-1.7 IM-1.8 IM-1.9 IM-1.10 IM-1.11
  IM-2.1 IM-2.2 IM-2.3 IM-2.4 IM-2.5 IM-2.6 IM-2.7 IM-2.8 IM-2.9 IM-2.10 IM-2.11 IM-2.12 IM-2.13
  IM-3.1 IM-3.2 IM-3.3 IM-3.4 IM-3.5 IM-3.6 IM-3.7 IM-3.8 IM-3.9 IM-3.10 IM-3.11 IM-3.12 IM-3.13
  IM-3.14 IM-3.15 IM-3.16
  IM-4.1 IM-4.2 IM-4.3 IM-4.4 IM-4.5 IM-4.6 IM-4.7 IM-4.8
  IM-5.1 IM-5.2 IM-5.3 IM-5.4 IM-5.5 IM-5.6
  IM-6.1 IM-6.2 IM-6.3 IM-6.4 IM-6.5
  IM-7.1 IM-7.2 IM-7.3 IM-7.4 IM-7.5 IM-7.6 IM-7.7 IM-7.8 IM-7.9
  IM-8.1 IM-8.2 IM-8.3 IM-8.4
  IM-9.1 IM-9.2 IM-9.3 IM-9.4
  IM-10.1 IM-10.2 IM-10.3 IM-10.4
  IM-11.1 IM-11.2 IM-11.3 IM-11.4 IM-11.5 IM-11.6 IM-11.7 IM-11.8 IM-11.9 IM-11.10 IM-11.11 IM-11.12 IM-11.13
  IM-11.14 IM-11.15 IM-11.16 IM-11.17 IM-11.18 IM-11.19 IM-11.20 IM-11.21 IM-11.22 IM-11.23 IM-11.24 IM-11.25 IM-11.26
  IM-11.27 IM-11.28 IM-11.29 IM-11.30 IM-11.31 IM-11.32 IM-11.33 IM-11.34 IM-11.35 IM-11.36 IM-11.37 IM-11.38 IM-11.39
  IM-11.40
  IM-15.1 IM-15.2 IM-15.3 IM-15.4 IM-15.5 IM-15.6 IM-15.7 IM-15.8 IM-15.9 IM-15.10
  IM-16.1 IM-16.2 IM-16.3 IM-16.4 IM-16.5 IM-16.6 IM-16.7
  IM-17.1 IM-17.2 IM-17.3 IM-17.4 IM-17.5 IM-17.6 IM-17.7 IM-17.8
  IM-18.1 IM-18.2 IM-18.3 IM-18.4
  IM-19.1 IM-19.2
  IM-20.1 IM-20.2 IM-20.3 IM-20.4 IM-20.5 IM-20.6
  RL-01 RL-02 RL-03 RL-04 RL-05 RL-06 RL-07 RL-08 RL-09 RL-10 RL-11 RL-12 RL-13
  RL-14 RL-15 RL-16 RL-17 RL-18 RL-19 RL-20 RL-21 RL-22 RL-23 RL-24 RL-25 RL-26
  RL-27 RL-28 RL-29 RL-30 RL-31 RL-32 RL-33 RL-34 RL-35 RL-36 RL-37 RL-38 RL-39
  RL-40 RL-41 RL-42 RL-43 RL-44 RL-45 RL-46 RL-47 RL-48 RL-49 RL-50 RL-51 RL-52
  RL-53 RL-54 RL-55 RL-56 RL-57 RL-58 RL-59 RL-60 RL-61 RL-62 RL-63 RL-64 RL-65
  RL-66 RL-67 RL-68 RL-69 RL-70 RL-71 RL-73 RL-74 RL-75 RL-77 RL-79 RL-80 RL-81
`
  .trim()
  .split(/\s+/);

/** Rules that no event and no refusal names, with the test or invariant that covers them. */
export const TESTED_ELSEWHERE: Readonly<Record<string, string>> = {
  "IM-1.1": "a fact of the box: board.test.ts",
  "IM-1.2": "a fact of the box: INV-06",
  "IM-1.3": "a fact of the box: INV-06",
  "IM-1.4": "a fact of the box: INV-08",
  "IM-1.5": "a fact of the box: setup.test.ts, TV-S9",
  "IM-1.6": "a fact of the box: setup.test.ts, TV-S9",
  "IM-1.8": "a fact of the box; RL-21 decides what a shortage means",
  "IM-1.9": "a fact of the box; the bank is unlimited (RL-40)",
  "IM-2.1": "a fact of the board: board.test.ts",
  "IM-2.2": "a fact of the board: there is no such region",
  "IM-2.4": "a fact of the board: board.test.ts",
  "IM-2.6": "a fact of the board: board.test.ts",
  "IM-2.7": "a fact of the board: board.test.ts",
  "IM-2.8": "a fact of the board: board.test.ts",
  "IM-2.10": "movement.test.ts, TV-M13; board.test.ts",
  "IM-2.13": "a fact of the board: rondel.test.ts, TV-R1 to TV-R3",
  "IM-3.1": "setup.test.ts, IM-3.1",
  "IM-3.2": "the factories of every setup: setup.test.ts, TV-S9",
  "IM-3.3": "setup.test.ts, IM-3.3",
  "IM-3.9": "a consequence: setup.test.ts, TV-S1",
  "IM-4.7": "a consequence: INV-04 and INV-05",
  "IM-5.4": "no such action: investor.test.ts, TV-V13",
  "IM-5.5": "view.test.ts",
  "IM-5.6": "INV-01 compares every change of a purse with an event of this table",
  "IM-6.5": "rulings.test.ts, IM-6.5",
  "IM-7.6": "rulings.test.ts, IM-7.6",
  "IM-10.4": "factory-production-import.test.ts, TV-P1",
  "IM-11.4": "movement.test.ts, TV-M33",
  "IM-11.11": "quick-start.test.ts, TV-Q11",
  "IM-11.13": "movement.test.ts, TV-M5",
  "IM-11.24": "movement.test.ts, TV-M22",
  "IM-11.33": "destruction.rondel builds in Venice again",
  "IM-17.3": "taxation.test.ts, IM-17.3",
  "IM-17.8": "a consequence: INV-22",
  "IM-18.3": "taxation.test.ts, TV-E4",
  "IM-18.4": "taxation.test.ts, TV-E6",
  "IM-19.1": "table talk: nothing to enforce",
  "IM-19.2": "no action moves money between players: investor.test.ts, TV-V13",
  "IM-20.3": "variant.test.ts, TV-X1",
  "IM-20.6": "random-3-variant.rondel combines them",
  "RL-03": "rulings.test.ts, RL-03",
  "RL-04": "battles.test.ts, TV-M30",
  "RL-05": "battles.test.ts, RL-05",
  "RL-06": "rulings.test.ts, RL-06",
  "RL-07": "rulings.test.ts, RL-07",
  "RL-08": "battles.test.ts, TV-M34",
  "RL-09": "factory-production-import.test.ts, TV-P1",
  "RL-10": "rulings.test.ts, RL-10",
  "RL-11": "refused with IM-11.27: occupation.test.ts, TV-M8",
  "RL-13": "movement.test.ts, TV-M5",
  "RL-14": "movement.test.ts, TV-M6 and TV-M33",
  "RL-21": "swiss-banks.test.ts, RL-21",
  "RL-24": "investor.test.ts, TV-V9",
  "RL-25": "rulings.test.ts, RL-25",
  "RL-26": "rulings.test.ts, RL-26",
  "RL-30": "rulings.test.ts, RL-30",
  "RL-33": "nothing happens: the ruling rejects a house rule",
  "RL-37": "cannot occur: INV-05",
  "RL-38": "rulings.test.ts, RL-38",
  "RL-39": "rulings.test.ts, RL-39",
  "RL-40": "the bank is a signed ledger: INV-01",
  "RL-41": "there is no such action",
  "RL-43": "view.test.ts: bonds are in every view",
  "RL-45": "taxation.test.ts, TV-E5",
  "RL-46": "battles.test.ts, TV-M14",
  "RL-47": "occupation.test.ts, TV-M27",
  "RL-48": "battles.test.ts, RL-48",
  "RL-49": "rulings.test.ts, RL-49",
  "RL-50": "data: uncertain.ts, board.test.ts",
  "RL-53": "movement.test.ts, TV-M5",
  "RL-54": "rulings.test.ts, RL-54",
  "RL-56": "about clocks, not about rules",
  "RL-57": "variant.test.ts, RL-57",
  "RL-59": "investor.test.ts, TV-V19",
  "RL-60": "battles.test.ts, TV-M29",
  "RL-62": "occupation.test.ts, TV-M25",
  "RL-63": "occupation.test.ts, TV-M27",
  "RL-64": "occupation.test.ts, TV-M32",
  "RL-65": "occupation.test.ts, TV-M31",
  "RL-66": "rulings.test.ts, RL-66",
  "RL-67": "movement.test.ts, TV-M24 and TV-M33",
  "RL-68": "movement.test.ts, TV-M23",
  "RL-70": "rondel.test.ts, TV-R7",
  "RL-73": "taxation.test.ts, TV-E6",
  "RL-74": "swiss-banks.test.ts, TV-V17",
  "RL-79": "about the product, not about rules",
  "RL-80": "INV-10: a change of government changes nothing on the map",
};
