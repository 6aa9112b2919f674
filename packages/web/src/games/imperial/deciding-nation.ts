import type { Frame, Nation } from "@rondel/imperial";

/** The nation that decides in a frame; in a battle window the one that is asked. */
export function decidingNation(frame: Frame | undefined): Nation | undefined {
  if (frame?.kind === "window" && frame.stage === "asked") return frame.asked;
  return frame && "nation" in frame ? frame.nation : undefined;
}
