import { postsOnBoard, turnOrder } from "@rondel/imperunde";
import { GoalBar } from "../../../goal/GoalBar.tsx";
import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { colourOf } from "../owners.ts";

/** How far everyone is: trading posts of the target, and the debt that stands in the way. */
export function GoalProgress() {
  const { state, messages, text } = useGameContext();
  const now = state.value;
  if (!now) return null;
  const { target } = now;
  return (
    <ul class="goal-bars">
      {turnOrder(now).map((seat) => {
        const posts = postsOnBoard(now, seat);
        const debt = now.debt[seat] ?? 0;
        const words = text("screen.postsOf", { posts, target });
        return (
          <GoalBar
            key={seat}
            name={
              <>
                <Crest party={seat} small /> {messages.seat(seat)}
              </>
            }
            words={debt > 0 ? `${words} · ${text("screen.debt", { amount: debt })}` : words}
            value={posts}
            most={target}
            owner={colourOf(now, seat)}
          />
        );
      })}
    </ul>
  );
}
