import "./generic.css";
import type { Tagged } from "@rondel/engine";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { DecisionPanel } from "../../layout/DecisionPanel.tsx";
import { GameFrame } from "../../layout/GameFrame.tsx";
import { PlayerChip } from "../../layout/PlayerChip.tsx";
import { PlayerClock } from "../../layout/PlayerClock.tsx";
import { t } from "../../messages/messages.ts";
import { runCommand } from "../../session/run-command.ts";
import { showNotice } from "../../ui/notices.ts";
import { scrollable } from "../../ui/scrollable.ts";
import type { GameScreenProps } from "../game-screen.ts";

const LATEST = 12;

interface GenericScreenProps extends GameScreenProps {
  /** Replaces the latest events. */
  readonly board?: ComponentChildren | undefined;
  /** What the game shows beside the name of a player. */
  readonly player?: ((seat: number) => ComponentChildren) | undefined;
}

/** A plain screen for a game without a screen of its own: prompt, actions and events. */
export function GameScreen({ session, messages, board, player }: GenericScreenProps) {
  return (
    <GameFrame
      session={session}
      messages={messages}
      left={<Players session={session} player={player} />}
      board={board ?? <LatestEvents session={session} messages={messages} />}
      decide={<Decision session={session} messages={messages} />}
    />
  );
}

function Players({ session, player }: Pick<GenericScreenProps, "session" | "player">) {
  const { seats } = session.table.value;
  const { here } = session.presence.value;
  return (
    <ul>
      {seats.map((seat, number) => (
        <li key={seat.name + String(number)}>
          <PlayerChip
            seat={seat}
            number={number}
            isViewer={session.viewer.value === number}
            isHere={!session.isOnline || here.includes(number)}
          >
            {player?.(number)}
            <PlayerClock session={session} seat={number} />
          </PlayerChip>
        </li>
      ))}
    </ul>
  );
}

function Decision({ session, messages }: GameScreenProps) {
  const [selected, select] = useState<string | undefined>();
  const prompt = session.prompt.value;
  const all = [...session.actions.value, ...(session.past.at.value === undefined ? session.freeActions.value : [])];
  const options = all.map((action) => ({ id: JSON.stringify(action), name: messages.action(action), action }));
  const picked = options.find(({ id }) => id === selected) ?? (options.length === 1 ? options[0] : undefined);
  const act = async (action: Tagged) => {
    select(undefined);
    const refused = await runCommand(() => session.act(action));
    if (refused) showNotice(messages.refusal(refused));
  };
  return (
    <DecisionPanel
      label={session.actions.value.length > 0 ? t("decision.yourTurn") : t("decision.waiting")}
      title={prompt ? messages.prompt(prompt) : t(session.outcome.value ? "prompt.over" : "prompt.watching")}
      options={options}
      chosen={picked?.id}
      onChoose={select}
      actionLabel={picked?.name}
      onAct={() => picked && void act(picked.action)}
    />
  );
}

/** The latest events in large type, in place of a board. */
function LatestEvents({ session, messages }: GameScreenProps) {
  const at = session.past.at.value ?? session.number.value;
  const events = session.log.value.filter(({ number }) => number <= at).flatMap((entry) => entry.events);
  const sentences = events.flatMap((event) => messages.event(event) ?? []).slice(-LATEST);
  return (
    <section class="known" aria-label={t("frame.log")} {...scrollable}>
      <ol class="known-paper">
        {sentences.map((sentence, index) => (
          <li key={`${index} ${sentence}`}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}
