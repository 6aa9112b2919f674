/** Three players with one colony each, as statements of a position file. */
export const THREE_PLAYERS = [
  "british s0",
  "sequence s0,s1,s2",
  "home s0 great-britain",
  "home s1 south-africa",
  "home s2 japan",
  "colony france s0 2",
  "colony spain s1 2",
  "colony siam s2 2",
];
