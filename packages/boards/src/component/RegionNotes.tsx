import type { BoardData } from "../board.ts";
import { type Box, boxAround, hullOf, middleOfBox } from "../box.ts";
import { textWidth } from "../layout/measure-letters.ts";
import type { BoardLayout, PlacedRegion } from "../layout/place-board.ts";
import type { Rotate } from "./rotation.ts";
import type { BoardView, RegionNote } from "./view.ts";

interface RegionNotesProps {
  readonly board: BoardData;
  readonly rotate: Rotate;
  readonly layout: BoardLayout;
  readonly regions: BoardView["regions"];
}

/** The notes of the regions, each on a small plate above its name and chips. */
export function RegionNotes({ board, rotate, layout, regions }: RegionNotesProps) {
  const size = Math.max(LEAST_LETTERS, layout.level.letters) / layout.scale;
  const placeOf = (placed: PlacedRegion): Box | undefined => {
    const centre = board.regions.find(({ id }) => id === placed.id)?.centre;
    return hullOf(boxesOf(placed)) ?? (centre && boxAround(...rotate(centre), 0, 0));
  };
  return (
    <g class="board-notes">
      {layout.regions.map((placed) => {
        const note = regions[placed.id]?.note;
        const place = note && placeOf(placed);
        return place && <Note key={placed.id} region={placed.id} note={note} above={place} size={size} />;
      })}
    </g>
  );
}

/** The smallest letters of a note in px of the screen. */
const LEAST_LETTERS = 12;
/** The height of a plate and the space beside its text, in heights of its letters. */
const PLATE = 1.45;
const PADDING = 0.5;

function boxesOf({ name, chips }: PlacedRegion): Box[] {
  return [...(name ? [name.box] : []), ...chips.map(({ box }) => box)];
}

interface NoteProps {
  readonly region: string;
  readonly note: RegionNote;
  readonly above: Box;
  readonly size: number;
}

function Note({ region, note, above, size }: NoteProps) {
  const [x] = middleOfBox(above);
  const width = (textWidth(note.text, "land") + 2 * PADDING) * size;
  const height = PLATE * size;
  const top = above.top - height;
  return (
    <g class={note.isDanger ? "board-note board-note-danger" : "board-note"} data-note={region}>
      <rect x={x - width / 2} y={top} width={width} height={height} rx={height / 2} />
      <text x={x} y={top + height / 2} dy=".35em" font-size={size}>
        {note.text}
      </text>
    </g>
  );
}
