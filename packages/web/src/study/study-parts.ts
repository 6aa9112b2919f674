import type { Signal } from "@preact/signals";
import type { GameMessages } from "../messages/game-messages.ts";
import type { OpenStudy } from "./study-session.ts";
import { lineTo } from "./study-tree.ts";
import type { StudyText } from "./texts.ts";

/** What the tools of a study share. */
export interface StudyParts {
  readonly opened: OpenStudy;
  readonly messages: GameMessages;
  readonly text: StudyText;
  /** Whether the study is stored on this device and may be changed. */
  readonly isMine: boolean;
  /** Whether clicks on the board draw arrows. */
  readonly isDrawing: Signal<boolean>;
  /** The region where the next arrow starts. */
  readonly arrowFrom: Signal<string | undefined>;
  /** The seats that bots play. */
  readonly bots: readonly number[];
  /** Lets bots play these seats. */
  setBots(seats: readonly number[]): void;
  /** Stores a copy of the study on this device and opens it. */
  copy(): void;
}

/** The number of the move that led to a moment, counted on its own branch. */
function moveNumberOf({ tree }: OpenStudy, moment: number): number {
  return lineTo(tree.value, moment).length - 1;
}

/** The name of a branch. */
export function branchName({ opened, text }: Pick<StudyParts, "opened" | "text">, start: number): string {
  const { name } = opened.notes.value.get(start) ?? {};
  if (name) return name;
  return start === 0 ? text("branch.main") : text("branch.at", { number: moveNumberOf(opened, start) });
}

/** What was played to reach a moment, after the name of the branch that it begins. */
export function moveText({ opened, messages }: StudyParts, moment: number): string {
  const { name } = opened.notes.value.get(moment) ?? {};
  const { seat, action, events } = opened.moveAt(moment);
  const sentence = events.map((event) => messages.event(event)).find(Boolean) ?? messages.action(action);
  return [name, messages.seat(seat), sentence].filter(Boolean).join(": ");
}
