import "./generic.css";
import type { AnyShaped } from "@rondel/engine";
import { useState } from "preact/hooks";
import { DecisionPanel } from "../frame/DecisionPanel.tsx";
import { GameFrame } from "../frame/GameFrame.tsx";
import { PlayerChip } from "../frame/PlayerChip.tsx";
import type { GameScreenProps } from "../games/registry.ts";
import { note } from "../look/notes.tsx";
import { scrolls } from "../look/scrolls.ts";
import { say } from "../words/words.ts";

/** A plain screen for any game that has none of its own: what is asked, what can be answered, what is known, what happened. */
export function GameScreen({ session, speech }: GameScreenProps) {
  return (
    <GameFrame
      session={session}
      speech={speech}
      left={<Players session={session} />}
      board={<KnownView view={session.view.value} />}
      decide={<Decide session={session} speech={speech} />}
    />
  );
}

function Players({ session }: Pick<GameScreenProps, "session">) {
  const { seats } = session.table.value;
  const { here } = session.presence.value;
  return (
    <ul>
      {seats.map((seat, number) => (
        <li key={seat.name + String(number)}>
          <PlayerChip
            seat={seat}
            isViewer={session.viewer.value === number}
            isHere={!session.canTalk || here.includes(number)}
          />
        </li>
      ))}
    </ul>
  );
}

function Decide({ session, speech }: GameScreenProps) {
  const [chosen, choose] = useState<string | undefined>();
  const prompt = session.prompt.value;
  const all = [...session.actions.value, ...(session.past.at.value === undefined ? session.freeActions.value : [])];
  const options = all.map((action) => ({ id: JSON.stringify(action), name: speech.action(action), action }));
  const picked = options.find(({ id }) => id === chosen) ?? (options.length === 1 ? options[0] : undefined);
  const act = async (action: AnyShaped) => {
    choose(undefined);
    const refused = await session.act(action);
    if (refused) note(speech.refusal(refused));
  };
  return (
    <DecisionPanel
      label={session.actions.value.length > 0 ? say("decide.yours") : say("decide.waiting")}
      title={prompt ? speech.prompt(prompt) : say(session.outcome.value ? "prompt.over" : "prompt.watching")}
      options={options}
      chosen={picked?.id}
      onChoose={choose}
      deed={picked?.name}
      onDo={() => picked && void act(picked.action)}
    />
  );
}

/** What the viewer knows, as the rules tell it: names and values. */
function KnownView({ view }: { readonly view: unknown }) {
  return (
    <section class="known" aria-label={say("generic.known")} {...scrolls}>
      <div class="known-paper">
        <Value value={view} />
      </div>
    </section>
  );
}

function Value({ value }: { readonly value: unknown }) {
  if (value === null || value === undefined) return <span class="faint">{say("generic.hidden")}</span>;
  if (typeof value !== "object") return <span>{String(value)}</span>;
  if (Array.isArray(value) && value.every((item) => typeof item !== "object" || item === null)) {
    return <span>{value.length === 0 ? say("generic.none") : value.map((item) => item ?? "?").join(", ")}</span>;
  }
  return (
    <dl class="known-list">
      {Object.entries(value).map(([name, inner]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
