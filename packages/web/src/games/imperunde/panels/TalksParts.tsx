import type { Frame } from "@rondel/imperunde";
import { useLoaded } from "../../../ui/use-loaded.ts";
import { useGameContext } from "../context.ts";

type Talks = Extract<Frame, { kind: "talks" }>;

const loadTalks = () => import("../proposals/talks-parts.ts");
const loadPromises = () => import("../proposals/Promises.tsx");

interface TalksPartProps {
  readonly frame: Talks;
  readonly part: "WaitingProposals" | "ProposalsPanel" | "TalksTable";
}

/** A part of the screen in the talks, loaded with the first talks. */
export function TalksPart({ frame, part }: TalksPartProps) {
  const loaded = useLoaded(loadTalks);
  const Part = loaded?.[part];
  return Part ? <Part frame={frame} /> : null;
}

/** The promises of all players, once there are any. */
export function PromisesInForce() {
  const { state } = useGameContext();
  return state.value?.promises ? <LoadedPromises /> : null;
}

function LoadedPromises() {
  const loaded = useLoaded(loadPromises);
  return loaded ? <loaded.Promises /> : null;
}
