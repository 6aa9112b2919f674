import type { Frame } from "@rondel/imperunde";
import { isYou } from "../../common/game-context.ts";
import { Crest } from "../Crest.tsx";
import { type ImperundeContext, useGameContext } from "../context.ts";
import { Promises } from "../proposals/Promises.tsx";
import { talkText } from "../proposals/texts.ts";
import { Channels } from "./Channels.tsx";
import { type Announcement, diplomacyOf, type PairFacts } from "./diplomacy-facts.ts";
import { Relations } from "./Relations.tsx";

type Talks = Extract<Frame, { kind: "talks" }>;

/** The state of the talks: relations and announcements as a picture and as rows, the target, and the number of players who are ready. */
export function TalksTable({ frame }: { readonly frame: Talks }) {
  const context = useGameContext();
  const { text, state } = context;
  const now = state.value;
  if (!now) return null;
  const ready = frame.ready.filter((one) => one === 1).length;
  return (
    <div class="talks-table">
      <Relations />
      <DiplomacyRows pairs={diplomacyOf(now)} />
      <Promises />
      {frame.stage === "open" && (
        <>
          <p>{text("screen.target", { target: now.target })}</p>
          <Channels />
          <p class="muted">{text("screen.readyCount", { count: ready, players: now.players })}</p>
        </>
      )}
    </div>
  );
}

/** One row for each pair of players: their relation now, and what they have announced. */
function DiplomacyRows({ pairs }: { readonly pairs: readonly PairFacts[] }) {
  const context = useGameContext();
  const { text, messages } = context;
  return (
    <table class="stances">
      <thead>
        <tr>
          <th scope="col">{text("talks.players")}</th>
          <th scope="col">{text("talks.now")}</th>
          <th scope="col">{text("talks.announced")}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ one, other, relation, announced }) => (
          <tr key={`${one} ${other}`}>
            <th scope="row">
              <Crest party={one} small />
              <Crest party={other} small />
              <span class="unseen">{messages.list([messages.seat(one), messages.seat(other)])}</span>
            </th>
            <td class={`relation-word relation-word-${relation}`}>{text(`term.relation.${relation}`)}</td>
            <td>
              {announced.map(({ by, about, stance }) => (
                <span class={`announced announced-word-${stance}`} key={by}>
                  {announcementText(context, { by, about, stance })}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a player has announced, in a sentence that speaks to its reader. */
function announcementText({ session, text, messages }: ImperundeContext, { by, about, stance }: Announcement): string {
  if (isYou(session, by)) return talkText(`talks.announced.fromYou.${stance}`, { player: messages.seat(about) });
  if (isYou(session, about)) return talkText(`talks.announced.toYou.${stance}`, { by: messages.seat(by) });
  const word = stance === "war" ? "declareWar" : "consentPeace";
  return text("event.stanceChanged", { word, party: messages.seat(by), other: messages.seat(about) });
}
