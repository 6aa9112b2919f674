import { useContext, useMemo } from "preact/hooks";
import { t } from "../messages/messages.ts";
import { useLoaded } from "../ui/use-loaded.ts";
import { CoachContext } from "./coach.ts";
import { DecisionSection } from "./DecisionSection.tsx";
import type { GameFrameProps } from "./frame-props.ts";
import { HistoryPanel } from "./HistoryPanel.tsx";
import { LogPanel } from "./LogPanel.tsx";
import type { SideTab } from "./SidePanel.tsx";
import { type Unread, useUnread } from "./unread.ts";

/** All tabs of a game screen. A small screen shows all of them; larger ones show the first two beside the board. */
export function useSideTabs(props: GameFrameProps): readonly SideTab[] {
  const { session, messages, logLine, turns } = props;
  const coach = useContext(CoachContext);
  const unread = useUnread(session);
  const chat = useLoaded(session.canChat.value ? loadChat : nothing);
  const log = useMemo(
    () => <LogPanel session={session} messages={messages} logLine={logLine} turns={turns} />,
    [session, messages, logLine, turns],
  );
  const tabs: SideTab[] = [
    { id: "decide", name: t("frame.decide"), content: () => <DecisionSection {...props} /> },
    ...(coach?.tab ? [coach.tab] : []),
    { id: "left", name: t("frame.table"), content: () => props.left },
    { id: "log", name: t("frame.log"), content: () => log },
    {
      id: "chat",
      name: t("frame.chat"),
      count: unread.count,
      ...unreadBadge(unread),
      content: () => chat && <chat.ChatPanel session={session} messages={messages} unread={unread} />,
    },
    { id: "history", name: t("frame.history"), content: () => <HistoryPanel {...props} /> },
  ];
  return tabs.filter(({ id }) => id !== "chat" || session.canChat.value);
}

/** Private messages have their colour on the badge too. */
function unreadBadge({ count, rooms }: Unread): Pick<SideTab, "countLabel" | "isPrivate"> {
  const isPrivate = rooms.some(({ room }) => room !== "table");
  return { isPrivate, countLabel: t(isPrivate ? "chat.unreadPrivate" : "chat.unreadCount", { count }) };
}

/** Games on one device have no chat and do not load it. */
const loadChat = () => import("./ChatPanel.tsx");
const nothing = async () => undefined;
