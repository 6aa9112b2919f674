import "@fontsource/libre-caslon-text/400.css";
import "@fontsource/libre-caslon-text/400-italic.css";
import "@fontsource-variable/source-sans-3/index.css";
import "../src/component/tokens.css";
import "../src/component/pieces.css";
import "../src/component/board.css";
import "./gallery.css";
import { computed, signal } from "@preact/signals";
import { render } from "preact";
import { chipLayers } from "../src/chips.ts";
import names from "../src/data/names.json" with { type: "json" };
import {
  type Attention,
  Board,
  type BoardView,
  type Choice,
  imperialBoard,
  imperundeBoard,
  imperundeShortNames,
  PieceSprite,
} from "../src/index.ts";
import { stackLayers } from "../src/stacks.ts";
import { sampleView } from "./sample.ts";

declare global {
  interface Window {
    /** Shows a view, on a rotated board, instead of random pieces. */
    showInGallery?: (shown: BoardView, degrees: number) => void;
  }
}

const query = new URLSearchParams(location.search);
const board = query.get("board") === "imperunde" ? imperundeBoard : imperialBoard;
const language = (["en", "de", "fr"] as const).find((code) => code === query.get("language")) ?? "en";
const sample = {
  pieces: Number(query.get("pieces") ?? 60),
  states: query.get("states") !== "off",
  owners: query.get("owners") !== "off",
};

const seed = signal(1);
const view = signal<BoardView>(sampleView(board, seed.value, sample));
const rotation = signal(Number(query.get("turn") ?? 0));
const theme = signal(query.get("theme") === "night" ? "night" : "chart");
const patterns = signal(query.get("patterns") === "on");
const chosen = signal<Choice | undefined>(undefined);
const inspected = signal<string | undefined>(undefined);
const attention = computed(
  (): Attention | undefined => chosen.value && { regions: [chosen.value.region], isSelection: true },
);
const pointed = signal<string | undefined>(undefined);

window.showInGallery = (shown, degrees) => {
  rotation.value = degrees;
  view.value = shown;
};

function namesOf(all: Readonly<Record<string, Readonly<Record<"en" | "de" | "fr", string>>>>) {
  return Object.fromEntries(Object.entries(all).map(([id, name]) => [id, name[language]]));
}
const boardNames = namesOf(names[board.id]);

const OWNER_LETTERS = {
  red: "G",
  yellow: "S",
  purple: "J",
  ivory: "V",
  blue: "U",
  green: "B",
  black: "P",
  locals: "L",
};

const LABELS = {
  board: board.id === "imperial" ? "Imperial, map of Europe" : "ImpeRunde, map of the earth",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole board",
  rotate: "Rotate the board",
};

/** Moves the first piece to another region of the same kind. */
function moveOne(): void {
  const [first, ...others] = view.value.pieces;
  const next = board.regions.filter(({ kind, id }) => {
    const from = board.regions.find((region) => region.id === first?.region);
    return kind === from?.kind && id !== from.id;
  });
  const target = next[seed.value++ % next.length];
  if (first && target) view.value = { ...view.value, pieces: [{ ...first, region: target.id }, ...others] };
}

function Gallery() {
  document.documentElement.dataset.theme = theme.value;
  return (
    <div class="gallery" data-bare={query.get("bare") === "on"} data-patterns={patterns.value ? "on" : "off"}>
      <header class="gallery-bar">
        <h1>Boards</h1>
        <a href="?board=imperial">Imperial</a>
        <a href="?board=imperunde">ImpeRunde</a>
        <button type="button" onClick={() => (theme.value = theme.value === "night" ? "chart" : "night")}>
          Theme
        </button>
        <button type="button" onClick={() => (patterns.value = !patterns.value)}>
          Patterns
        </button>
        <button type="button" onClick={moveOne}>
          Move a piece
        </button>
        <output>
          {chosen.value ? Object.values(chosen.value).join(", ") : (inspected.value ?? pointed.value ?? "")}
        </output>
      </header>
      <Board
        board={board}
        layers={board.pieces === "chips" ? chipLayers : stackLayers}
        view={view}
        names={boardNames}
        shortNames={imperundeShortNames[language]}
        ownerLetters={OWNER_LETTERS}
        labels={LABELS}
        rotation={rotation}
        attention={attention}
        onChoose={(choice) => {
          chosen.value = choice;
        }}
        {...(board.pieces === "chips" && {
          onInspect: (region: string) => {
            inspected.value = region;
          },
        })}
        onPoint={(region) => {
          pointed.value = region;
        }}
        onRotate={(degrees) => {
          rotation.value = degrees;
        }}
      />
      <PieceSprite />
    </div>
  );
}

const container = document.getElementById("gallery");
if (container) render(<Gallery />, container);
