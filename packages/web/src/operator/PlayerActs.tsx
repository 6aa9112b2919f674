import { ActButton } from "./ActButton.tsx";
import { text } from "./messages/messages.ts";
import { perform } from "./state.ts";

interface PlayerActsProps {
  readonly player: string;
  readonly name: string;
  readonly isMuted?: boolean;
  readonly isSuspended?: boolean;
}

/** The buttons that mute or suspend a player, or end that. */
export function PlayerActs({ player, name, isMuted = false, isSuspended = false }: PlayerActsProps) {
  const about = (act: "mute" | "unmute" | "suspend" | "unsuspend") => ({
    label: text(`act.${act}`),
    title: text(`act.${act}.title`, { name }),
  });
  return (
    <>
      {isMuted ? (
        <ActButton {...about("unmute")} onConfirm={(why) => perform("unmute", { player, why })} />
      ) : (
        <ActButton {...about("mute")} hasEnd onConfirm={(why, until) => perform("mute", { player, until, why })} />
      )}
      {isSuspended ? (
        <ActButton {...about("unsuspend")} onConfirm={(why) => perform("unsuspend", { player, why })} />
      ) : (
        <ActButton
          {...about("suspend")}
          hasEnd
          onConfirm={(why, until) => perform("suspend", { player, until, why })}
        />
      )}
    </>
  );
}
