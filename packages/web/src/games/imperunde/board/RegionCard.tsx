import type { Region } from "@rondel/imperunde";
import { TermText } from "../../../terms/TermText.tsx";
import type { TappedRegion } from "../../common/GameBoard.tsx";
import { useGameContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { factsAbout } from "./region-summary.ts";
import { describeUnits } from "./units.ts";

/** The card of a tapped region: what it is, who is there, and what the player can do there, or why nothing. */
export function RegionCard({ tapped }: { readonly tapped: TappedRegion<Region> }) {
  const context = useGameContext();
  const { state, text, messages } = context;
  const now = state.value;
  if (!now) return null;
  const { region, choose, reason, close } = tapped;
  return (
    <section class="region-card" aria-live="polite">
      <header>
        <h3>{regionName(messages, region)}</h3>
        <button type="button" class="btn quiet small" onClick={close}>
          {text("screen.close")}
        </button>
      </header>
      <p>
        <TermText text={factsAbout(context, now, region).join(", ")} />
      </p>
      <ul>
        {describeUnits(context, now, region).map((units) => (
          <li key=<TermText text={units} />>
            <TermText text={units} />
          </li>
        ))}
      </ul>
      {reason !== undefined && <p class="region-why">{reason}</p>}
      {choose && (
        <button type="button" class="btn go" onClick={choose}>
          {text("screen.chooseRegion")}
        </button>
      )}
    </section>
  );
}
