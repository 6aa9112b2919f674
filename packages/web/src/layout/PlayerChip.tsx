import type { ComponentChildren } from "preact";
import { t } from "../messages/messages.ts";
import type { SeatDescription } from "../session/session.ts";
import { Monogram } from "../ui/Monogram.tsx";

interface PlayerChipProps {
  readonly seat: SeatDescription;
  readonly number: number;
  readonly isViewer: boolean;
  readonly isHere?: boolean;
  /** What the game shows for the player, for example crests or cash. */
  readonly children?: ComponentChildren;
}

/** A player in one line. */
export function PlayerChip({ seat, number, isViewer, isHere = true, children }: PlayerChipProps) {
  return (
    <div class="player" data-away={!isHere && seat.kind === "person"}>
      <Monogram name={seat.name} seat={number} isMine={seat.yours} />
      <span class="player-name">
        <span class="name-text" title={seat.name}>
          {seat.name}
        </span>
        {isViewer && <small>{t("player.you")}</small>}
        {seat.bot !== undefined && <small>{t("player.bot")}</small>}
      </span>
      {children}
    </div>
  );
}
