import "@fontsource/libre-caslon-text/400.css";
import "@fontsource/libre-caslon-text/400-italic.css";
import "@fontsource-variable/source-sans-3/index.css";
import "../src/component/tokens.css";
import "../src/component/pieces.css";
import "../src/component/board.css";
import "./gallery.css";
import { signal } from "@preact/signals";
import { render } from "preact";
import names from "../src/data/names.json" with { type: "json" };
import { Board, type BoardView, type Choice, imperialBoard, imperundeBoard, PieceSprite } from "../src/index.ts";
import { sampleView } from "./sample.ts";

const asked = new URLSearchParams(location.search);
const board = asked.get("board") === "imperunde" ? imperundeBoard : imperialBoard;
const language = (["en", "de", "fr"] as const).find((code) => code === asked.get("language")) ?? "en";
const sample = {
  pieces: Number(asked.get("pieces") ?? 60),
  states: asked.get("states") !== "off",
  owners: asked.get("owners") !== "off",
};

const seed = signal(1);
const view = signal<BoardView>(sampleView(board, seed.value, sample));
const turn = signal(Number(asked.get("turn") ?? 0));
const theme = signal(asked.get("theme") === "night" ? "night" : "chart");
const patterns = signal(asked.get("patterns") === "on");
const chosen = signal<Choice | undefined>(undefined);
const pointed = signal<string | undefined>(undefined);

const namesOf = (all: Readonly<Record<string, Readonly<Record<"en" | "de" | "fr", string>>>>) =>
  Object.fromEntries(Object.entries(all).map(([id, name]) => [id, name[language]]));
const lettered = namesOf(names[board.id]);

const words = {
  board: board.id === "imperial" ? "Imperial, map of Europe" : "ImpeRunde, map of the earth",
  zoomIn: "Come nearer",
  zoomOut: "Step back",
  fit: "Show the whole board",
  turn: "Turn the board",
};

/** Sends the first piece that stands in a slot to another region. */
const moveOne = (): void => {
  const [first, ...others] = view.value.pieces;
  const next = board.regions.filter(({ kind, id }) => {
    const from = board.regions.find((region) => region.id === first?.region);
    return kind === from?.kind && id !== from.id;
  });
  const target = next[seed.value++ % next.length];
  if (first && target) view.value = { ...view.value, pieces: [{ ...first, region: target.id }, ...others] };
};

const Gallery = () => {
  document.documentElement.dataset.theme = theme.value;
  return (
    <div class="gallery" data-bare={asked.get("bare") === "on"} data-patterns={patterns.value ? "on" : "off"}>
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
        <output>{chosen.value ? Object.values(chosen.value).join(", ") : (pointed.value ?? "")}</output>
      </header>
      <Board
        board={board}
        view={view}
        names={lettered}
        words={words}
        turn={turn}
        onChoose={(choice) => {
          chosen.value = choice;
        }}
        onPoint={(region) => {
          pointed.value = region;
        }}
        onTurn={(degrees) => {
          turn.value = degrees;
        }}
      />
      <PieceSprite />
    </div>
  );
};

const place = document.getElementById("gallery");
if (place) render(<Gallery />, place);
