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
      <RelationPicture facts={facts} />
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
        <RelationKey
          hasAnnouncements={facts.pairs.some(({ announced }) => announced.length > 0)}
          hasProposals={facts.pairs.some(({ isProposed }) => isProposed)}
        />
      </figcaption>
    </figure>
  );
}

type Facts = NonNullable<ReturnType<typeof relationFacts>>;

/** The players in a circle, with a line for each relation, for what they have announced, and for open proposals. */
function RelationPicture({ facts: { homes, pairs } }: { readonly facts: Facts }) {
  const { text, messages } = useGameContext();
  const players = homes.length;
  return (
    <svg viewBox="-50 -50 100 100" role="img" aria-label={text("screen.diplomacyPicture")}>
      {pairs.map(({ one, other, relation }) => (
        <path
          key={`${one} ${other}`}
          class={`relation-${relation}`}
          d={`M${pointOf(players, one).join(" ")}L${pointOf(players, other).join(" ")}`}
        />
      ))}
      {pairs.flatMap(({ announced }) =>
        announced.map(({ by, about, stance }) => (
          <path
            key={`${by} announces ${about}`}
            class={`announced-${stance}`}
            d={`M${pointOf(players, by).join(" ")}L${halfway(players, by, about).join(" ")}`}
          />
        )),
      )}
      {pairs
        .filter(({ isProposed }) => isProposed)
        .map(({ one, other }) => (
          <path
            key={`${one} proposes ${other}`}
            class="proposed"
            d={`M${pointOf(players, one).join(" ")}L${pointOf(players, other).join(" ")}`}
          />
        ))}
      {homes.map(({ name, owner }, seat) => {
        const [x, y] = pointOf(players, seat);
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
  );
}

interface RelationKeyProps {
  readonly hasAnnouncements: boolean;
  readonly hasProposals: boolean;
}

function RelationKey({ hasAnnouncements, hasProposals }: RelationKeyProps) {
  const { text } = useGameContext();
  return (
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
      {hasAnnouncements && <span class="key-announced">{text("talks.announced")}</span>}
      {hasProposals && <span class="key-proposed">{text("talks.proposed")}</span>}
    </p>
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
