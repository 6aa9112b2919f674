import { BOARD_KEYS, boardCommand } from "@rondel/boards/board-keys";
import { expect, it } from "vitest";
import { isShortcut, SHORTCUTS } from "./shortcuts.ts";

const press = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

it.each(Object.entries(SHORTCUTS))("has one meaning for each key of the group %s", (_group, commands) => {
  const keys = Object.values<readonly string[]>(commands).flat();
  expect(new Set(keys).size).toBe(keys.length);
});

it("drives the board by the listed keys", () => {
  for (const [command, keys] of Object.entries(BOARD_KEYS)) {
    for (const key of keys) {
      const [first = "", second] = key.length === 1 ? [key] : key.split("+");
      expect(boardCommand(press(second ?? first, { shiftKey: second !== undefined }))).toBe(command);
    }
  }
  expect(boardCommand(press("+", { shiftKey: true }))).toBe("zoomIn");
  expect(boardCommand(press("x"))).toBeUndefined();
});

it("leaves keys with Control, Alt and the system key to the browser", () => {
  expect(isShortcut("pause", press(" "))).toBe(true);
  expect(isShortcut("help", press("?", { shiftKey: true }))).toBe(true);
  for (const held of ["ctrlKey", "metaKey", "altKey"])
    expect(isShortcut("pause", press(" ", { [held]: true }))).toBe(false);
});
