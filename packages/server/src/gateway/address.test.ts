import { expect, test } from "vitest";
import { addressKey } from "./address.ts";

test("counts an IPv4 address by itself, also in its IPv6 form", () => {
  expect(addressKey("192.0.2.7")).toBe("192.0.2.7");
  expect(addressKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
});

test("counts all IPv6 addresses of one /64 network together", () => {
  const key = addressKey("2001:db8:1:2::1");
  expect(addressKey("2001:db8:1:2:aaaa:bbbb:cccc:dddd")).toBe(key);
  expect(addressKey("2001:0db8:0001:0002::ffff")).toBe(key);
  expect(addressKey("2001:db8:1:3::1")).not.toBe(key);
  expect(addressKey("::1")).toBe("0:0:0:0::/64");
  expect(addressKey("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
});
