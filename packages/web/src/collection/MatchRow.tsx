import type { CollectedMatch } from "@rondel/protocol";
import { displayName } from "../api/guest-name.ts";
import { currentLocale } from "../messages/messages.ts";
import { hrefOf } from "../router.ts";
import { botName } from "../session/bot-names.ts";
import { showRefusal } from "../ui/notices.ts";
import { starMatch } from "./found-matches.ts";
import { StarButton } from "./StarButton.tsx";
import type { CollectionText } from "./texts.ts";

interface MatchRowProps {
  readonly match: CollectedMatch;
  readonly text: CollectionText;
  /** Called after the player has starred the match, or removed the star. */
  onChange(match: CollectedMatch): void;
}

/** One match of the collection: who played, who won, how long it is, and its stars. */
export function MatchRow({ match, text, onChange }: MatchRowProps) {
  const { id, seats, moves, ended, comments } = match;
  const list = new Intl.ListFormat(currentLocale());
  const names = seats.map(({ name }, seat) => (name === null ? botName(seat) : displayName(name)));
  const winners = names.filter((_, seat) => seats[seat]?.rank === 1);
  const title = list.format(names);
  const date = new Intl.DateTimeFormat(currentLocale(), { dateStyle: "medium" }).format(ended);
  return (
    <li class="collected">
      <div class="collected-words">
        <b>{title}</b>
        <span>{text("won", { names: list.format(winners) })}</span>
        <small class="muted">{text("facts", { players: seats.length, moves, date })}</small>
        {comments > 0 && <small class="muted">{text("comments", { count: comments })}</small>}
      </div>
      <StarButton
        match={match}
        text={text}
        label={title}
        press={() => showRefusal(starMatch(match, (notes) => onChange(notes.match)))}
      />
      <a class="btn small" href={hrefOf({ screen: "table", id })} aria-label={`${text("open")}: ${title}`}>
        {text("open")}
      </a>
    </li>
  );
}
