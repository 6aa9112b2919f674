import type { GameMessages } from "../../messages/game-messages.ts";
import type { TableSession } from "../../session/session.ts";

interface PersonLabelProps {
  readonly session: TableSession;
  readonly messages: GameMessages;
  /** The label of a person who has a device alone. */
  readonly turn: string;
}

/** Whose decision it is. If several people share the device, the person is named. */
export function PersonLabel({ session, messages, turn }: PersonLabelProps) {
  const seat = session.viewer.value;
  if (session.mine.value.length < 2 || seat === "spectator") return <>{turn}</>;
  return <>{`${messages.seat(seat)} · ${turn}`}</>;
}
