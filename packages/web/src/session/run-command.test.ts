import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { commandLock, runCommand } from "./run-command.ts";

const REFUSED = { code: "offline", params: {} };
const fail = (): never => {
  throw new Error("broken");
};

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("running a command", () => {
  it("returns the refusal, or nothing when the command was done", async () => {
    expect(await runCommand(async () => REFUSED)).toEqual(REFUSED);
    expect(await runCommand(async () => undefined)).toBeUndefined();
  });

  it("turns a thrown error into a refusal and logs the error", async () => {
    expect(await runCommand(fail)).toEqual({ code: "page-error", params: {} });
    expect(await runCommand(async () => fail())).toEqual({ code: "page-error", params: {} });
    expect(console.error).toHaveBeenCalledTimes(2);
  });
});

describe("a command lock", () => {
  it("ignores a second command while the first is running", async () => {
    const lock = commandLock();
    let finish = (): void => undefined;
    const first = new Promise<undefined>((resolve) => {
      finish = () => resolve(undefined);
    });
    const second = vi.fn(async () => undefined);
    const running = lock.run(() => first);
    expect(lock.isBusy.value).toBe(true);
    await lock.run(second);
    expect(second).not.toHaveBeenCalled();
    finish();
    await running;
    expect(lock.isBusy.value).toBe(false);
  });

  it("is free again after a command that was refused, and after one that threw", async () => {
    const lock = commandLock();
    for (const command of [async () => REFUSED, async () => fail(), fail]) {
      expect(await lock.run(command)).toBeDefined();
      expect(lock.isBusy.value).toBe(false);
    }
  });
});
