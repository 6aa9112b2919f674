import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import {
  appendAction,
  asSeat,
  type Game,
  lastNumber,
  lastStandingAction,
  type Seat,
  type Tagged,
  takeBackTo,
} from "@rondel/engine";
import { localBots } from "../session/local-bots.ts";
import type { LocalMatch } from "../session/local-match.ts";
import { localPauses } from "../session/local-pause.ts";
import type { LocalPlay } from "../session/local-play.ts";
import type { LocalTable } from "../session/local-tables.ts";
import { localViewer } from "../session/local-viewer.ts";
import type { SessionRefusal, TableDescription } from "../session/session.ts";
import type { Stage } from "../session/stage.ts";
import { refuseStudy, STUDY_LIMITS } from "./study.ts";
import { branchesOf, endFrom, knownMove, lineTo, type StudyTree, treeOf } from "./study-tree.ts";

/** The moves of a study: every moment can be shown, and every action leads to another moment. */
export interface StudyPlay extends LocalPlay {
  readonly tree: ReadonlySignal<StudyTree>;
  /** The moments of the branch on the screen, from the setup to its end. */
  readonly line: ReadonlySignal<readonly number[]>;
  /** Shows a moment. Bots do not answer it. */
  go(moment: number): void;
  /** Removes a moment with everything after it. */
  remove(moment: number): void;
}

/**
 * Plays a study. The person at this device sees and plays every seat that no bot has. Going to another moment is a takeback in the
 * log, so the match always has the moment of the screen as its state. Bots answer actions only, not steps through the study.
 */
export function playStudy(
  game: Game,
  table: LocalTable,
  local: LocalMatch,
  stage: Stage,
  onChange: () => SessionRefusal | undefined,
): StudyPlay {
  const { match } = local;
  const people = table.seats.flatMap(({ kind }, seat) => (kind === "person" ? [asSeat(seat)] : []));
  const number = signal(lastStandingAction(match));
  const status = signal<TableDescription["status"]>("running");
  const removed = signal<ReadonlySet<number>>(new Set());
  const tree = signal(treeOf(match.entries));
  const end = signal(endFrom(tree.peek(), number.peek()));
  const pauses = localPauses(game, local, people, false);
  const device = localViewer(game, local, people, pauses, false);
  const startBots = () => localBots(game, table, local, stage, () => void afterAction());
  let bots = startBots();

  function show(): void {
    batch(() => {
      number.value = lastStandingAction(match);
      tree.value = treeOf(match.entries, removed.peek());
      status.value = game.outcome(match.state) ? "finished" : "running";
      if (!lineTo(tree.peek(), end.peek()).includes(number.peek())) end.value = endFrom(tree.peek(), number.peek());
      device.handOver();
    });
  }

  function afterAction(): SessionRefusal | undefined {
    pauses.advance();
    show();
    return onChange();
  }

  function go(moment: number): void {
    if (moment === number.peek() || !tree.peek().after.has(moment)) return;
    bots.close();
    bots = startBots();
    const moved = takeBackTo(match, lastNumber(match), moment);
    if ("refused" in moved) throw new Error(`moment ${moment} cannot be shown: ${moved.refused.code}`);
    local.events.push([]);
    show();
    onChange();
  }

  function act(seat: Seat, action: Tagged): SessionRefusal | undefined {
    const known = knownMove(tree.peek(), match, number.peek(), seat, action);
    if (known !== undefined) {
      go(known);
      return undefined;
    }
    if (isFull(tree.peek())) return refuseStudy("study-full").refused;
    const added = appendAction(match, lastNumber(match), seat, action, local.source);
    if ("refused" in added) return added.refused;
    local.events.push(added.events);
    const refused = afterAction();
    bots.schedule();
    return refused;
  }

  show();
  return {
    ...device,
    people,
    number,
    status,
    tree,
    line: computed(() => lineTo(tree.value, end.value)),
    go,
    remove(moment) {
      const from = tree.peek().before.get(moment);
      if (from === undefined) return;
      if (lineTo(tree.peek(), number.peek()).includes(moment)) go(from);
      removed.value = new Set([...removed.peek(), moment]);
      show();
      onChange();
    },
    answerQuestion() {},
    async act(action) {
      const seat = device.viewer.peek();
      return seat === "spectator" ? { code: "spectator", params: {} } : act(seat, action);
    },
    async undo(to) {
      go(to);
      return undefined;
    },
    async takeBack(to) {
      go(to);
      return undefined;
    },
    redo: async () => ({ code: "nothing-to-redo", params: {} }),
    planTakeback: async () => ({ refused: { code: "nothing-to-undo", params: {} } }),
    close: () => bots.close(),
  };
}

function isFull(tree: StudyTree): boolean {
  return tree.before.size >= STUDY_LIMITS.actions || branchesOf(tree).length >= STUDY_LIMITS.branches;
}
