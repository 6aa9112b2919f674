/** Ids of the rules that no test can show, with the reason. */
export const UNTESTABLE_IDS: Readonly<Record<string, string>> = {
  "RU-39": "the server assigns seats before the match starts, and with them draw X-01",
  "RU-115": "clocks are not part of the rules; when time runs out the default action of the decision is played",
  "ED-1": "a number printed on two cards that no rule uses",
  "ED-16": "names of two seas, in the language files",
  "ED-18": "only the short guide differs; all editions clear seas alike (ED-15)",
  fieldWeights: "the wheels of this board have equal sectors; TV-OPT-13 tests other weights",
  eventWeights: "the wheels of this board have equal sectors; TV-OPT-13 tests other weights",
};
