import { type Action, type Danger, dangersOf } from "@rondel/imperunde";
import { currentLocale } from "../../../messages/messages.ts";
import type { ImperundeContext } from "../context.ts";
import { messageParams } from "../messages/params.ts";

/** The dangers of actions that the viewer is about to play. */
export function dangersFor({ state, seat }: ImperundeContext, actions: readonly Action[]): readonly Danger[] {
  return state.value && seat.value !== undefined ? dangersOf(state.value, seat.value, actions) : [];
}

/** The sentence for a danger, without a full stop. */
function dangerText({ messages }: ImperundeContext, { code, units, posts, amount = 0, region, other }: Danger) {
  const params = messageParams(
    { ...(region !== undefined && { region }), ...(other !== undefined && { other }) },
    messages,
  );
  const expected = new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(units / 2);
  return messages.term(`danger.${code}`, { ...params, ships: units, posts, sum: amount, expected });
}

/** The dangers of a choice, for its row. */
export function DangerList({
  context,
  dangers,
}: {
  readonly context: ImperundeContext;
  readonly dangers: readonly Danger[];
}) {
  return (
    <ul class="dangers">
      {dangers.map((danger) => (
        <li key={`${danger.code} ${danger.region}`}>{dangerText(context, danger)}</li>
      ))}
    </ul>
  );
}
