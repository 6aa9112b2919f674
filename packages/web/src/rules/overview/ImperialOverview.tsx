import { SPACE_NAMES, SPACES } from "@rondel/imperial";
import { letteringPath, RIM, sectorPath } from "../../games/imperial/board/rondel-geometry.ts";
import { PictureOf } from "../../ui/Picture.tsx";
import type { OverviewContent } from "./load-overview.ts";
import { BoardPicture, OverviewPart, TermRows } from "./OverviewPart.tsx";

const ACTIONS = ["factory", "production", "import", "manoeuvre", "investor", "taxation"] as const;

export function ImperialOverview({ content }: { readonly content: OverviewContent }) {
  const { texts, term } = content;
  return (
    <>
      <OverviewPart
        title={texts["imperial.board.title"]}
        text={texts["imperial.board"]}
        picture={<BoardPicture game="imperial" />}
      />
      <OverviewPart
        title={texts["imperial.rondel.title"]}
        text={texts["imperial.rondel"]}
        picture={<RondelPicture content={content} />}
      >
        <TermRows game="imperial" terms={ACTIONS.map(term)} />
      </OverviewPart>
      <OverviewPart
        title={texts["imperial.bonds.title"]}
        text={texts["imperial.bonds"]}
        picture={<PictureOf picture={[["million"], ["bond"], ["flag", "purple"]]} />}
      />
      <OverviewPart
        title={texts["imperial.map.title"]}
        text={texts["imperial.map"]}
        picture={
          <PictureOf
            picture={[
              ["fleet", "red"],
              ["army", "red"],
              ["flag", "red"],
            ]}
          />
        }
      />
      <OverviewPart
        title={texts["imperial.money.title"]}
        text={texts["imperial.money"]}
        picture={
          <PictureOf picture={[["factory-armaments"], ["flag", "green"], ["million"], ["rondel-marker", "green"]]} />
        }
      />
    </>
  );
}

/** The rondel with the names of its spaces. */
function RondelPicture({ content }: { readonly content: OverviewContent }) {
  return (
    <svg class="overview-rondel" viewBox="-150 -150 300 300" aria-hidden="true">
      <circle r={RIM} class="overview-rim" />
      {SPACES.map((space) => (
        <g key={space}>
          <path d={sectorPath(space)} class="overview-sector" />
          <path id={`overview-space-${space}`} d={letteringPath(space)} fill="none" />
          <text>
            <textPath href={`#overview-space-${space}`} startOffset="50%">
              {content.name(`space.${SPACE_NAMES[space]}`)}
            </textPath>
          </text>
        </g>
      ))}
    </svg>
  );
}
