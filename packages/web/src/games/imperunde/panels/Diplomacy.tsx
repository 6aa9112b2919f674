import type { Seat } from "@rondel/engine";
import { allSeats } from "@rondel/engine";
import { effective, type Frame, type State, stanceOf } from "@rondel/imperunde";
import { useStableAfterPaint } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { colourOf, homeName } from "../owners.ts";
import { TargetVote } from "./TargetVote.tsx";

type Talks = Extract<Frame, { kind: "talks" }>;
const RADIUS = 38;

/** Who is at war and at peace with whom: a picture, and the same in words. */
export function Relations() {
  const context = useGameContext();
  const { text, messages } = context;
  const facts = useStableAfterPaint(() => relationFacts(context)).value;
  if (!facts) return null;
  return (
    <figure class="relations">
      <svg viewBox="-50 -50 100 100" role="img" aria-label={text("screen.diplomacyPicture")}>
        {facts.pairs.map(({ one, other, relation }) => (
          <path
            key={`${one} ${other}`}
            class={`relation-${relation}`}
            d={`M${place(facts.homes.length, one).join(" ")}L${place(facts.homes.length, other).join(" ")}`}
          />
        ))}
        {facts.homes.map(({ name, owner }, seat) => {
          const [x, y] = place(facts.homes.length, seat);
          return (
            <g key={name} class={`own-${owner ?? "black"}`}>
              <circle cx={x} cy={y} r="9" />
              <text class="relation-letter" x={x} y={y} dy=".35em">
                {messages.term(`letter.${name}`)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ul>
          {facts.pairs
            .filter(({ relation }) => relation !== "peace")
            .map(({ one, other, relation }) => (
              <li key={`${one} ${other}`}>
                {text("screen.relation", { one: messages.seat(one), other: messages.seat(other), relation })}
              </li>
            ))}
        </ul>
        <p class="relation-key">
          <span class="key-war">{text("term.relation.war")}</span>
          <span class="key-peace">{text("term.relation.peace")}</span>
          <span class="key-armistice">{text("term.relation.armistice")}</span>
        </p>
      </figcaption>
    </figure>
  );
}

function relationFacts({ state }: ImperundeContext) {
  const now = state.value;
  return (
    now && {
      homes: allSeats(now.players).map((seat) => ({ name: homeName(now, seat), owner: colourOf(now, seat) })),
      pairs: pairsOf(now).map(([one, other]) => ({ one, other, relation: effective(now, one, other) })),
    }
  );
}

function pairsOf(state: State): [Seat, Seat][] {
  const seats = allSeats(state.players);
  return seats.flatMap((one) => seats.filter((other) => other > one).map((other): [Seat, Seat] => [one, other]));
}

function place(players: number, seat: number): [number, number] {
  const angle = (seat / players) * 2 * Math.PI;
  return [Math.sin(angle) * RADIUS, -Math.cos(angle) * RADIUS];
}

/** What lies on the table in the talks: words that were given, the target, who is ready. */
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
    const said = stance === "war" ? "declareWar" : "consentPeace";
    const sentence = text("event.stanceChanged", {
      word: said,
      party: messages.seat(one),
      other: messages.seat(other),
    });
    return [{ key: `${one} ${other}`, seat: one, text: sentence }];
  });
}
