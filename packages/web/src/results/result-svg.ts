/** What the picture of a result shows. */
export interface ResultPicture {
  readonly title: string;
  readonly game: string;
  readonly rows: readonly { readonly rank: number; readonly name: string; readonly score: number }[];
}

const LONGEST_NAME = 28;
const LONGEST_TITLE = 36;
const ROW = 62;
const LEFT = 80;
const BAR = { left: 560, width: 460 };

/** The result of a match as an SVG in fixed colours, because a picture has no theme. */
export function resultSvg(
  { title, game, rows }: ResultPicture,
  { width, height }: { width: number; height: number },
): string {
  const most = Math.max(1, ...rows.map(({ score }) => score));
  const lines = rows.map(({ rank, name, score }, index) => {
    const y = 250 + index * ROW;
    const bar = Math.max(4, (BAR.width * score) / most);
    return [
      `<text x="${LEFT}" y="${y}" font-size="34" fill="#645f50">${rank}.</text>`,
      `<text x="${LEFT + 60}" y="${y}" font-size="34" fill="#1d2932">${escaped(short(name, LONGEST_NAME))}</text>`,
      `<rect x="${BAR.left}" y="${y - 26}" width="${bar}" height="30" rx="4" fill="${rank === 1 ? "#a80f68" : "#8d7d5d"}"/>`,
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
