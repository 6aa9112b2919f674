import {
  type AnyEvent,
  type AppendResult,
  appendAction,
  type Game,
  lastNumber,
  type Seat,
  type Tagged,
} from "@rondel/engine";
import type { LocalMatch } from "./local-match.ts";

/** The pauses of a match on this device. */
export interface LocalPauses {
  /** Lets standing orders act and passes for people without a possible answer. */
  advance(): void;
  /** The people who may answer in the open pause. */
  asked(): readonly Seat[];
  /** Passes for all people who may answer in the open pause. */
  passAll(): void;
}

/** Plays the pauses of a match on this device: nobody has to press a button without anything to play. */
export function localPauses(
  game: Game,
  local: LocalMatch,
  people: readonly Seat[],
  isShared = people.length > 1,
): LocalPauses {
  const { match } = local;
  const pauseOf = () => (match.deciders.length > 0 ? game.answerWindow(match.state)?.pause : undefined);
  const asked = () => (pauseOf() ? people.filter((person) => match.deciders.includes(person)) : []);

  function play(seat: Seat, action: Tagged): void {
    const added: AppendResult<AnyEvent> = appendAction(match, lastNumber(match), seat, action, local.source);
    if ("refused" in added) throw new Error(`action in a pause refused: ${added.refused.code}`);
    local.events.push(added.events);
  }

  /**
   * A single person passes without a choice. Several people are asked together, by what everyone knows about their hands, and once for
   * pauses that follow each other without a decision between them: in the last one.
   */
  function canAnswer(seat: Seat): boolean {
    if (!isShared) return game.actions(match.state, seat).length > 1;
    const pause = pauseOf();
    return pause !== undefined && pause.joinsNext !== true && pause.possible.includes(seat);
  }

  return {
    asked,
    advance() {
      while (pauseOf()) {
        const ordered = game.orderedAction?.(match.state);
        const silent = ordered ? undefined : asked().find((seat) => !canAnswer(seat));
        if (ordered) play(ordered.seat, ordered.action);
        else if (silent !== undefined) play(silent, game.defaultAction(match.state, silent));
        else return;
      }
    },
    passAll() {
      for (const seat of asked()) play(seat, game.defaultAction(match.state, seat));
    },
  };
}
