import type { ComponentChildren } from "preact";
import { t } from "../messages/messages.ts";
import type { SeatDescription } from "../session/session.ts";
import { BotTag } from "../ui/BotTag.tsx";
import { Monogram } from "../ui/Monogram.tsx";

interface PlayerChipProps {
  readonly seat: SeatDescription;
  readonly number: number;
  readonly isViewer: boolean;
  readonly isHere?: boolean;
  /** What the game shows for the player, for example crests or cash. */
  readonly children?: ComponentChildren;
}

/** A player in one line: mark, name, tags, and what the game shows. */
export function PlayerChip({ seat, number, isViewer, isHere = true, children }: PlayerChipProps) {
  const isAway = !isHere && seat.kind === "person" && seat.bot === undefined;
  return (
    <div class="player" data-away={isAway}>
      <Monogram name={seat.name} seat={number} isMine={seat.yours} />
      <span class="player-name">
        <span class="name-text" title={seat.name}>
          {seat.name}
        </span>
        {isViewer && <small>{t("player.you")}</small>}
        {seat.hasResigned && <small>{t("player.resigned")}</small>}
        {seat.bot !== undefined && !seat.hasResigned && <BotTag temperament={seat.temperament} />}
        {isAway && <small class="away">{t("presence.away")}</small>}
      </span>
      {children}
    </div>
  );
}
