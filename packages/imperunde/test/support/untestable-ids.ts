/** Ids of the rules page that no test can show by play, and why. */
export const HELD_OTHERWISE: Readonly<Record<string, string>> = {
  "RU-39": "the lobby seats the players before the rules begin; draw X-01 is not theirs",
  "RU-115": "clocks are outside the rules; what they lead to is the default action of each decision",
  "ED-1": "a number printed on two cards; no rule reads it",
  "ED-16": "names of two seas, in the language files",
  "ED-18": "a short guide leaves out what the chapter says; all editions clear alike (ED-15)",
  fieldWeights: "the wheels of this board have equal sectors; TV-OPT-13 shows what other weights do",
  eventWeights: "the wheels of this board have equal sectors; TV-OPT-13 shows what other weights do",
};
