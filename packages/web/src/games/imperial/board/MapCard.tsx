import type { ReadonlySignal } from "@preact/signals";
import type { Region } from "@rondel/imperial";
import type { TappedRegion } from "../../common/GameBoard.tsx";
import { RegionCard } from "../../common/RegionCard.tsx";
import { useGameContext } from "../context.ts";
import type { ImperialDecision } from "../decision/decision.ts";
import { regionName } from "../messages/params.ts";
import { abilityIn, contentsOf, kindOf } from "./region-summary.ts";

interface MapCardProps {
  readonly tapped: TappedRegion<Region>;
  readonly decision: ReadonlySignal<ImperialDecision | undefined>;
}

/** The card of a tapped province or sea. */
export function MapCard({ tapped, decision }: MapCardProps) {
  const context = useGameContext();
  const now = context.state.value;
  if (!now) return null;
  const { region } = tapped;
  return (
    <RegionCard
      messages={context.messages}
      tapped={tapped}
      name={regionName(context.messages, region)}
      facts={kindOf(context, region)}
      contents={contentsOf(context, now, region)}
      ability={abilityIn(context, region, decision.value)}
    />
  );
}
