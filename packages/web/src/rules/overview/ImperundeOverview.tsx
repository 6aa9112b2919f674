import { PHASES, phaseNumberPosition, phaseSegment } from "../../games/imperunde/panels/phase-geometry.ts";
import { PictureOf } from "../../ui/Picture.tsx";
import type { OverviewContent } from "./load-overview.ts";
import { BoardPicture, OverviewPart, TermRows } from "./OverviewPart.tsx";

/** The term of each phase, in order. */
const PHASE_TERMS = [
  "firstPlayer",
  "diplomacy",
  "incomePhase",
  "investments",
  "clearing",
  "movement",
  "embark",
  "events",
] as const;
const UNIT_TERMS = ["infantry", "cavalry", "artillery", "fort", "frigate", "shipOfTheLine", "transport"] as const;

export function ImperundeOverview({ content }: { readonly content: OverviewContent }) {
  const { texts, term, name } = content;
  const phases = PHASE_TERMS.map((id, place) => ({
    ...term(id),
    title: `${place + 1}. ${name(`term.phase.${place + 1}`)}`,
  }));
  return (
    <>
      <OverviewPart
        title={texts["imperunde.board.title"]}
        text={texts["imperunde.board"]}
        picture={<BoardPicture game="imperunde" />}
      />
      <OverviewPart title={texts["imperunde.round.title"]} text={texts["imperunde.round"]} picture={<PhasesPicture />}>
        <TermRows game="imperunde" terms={phases} />
      </OverviewPart>
      <OverviewPart
        title={texts["imperunde.units.title"]}
        text={texts["imperunde.units"]}
        picture={<PictureOf picture={[["die-white"], ["die-yellow"], ["die-green"], ["die-red"]]} />}
      >
        <TermRows game="imperunde" terms={UNIT_TERMS.map(term)} />
      </OverviewPart>
      <OverviewPart
        title={texts["imperunde.battle.title"]}
        text={texts["imperunde.battle"]}
        picture={<BattlePicture />}
      />
      <OverviewPart
        title={texts["imperunde.talks.title"]}
        text={texts["imperunde.talks"]}
        picture={
          <PictureOf
            picture={[
              ["artillery", "red"],
              ["artillery", "blue"],
            ]}
          />
        }
      />
      <OverviewPart
        title={texts["imperunde.cards.title"]}
        text={texts["imperunde.cards"]}
        picture={<PictureOf picture={[["card-back"], ["card-back"]]} />}
      />
    </>
  );
}

/** The ring of the eight phases. */
function PhasesPicture() {
  return (
    <svg class="overview-phases" viewBox="-50 -50 100 100" aria-hidden="true">
      {PHASES.map((phase) => (
        <g key={phase}>
          <path d={phaseSegment(phase)} class="overview-sector" />
          <text {...phaseNumberPosition(phase)} dy=".35em">
            {phase}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Dice of an attack and its defence, best against best: a unit, its die and what the die shows. */
const ROLLS = [
  [
    ["artillery", "red", "die-green", 5],
    ["artillery", "red", "die-green", 5],
    ["cavalry", "red", "die-yellow", 4],
  ],
  [
    ["infantry", "ivory", "die-white", 3],
    ["infantry", "ivory", "die-white", 3],
  ],
] as const;

function BattlePicture() {
  return (
    <svg class="overview-battle" viewBox="0 0 132 150" aria-hidden="true">
      {ROLLS.map((side, row) =>
        side.map(([unit, owner, die, pips], place) => (
          <g key={`${unit} ${row * 3 + place}`} transform={`translate(${place * 46 + 4} ${row * 80 + 4})`}>
            <use href={`#${unit}`} class={`own-${owner}`} width="30" height="30" y={row === 0 ? 0 : 34} />
            <use href={`#${die}`} width="30" height="30" y={row === 0 ? 34 : 0} />
            <use href={`#pips-${pips}`} class="pips" width="30" height="30" y={row === 0 ? 34 : 0} />
          </g>
        )),
      )}
    </svg>
  );
}
