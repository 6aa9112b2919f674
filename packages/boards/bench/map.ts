import type { Report } from "../../../bench/measure.ts";
import type { BoardData } from "../src/board.ts";
import board from "../src/data/imperunde.generated.json" with { type: "json" };
import names from "../src/data/names.json" with { type: "json" };
import type { Gallery } from "../test/gallery.ts";
import { type GoldenPosition, goldenPositions } from "../test/golden-positions.ts";
import { type DrawnBoard, measureDrawn, overlapsBetween, overlapsWithin } from "./drawn-boxes.ts";
import { measureRoomAt, type RoomFigures } from "./room.ts";

const SIZES = [770, 560, 390];
const LANGUAGES = ["en", "de", "fr"] as const;
const HOMES = ["great-britain", "south-africa", "japan", "victoria", "usa", "brazil"];
const chart: BoardData = board;

type Language = (typeof LANGUAGES)[number];

const ROOM_ROWS: readonly (readonly [string, keyof RoomFigures])[] = [
  ["land: its name (of 55)", "landNames"],
  ["land: chip 44 x 26", "landChips"],
  ["land: chip, name and value together", "landTogether"],
  ["land: chip of the level", "landChipsOfLevel"],
  ["sea: its name (of 28)", "seaNames"],
  ["sea: chip 44 x 26", "seaChips"],
  ["sea: chip of the level", "seaChipsOfLevel"],
  ["sea: chip, name and value together", "seaTogether"],
  ["sea: two chips 44 x 26", "seaTwoChips"],
  ["sea: three chips 44 x 26", "seaThreeChips"],
  ["widest circle, land, smallest, px", "landSmallest"],
  ["widest circle, land, median, px", "landMedian"],
  ["widest circle, sea, smallest, px", "seaSmallest"],
  ["widest circle, sea, median, px", "seaMedian"],
];

/** One position as it was drawn, in numbers. */
interface PositionFigures {
  readonly nameOnName: number;
  readonly nameOnPiece: number;
  readonly pieceOnPiece: number;
  readonly valueOnName: number;
  readonly valueOnPiece: number;
  readonly names: number;
  readonly shortened: number;
  readonly namesAtHome: number;
  readonly chipsAway: number;
  readonly pieces: number;
  readonly smallestLetters: number;
}

const OVERLAP_ROWS: readonly (readonly [string, keyof PositionFigures])[] = [
  ["name on name", "nameOnName"],
  ["name on piece", "nameOnPiece"],
  ["piece on piece", "pieceOnPiece"],
  ["value on name", "valueOnName"],
  ["value on piece", "valueOnPiece"],
  ["names shown, of 83", "names"],
  ["of these shortened", "shortened"],
  ["names with half or more on their own region", "namesAtHome"],
  ["chips with under 60 % on their own region", "chipsAway"],
  ["chips and markers", "pieces"],
  ["smallest letters, px", "smallestLetters"],
];

/** Reports the room of the regions, and per position what overlaps as the browser draws it. */
export async function reportMap(gallery: Gallery, report: Report): Promise<void> {
  const columns = SIZES.map((size) => ({ name: `${size} px`, digits: 2 }));
  const room = SIZES.map((size) => measureRoomAt(chart, namesIn("en"), size, [0, ...HOMES.map(rotationTo)]));
  report.table(
    "room: regions in which it fits, mean of seven rotations",
    columns,
    ROOM_ROWS.map(([title, key]) => [title, ...room.map((figures) => figures[key])]),
  );
  const positions = goldenPositions();
  const players = [...new Set(positions.map((position) => position.players))].toSorted();
  for (const language of LANGUAGES) {
    const bySize: PositionFigures[][] = [];
    for (const size of SIZES) bySize.push(await drawnFigures(gallery, positions, language, size));
    report.table(
      `drawn, ${language}: mean of ${positions.length} golden positions with ${players.join(", ")} players`,
      columns,
      OVERLAP_ROWS.map(([title, key]) => [title, ...bySize.map((figures) => summary(key, figures))]),
    );
  }
}

/** The mean over all positions; of letters the smallest. */
function summary(key: keyof PositionFigures, figures: readonly PositionFigures[]): number {
  const values = figures.map((one) => one[key]);
  return key === "smallestLetters"
    ? Math.min(...values)
    : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function namesIn(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(names.imperunde).map(([id, name]) => [id, name[language]]));
}

/** The rotation in degrees that brings a home to the bottom. */
export function rotationTo(home: string): number {
  const region = chart.regions.find(({ id }) => id === home);
  if (!region || !chart.round) throw new Error(`no home ${home}`);
  const x = region.centre[0] - chart.round.centre[0];
  const y = region.centre[1] - chart.round.centre[1];
  return Math.round(180 - (Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
}

async function drawnFigures(
  gallery: Gallery,
  positions: readonly GoldenPosition[],
  language: Language,
  size: number,
): Promise<PositionFigures[]> {
  const page = await gallery.open(`board=imperunde&bare=on&language=${language}`, { width: size, height: size });
  const full = namesIn(language);
  const figures: PositionFigures[] = [];
  for (const { view, home } of positions) {
    await page.evaluate(([shown, degrees]) => window.showInGallery?.(shown, degrees), [
      view,
      rotationTo(home),
    ] as const);
    await page.evaluate(() => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume))));
    figures.push(figuresOf(await page.evaluate(measureDrawn), full));
  }
  await page.context().close();
  return figures;
}

function figuresOf(drawn: DrawnBoard, full: Readonly<Record<string, string>>): PositionFigures {
  const { names: shown, pieces, values, smallestLetters } = drawn;
  return {
    nameOnName: overlapsWithin(shown),
    nameOnPiece: overlapsBetween(shown, pieces),
    pieceOnPiece: overlapsWithin(pieces),
    valueOnName: overlapsBetween(values, shown),
    valueOnPiece: overlapsBetween(values, pieces),
    names: shown.length,
    shortened: shown.filter(({ region, text }) => text.replace("- ", "-") !== full[region]).length,
    namesAtHome: shown.filter(({ own }) => own >= 0.5).length,
    chipsAway: pieces.filter(({ isChip, own }) => isChip && own < 0.6).length,
    pieces: pieces.length,
    smallestLetters,
  };
}
