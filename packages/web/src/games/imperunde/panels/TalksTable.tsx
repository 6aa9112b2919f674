import type { Seat } from "@rondel/engine";
import { type Frame, type State, stanceOf } from "@rondel/imperunde";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { Relations } from "./Relations.tsx";
import { pairsOf } from "./seat-pairs.ts";
import { TargetVote } from "./TargetVote.tsx";

type Talks = Extract<Frame, { kind: "talks" }>;

/** The state of the talks: relations, declarations, the target, and the number of players who are ready. */
export function TalksTable({ frame }: { readonly frame: Talks }) {
  const context = useGameContext();
  const { text, state } = context;
  const now = state.value;
  if (!now) return null;
  const ready = frame.ready.filter((one) => one === 1).length;
  return (
    <div class="talks-table">
      <Relations />
      <ul class="stances">
        {stancesOf(context, now, frame).map(({ key, seat, text }) => (
          <li key={key}>
            <Crest party={seat} small />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {frame.stage === "open" && (
        <>
          <TargetVote frame={frame} />
          <p class="muted">{text("screen.readyCount", { count: ready, players: now.players })}</p>
        </>
      )}
    </div>
  );
}

function stancesOf({ text, messages }: ImperundeContext, state: State, frame: Talks) {
  const pairs = pairsOf(state).flatMap(([one, other]): [Seat, Seat][] => [
    [one, other],
    [other, one],
  ]);
  return pairs.flatMap(([one, other]) => {
    const stance = stanceOf(frame, one, other);
    if (!stance) return [];
    const word = stance === "war" ? "declareWar" : "consentPeace";
    const sentence = text("event.stanceChanged", {
      word,
      party: messages.seat(one),
      other: messages.seat(other),
    });
    return [{ key: `${one} ${other}`, seat: one, text: sentence }];
  });
}
