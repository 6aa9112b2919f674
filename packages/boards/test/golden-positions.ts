import { readFileSync } from "node:fs";
import type { BoardView, Owner, Piece } from "../src/component/view.ts";

/** A position of a golden game as the board of ImpeRunde shows it, without highlights. */
export interface GoldenPosition {
  readonly name: string;
  readonly players: number;
  /** The home of the first player. */
  readonly home: string;
  readonly view: BoardView;
}

type StoredStack = readonly [region: string, symbol: string, owner: Owner | "", count: number, state?: "spent"];

interface StoredPosition {
  readonly name: string;
  readonly players: number;
  readonly home: string;
  readonly owners: Readonly<Record<string, Owner>>;
  readonly dug: readonly string[];
  readonly stacks: readonly StoredStack[];
}

/** Three positions of each golden game. A test of the page checks that they are what its rules lead to. */
export function goldenPositions(): readonly GoldenPosition[] {
  const text = readFileSync(new URL("./golden-positions.generated.json", import.meta.url), "utf8");
  const stored: readonly StoredPosition[] = JSON.parse(text);
  return stored.map(({ name, players, home, owners, dug, stacks }) => ({
    name,
    players,
    home,
    view: {
      regions: Object.fromEntries(Object.entries(owners).map(([id, owner]) => [id, { owner }])),
      pieces: stacks.flatMap(piecesOf),
      dug,
    },
  }));
}

function piecesOf([region, symbol, owner, count, state]: StoredStack, stack: number): readonly Piece[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${stack} ${i}`,
    region,
    place: "slot",
    symbol,
    ...(owner && { owner }),
    isSpent: state === "spent",
  }));
}
