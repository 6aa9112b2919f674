import type { GameScreenProps } from "../games/registry.ts";

/** A plain screen for any game: what is asked, what can be answered, what happened. */
export function GameScreen({ session, speech }: GameScreenProps) {
  const prompt = session.prompt.value;
  return (
    <main>
      <h1>{prompt ? speech.prompt(prompt) : ""}</h1>
      <ul>
        {session.actions.value.map((action) => (
          <li key={JSON.stringify(action)}>
            <button type="button" onClick={() => session.act(action)}>
              {speech.action(action)}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}
