import { allSeats } from "@rondel/engine";
import { TermText } from "../../../terms/TermText.tsx";
import { useStableAfterPaint } from "../../common/use-stable.ts";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { colourOf, homeName } from "../owners.ts";
import { diplomacyOf } from "./diplomacy-facts.ts";

const RADIUS = 38;

/** The relations of all players as a picture and as a list. */
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
            d={`M${pointOf(facts.homes.length, one).join(" ")}L${pointOf(facts.homes.length, other).join(" ")}`}
          />
        ))}
        {facts.pairs.flatMap(({ announced }) =>
          announced.map(({ by, about, stance }) => (
            <path
              key={`${by} announces ${about}`}
              class={`announced-${stance}`}
              d={`M${pointOf(facts.homes.length, by).join(" ")}L${halfway(facts.homes.length, by, about).join(" ")}`}
            />
          )),
        )}
        {facts.homes.map(({ name, owner }, seat) => {
          const [x, y] = pointOf(facts.homes.length, seat);
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
          <span class="key-war">
            <TermText text={text("term.relation.war")} />
          </span>
          <span class="key-peace">
            <TermText text={text("term.relation.peace")} />
          </span>
          <span class="key-armistice">
            <TermText text={text("term.relation.armistice")} />
          </span>
          {facts.pairs.some(({ announced }) => announced.length > 0) && (
            <span class="key-announced">{text("talks.announced")}</span>
          )}
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
      pairs: diplomacyOf(now),
    }
  );
}

/** An announcement reaches from its player to the middle of the line, beside the line of the present relation. */
function halfway(players: number, by: number, about: number): [number, number] {
  const [fromX, fromY] = pointOf(players, by);
  const [toX, toY] = pointOf(players, about);
  const length = Math.hypot(toX - fromX, toY - fromY);
  const aside = ASIDE / length;
  return [(fromX + toX) / 2 + (toY - fromY) * aside, (fromY + toY) / 2 - (toX - fromX) * aside];
}

const ASIDE = 5;

function pointOf(players: number, seat: number): [number, number] {
  const angle = (seat / players) * 2 * Math.PI;
  return [Math.sin(angle) * RADIUS, -Math.cos(angle) * RADIUS];
}
