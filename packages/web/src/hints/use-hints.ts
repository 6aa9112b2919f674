import { type ReadonlySignal, useSignal, useSignalEffect } from "@preact/signals";
import type { Choice, Hint } from "@rondel/bots";
import { gameInfo, newestRules } from "../games/game-list.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { bestChoices } from "../session/bots.ts";
import type { TableSession } from "../session/session.ts";

interface FoundHints {
  readonly choices: readonly Choice[];
  /** The sentence for an expected effect of a choice. */
  sentence(effect: Hint): string;
}

/** Hints for the decision of the viewer, found by a strong bot that sees only what the viewer sees. */
export interface Hints {
  /** False if there is nothing to choose, no bot for this game, or if the table does not allow hints. */
  readonly isAvailable: boolean;
  readonly found: ReadonlySignal<"thinking" | FoundHints | undefined>;
  find(): Promise<undefined>;
}

export function useHints(session: TableSession, messages: GameMessages): Hints {
  const found = useSignal<"thinking" | FoundHints | undefined>(undefined);
  useSignalEffect(() => {
    session.number.value;
    session.viewer.value;
    found.value = undefined;
  });
  const { game: id, hints: isAllowed } = session.table.value;
  const game = gameInfo(id);
  return {
    isAvailable: isAllowed && game !== undefined && !game.botsPlayAtRandom && session.actions.value.length > 1,
    found,
    async find() {
      const [viewer, number] = [session.viewer.peek(), session.number.peek()];
      if (viewer === "spectator" || !game) return undefined;
      const show = (hints: FoundHints | undefined) => {
        if (session.number.peek() === number && session.viewer.peek() === viewer) found.value = hints;
      };
      found.value = "thinking";
      try {
        const rules = await newestRules(game);
        const { hintSentence } = await import("./sentence.ts");
        const choices = await bestChoices(rules, session.view.peek(), viewer, session.actions.peek());
        show({ choices, sentence: (effect) => hintSentence(rules, messages, effect) });
      } catch (error) {
        show(undefined);
        throw error;
      }
      return undefined;
    },
  };
}
