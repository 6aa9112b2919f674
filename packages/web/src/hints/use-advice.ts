import { type Signal, useSignal, useSignalEffect } from "@preact/signals";
import type { Choice, Hint } from "@rondel/bots";
import { gameInfo, newestRules } from "../games/game-list.ts";
import type { GameMessages } from "../messages/game-messages.ts";
import { bestChoices } from "../session/bots.ts";
import type { TableSession } from "../session/session.ts";

interface Thought {
  readonly choices: readonly Choice[];
  tell(effect: Hint): string;
}

/** A question to a strong player, from nothing but the own view. */
export interface AdviceAsked {
  /** Whether there is something to advise on. */
  readonly isOffered: boolean;
  readonly told: Signal<"thinking" | Thought | undefined>;
  ask(): Promise<undefined>;
}

export function useAdvice(session: TableSession, messages: GameMessages): AdviceAsked {
  const told = useSignal<"thinking" | Thought | undefined>(undefined);
  useSignalEffect(() => {
    session.number.value;
    session.viewer.value;
    told.value = undefined;
  });
  const game = gameInfo(session.table.value.game);
  return {
    isOffered: game !== undefined && !game.botsPlayAtRandom && session.actions.value.length > 1,
    told,
    async ask() {
      const [viewer, number] = [session.viewer.peek(), session.number.peek()];
      if (viewer === "spectator" || !game) return undefined;
      const show = (value: Thought | undefined) => {
        if (session.number.peek() === number && session.viewer.peek() === viewer) told.value = value;
      };
      told.value = "thinking";
      try {
        const rules = await newestRules(game);
        const { hintSentence } = await import("./sentence.ts");
        const choices = await bestChoices(rules, session.view.peek(), viewer, session.actions.peek());
        show({ choices, tell: (effect) => hintSentence(rules, messages, effect) });
      } catch (error) {
        show(undefined);
        throw error;
      }
      return undefined;
    },
  };
}
