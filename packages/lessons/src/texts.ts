import { linesOf, problemIn } from "./lines.ts";

/** The words of one board, in one language. Steps and texts after a success stand in the order of the play. */
export interface BoardTexts {
  title: string;
  goal: string;
  steps: string[];
  won: string[];
  failures: Record<string, string>;
}

/** The words of a lesson in one language. */
export interface LessonTexts {
  title: string;
  /** The one idea of the lesson. */
  idea: string;
  boards: Record<string, BoardTexts>;
}

/** Reads the words of a lesson; throws an error with the file and the line if it cannot be read. docs/lessons.md defines the format. */
export function readTexts(file: string, text: string): LessonTexts {
  const texts: LessonTexts = { title: "", idea: "", boards: {} };
  let board: BoardTexts | undefined;
  for (const line of linesOf(file, text)) {
    const { word, rest } = line;
    if (word === "board") {
      board = { title: "", goal: "", steps: [], won: [], failures: {} };
      texts.boards[rest] = board;
    } else if (word === "title") (board ?? texts).title = rest;
    else if (word === "idea" && !board) texts.idea = rest;
    else if (!board || !readBoardText(board, word, rest)) throw problemIn(line);
  }
  return texts;
}

function readBoardText(board: BoardTexts, word: string, rest: string): boolean {
  switch (word) {
    case "goal":
      board.goal = rest;
      return true;
    case "step":
      board.steps.push(rest);
      return true;
    case "won":
      board.won.push(rest);
      return true;
    case "failure": {
      const [key = "", ...words] = rest.split(" ");
      board.failures[key] = words.join(" ");
      return words.length > 0;
    }
    default:
      return false;
  }
}
