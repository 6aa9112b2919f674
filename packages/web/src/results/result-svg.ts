/** What the picture of a result shows. */
export interface ResultPicture {
  readonly title: string;
  readonly game: string;
  readonly rows: readonly ResultRow[];
}

interface ResultRow {
  readonly rank: number;
  readonly name: string;
  readonly score: number;
  /** The mark of the person, and the colours of the mark and of its disc. */
  readonly mark: string;
  readonly ink: string;
  readonly colour: string;
}

const LONGEST_NAME = 24;
const LONGEST_TITLE = 36;
const ROW = 62;
const LEFT = 80;
const BAR = { left: 580, width: 440 };

/** The result of a match as an SVG in fixed colours, because a picture has no theme. */
export function resultSvg(
  { title, game, rows }: ResultPicture,
  { width, height }: { width: number; height: number },
): string {
  const most = Math.max(1, ...rows.map(({ score }) => score));
  const lines = rows.map(({ rank, name, score, mark, ink, colour }, index) => {
    const y = 250 + index * ROW;
    const bar = Math.max(4, (BAR.width * score) / most);
    return [
      `<text x="${LEFT}" y="${y}" font-size="34" fill="#645f50">${rank}.</text>`,
      `<circle cx="${LEFT + 78}" cy="${y - 11}" r="22" fill="${colour}" stroke="#3d3a2c"/>`,
      `<text x="${LEFT + 78}" y="${y - 4}" font-size="20" fill="${ink}" text-anchor="middle">${escaped(mark)}</text>`,
      `<text x="${LEFT + 116}" y="${y}" font-size="34" fill="#1d2932">${escaped(short(name, LONGEST_NAME))}</text>`,
      `<rect x="${BAR.left}" y="${y - 26}" width="${bar}" height="30" rx="4" fill="${colour}" stroke="#3d3a2c"/>`,
      `<text x="${width - LEFT}" y="${y}" font-size="34" fill="#1d2932" text-anchor="end">${score}</text>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Georgia, serif">`,
    `<rect width="${width}" height="${height}" fill="#f3ebda"/>`,
    `<text x="${LEFT}" y="90" font-size="30" fill="#645f50">Rondel · ${escaped(game)}</text>`,
    `<text x="${LEFT}" y="165" font-size="60" fill="#1d2932">${escaped(short(title, LONGEST_TITLE))}</text>`,
    ...lines,
    "</svg>",
  ].join("");
}

const short = (text: string, longest: number): string =>
  [...text].length > longest ? `${[...text].slice(0, longest - 1).join("")}…` : text;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
