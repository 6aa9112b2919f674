import type { ChatRoom } from "@rondel/protocol";
import { expect, test } from "vitest";
import { testSession } from "../../test/test-session.ts";
import { chatDraft, openUnreadRoom } from "./chat-draft.ts";

const unread = (room: ChatRoom) => [{ room, count: 1 }];

test("a message and its room stay while another tab is open", () => {
  const session = testSession();
  chatDraft(session).room.value = [0, 2];
  chatDraft(session).text.value = "Between us";
  openUnreadRoom(chatDraft(session), []);
  expect([chatDraft(session).room.value, chatDraft(session).text.value]).toEqual([[0, 2], "Between us"]);
  expect(chatDraft(testSession()).text.value).toBe("");
});

test("unread lines open their room unless a message for another one has been begun", () => {
  const draft = chatDraft(testSession());
  openUnreadRoom(draft, unread([0, 1]));
  expect(draft.room.value).toEqual([0, 1]);
  draft.text.value = "Between us";
  openUnreadRoom(draft, unread("table"));
  expect(draft.room.value).toEqual([0, 1]);
  draft.text.value = "";
  openUnreadRoom(draft, unread("table"));
  expect(draft.room.value).toBe("table");
});
