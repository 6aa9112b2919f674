import type { Seat } from "@rondel/engine";
import { effective, type Frame, type State, stanceOf } from "@rondel/imperunde";
import { useSteadyLater } from "../../common/use-stable.ts";
import { Crest } from "../Crest.tsx";
import { type Desk, useDesk } from "../context.ts";
import { colourOf, homeName } from "../owners.ts";
import { TargetVote } from "./TargetVote.tsx";

type Talks = Extract<Frame, { kind: "talks" }>;
const RADIUS = 38;

/** Who is at war and at peace with whom: a picture, and the same in words. */
export function Relations() {
  const desk = useDesk();
  const { word, speech } = desk;
  const facts = useSteadyLater(() => relationFacts(desk)).value;
  if (!facts) return null;
  return (
    <figure class="relations">
      <svg viewBox="-50 -50 100 100" role="img" aria-label={word("screen.diplomacyPicture")}>
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
                {speech.term(`letter.${name}`)}
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
                {word("screen.relation", { one: speech.seat(one), other: speech.seat(other), relation })}
              </li>
            ))}
        </ul>
        <p class="relation-key">
          <span class="key-war">{word("term.relation.war")}</span>
          <span class="key-peace">{word("term.relation.peace")}</span>
          <span class="key-armistice">{word("term.relation.armistice")}</span>
        </p>
      </figcaption>
    </figure>
  );
}

function relationFacts({ state }: Desk) {
  const now = state.value;
  return (
    now && {
      homes: now.home.map((_, seat) => ({ name: homeName(now, seat), owner: colourOf(now, seat) })),
      pairs: pairsOf(now).map(([one, other]) => ({ one, other, relation: effective(now, one, other) })),
    }
  );
}

function pairsOf(state: State): [Seat, Seat][] {
  const seats = state.home.map((_, seat) => seat as Seat);
  return seats.flatMap((one) => seats.filter((other) => other > one).map((other): [Seat, Seat] => [one, other]));
}

function place(players: number, seat: number): [number, number] {
  const angle = (seat / players) * 2 * Math.PI;
  return [Math.sin(angle) * RADIUS, -Math.cos(angle) * RADIUS];
}

/** What lies on the table in the talks: words that were given, the target, who is ready. */
export function TalksTable({ frame }: { readonly frame: Talks }) {
  const desk = useDesk();
  const { word, state } = desk;
  const now = state.value;
  if (!now) return null;
  const ready = frame.ready.filter((one) => one === 1).length;
  return (
    <div class="talks-table">
      <Relations />
      <ul class="stances">
        {stancesOf(desk, now, frame).map(({ key, seat, text }) => (
          <li key={key}>
            <Crest party={seat} small />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {frame.stage === "open" && (
        <>
          <TargetVote frame={frame} />
          <p class="muted">{word("screen.readyCount", { count: ready, players: now.players })}</p>
        </>
      )}
    </div>
  );
}

function stancesOf({ word, speech }: Desk, state: State, frame: Talks) {
  const pairs = pairsOf(state).flatMap(([one, other]): [Seat, Seat][] => [
    [one, other],
    [other, one],
  ]);
  return pairs.flatMap(([one, other]) => {
    const stance = stanceOf(frame, one, other);
    if (!stance) return [];
    const said = stance === "war" ? "declareWar" : "consentPeace";
    const text = word("event.stanceChanged", { word: said, party: speech.seat(one), other: speech.seat(other) });
    return [{ key: `${one} ${other}`, seat: one, text }];
  });
}
