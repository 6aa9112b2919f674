import { Crest } from "../Crest.tsx";
import { useGameContext } from "../context.ts";
import { talksResult } from "./diplomacy-facts.ts";

/** The relations that the talks have changed, until the income of the round is over. */
export function TalksResult() {
  const { state, session, text, messages } = useGameContext();
  const now = state.value;
  const changes = now ? talksResult(now, session.log.value) : [];
  if (changes.length === 0) return null;
  return (
    <section class="talks-result" aria-live="polite">
      <h3>{text("talks.result")}</h3>
      <ul>
        {changes.map((event) => (
          <li key={`${event.party} ${event.other}`}>
            <Crest party={event.party} small />
            <Crest party={event.other} small />
            <span>{messages.event(event)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
