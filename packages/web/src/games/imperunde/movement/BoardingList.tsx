import { groupBy } from "@rondel/boards/group-by";
import type { Region, UnitMoves } from "@rondel/imperunde";
import type { ImperundeContext } from "../context.ts";
import { regionName } from "../messages/params.ts";
import { countedUnits } from "../messages/units.ts";
import { playWithCare } from "./confirm.tsx";
import { DangerList, dangersFor } from "./dangers.tsx";
import { moveLabel } from "./movement-choices.tsx";
import { proposedBoarding } from "./proposed-units.ts";
import { type Destination, destinationsOf, troopsIn } from "./troops.ts";

interface BoardingListProps {
  readonly context: ImperundeContext;
  readonly moves: readonly UnitMoves[];
  /** Chooses a territory, so that the player decides for each army. */
  onChoose(from: Region): void;
}

/** D-24: the territories whose armies can embark, each with its seas: one press puts the proposed armies on board. */
export function BoardingList({ context, moves, onChoose }: BoardingListProps) {
  return (
    <ul class="boarding">
      {[...groupBy(moves, ({ from }) => from)].map(([from, stacks]) => (
        <li key={from}>
          <TerritoryLine context={context} from={from} stacks={stacks} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

interface TerritoryLineProps extends Pick<BoardingListProps, "context" | "onChoose"> {
  readonly from: Region;
  readonly stacks: readonly UnitMoves[];
}

function TerritoryLine({ context, from, stacks, onChoose }: TerritoryLineProps) {
  const { messages, state, seat } = context;
  if (!state.value || seat.value === undefined) return null;
  const destinations = destinationsOf(troopsIn(stacks, from, proposedBoarding(state.value, seat.value, stacks)));
  const units = stacks.flatMap(({ unit, count }) => Array.from({ length: count }, () => unit));
  const name = regionName(messages, from);
  return (
    <>
      <button type="button" class="option" onClick={() => onChoose(from)}>
        <span class="option-words">
          <span class="option-name">{name}</span>
          <span class="option-more">{countedUnits(messages, units)}</span>
        </span>
      </button>
      <p class="boarding-seas">
        {destinations.map((destination) => (
          <SeaButton key={destination.to} context={context} territory={name} destination={destination} />
        ))}
      </p>
      <BoardingDangers context={context} destinations={destinations} />
    </>
  );
}

interface SeaButtonProps extends Pick<BoardingListProps, "context"> {
  readonly territory: string;
  readonly destination: Destination;
}

function SeaButton({ context, territory, destination }: SeaButtonProps) {
  const { to, count, sequences } = destination;
  const label = context.text("embark.into", { count, region: regionName(context.messages, to) });
  return (
    <button
      type="button"
      class="chip"
      aria-label={`${territory}: ${label}`}
      onClick={() => playWithCare(context, moveLabel(context, destination), sequences)}
    >
      {label}
    </button>
  );
}

/** The dangers of all seas of a territory, each once. */
function BoardingDangers({
  context,
  destinations,
}: { readonly destinations: readonly Destination[] } & Pick<BoardingListProps, "context">) {
  const dangers = destinations.flatMap(({ sequences }) => dangersFor(context, sequences.flat()));
  const once = new Map(dangers.map((danger) => [`${danger.code} ${danger.region}`, danger]));
  return once.size > 0 ? <DangerList context={context} dangers={[...once.values()]} /> : null;
}
