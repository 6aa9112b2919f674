import { LOCAL_OPERATOR } from "@rondel/protocol/operator";
import { describe, expect, test } from "vitest";
import { Refused } from "../refuse.ts";
import { type OperatorRequest, operatorAccess, parseOperatorKeys } from "./access.ts";

const KEY = "a-long-enough-key-1";
const now = () => 0;

function request(given: {
  readonly from?: string;
  readonly host?: string;
  readonly key?: string;
  readonly headers?: Readonly<Record<string, string>>;
}): OperatorRequest {
  const { from = "127.0.0.1", host = "localhost:8080", key, headers } = given;
  const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return { ip: from, headers: { host, ...authorization, ...headers }, socket: { remoteAddress: from } };
}

function refusalOf(identify: () => string): string {
  try {
    return `accepted as ${identify()}`;
  } catch (error) {
    if (error instanceof Refused) return error.refusal.code;
    throw error;
  }
}

describe("without a key", () => {
  const local = operatorAccess([], undefined, now);

  test("requests from this machine are accepted under any of its own names", () => {
    for (const host of ["localhost:8080", "127.0.0.1", "[::1]:8080"]) {
      expect(local.identify(request({ host }))).toBe(LOCAL_OPERATOR);
    }
    expect(local.identify(request({ from: "::1" }))).toBe(LOCAL_OPERATOR);
  });

  test("the page does not exist for other machines, through proxies, and under foreign names", () => {
    const foreign = [
      request({ from: "192.0.2.7" }),
      request({ host: "rebound.example" }),
      request({ headers: { "x-forwarded-for": "192.0.2.7" } }),
      request({ headers: { forwarded: "for=192.0.2.7" } }),
      request({ headers: { via: "1.1 proxy" } }),
      request({ key: KEY, from: "192.0.2.7" }),
    ];
    for (const one of foreign) {
      expect(local.mayOpenPage(one)).toBe(false);
      expect(refusalOf(() => local.identify(one))).toBe("not-found");
    }
  });

  test("a server with a public address accepts nobody", () => {
    const open = operatorAccess([], "https://rondel.example", now);
    expect(open.mayOpenPage(request({}))).toBe(false);
    expect(refusalOf(() => open.identify(request({ key: KEY })))).toBe("not-found");
    expect(operatorAccess([], "http://localhost:8080", now).mayOpenPage(request({}))).toBe(true);
  });
});

describe("with keys", () => {
  const keys = parseOperatorKeys(`mara:${KEY}, tom:another-long-key-22`);

  test("each key has its name, and this machine needs one too", () => {
    const access = operatorAccess(keys, "https://rondel.example", now);
    expect(access.identify(request({ key: KEY, from: "192.0.2.7" }))).toBe("mara");
    expect(access.identify(request({ key: "another-long-key-22" }))).toBe("tom");
    expect(refusalOf(() => access.identify(request({})))).toBe("operator-key-needed");
    expect(refusalOf(() => access.identify(request({ key: `${KEY}x` })))).toBe("operator-key-wrong");
  });

  let clock = 0;
  test("an address waits for a minute after five wrong keys, even with the right one; other addresses do not", () => {
    const access = operatorAccess(keys, undefined, () => clock);
    const attempt = (key: string, from: string) => refusalOf(() => access.identify(request({ key, from })));
    for (let count = 0; count < 5; count++)
      expect(attempt("wrong-key-wrong-key", "192.0.2.7")).toBe("operator-key-wrong");
    expect(attempt("wrong-key-wrong-key", "192.0.2.7")).toBe("too-fast");
    expect(attempt(KEY, "192.0.2.7")).toBe("too-fast");
    expect(attempt(KEY, "192.0.2.8")).toBe("accepted as mara");
    clock += 60_000;
    expect(attempt(KEY, "192.0.2.7")).toBe("accepted as mara");
  });
});

test("short keys, and keys with spaces, are refused with a sentence", () => {
  expect(parseOperatorKeys(KEY)).toEqual([{ name: "operator", key: KEY }]);
  for (const text of ["short", "mara:short", ":a-long-enough-key-1", "mara:a long enough key"]) {
    expect(() => parseOperatorKeys(text)).toThrow("at least 16 characters");
  }
});
