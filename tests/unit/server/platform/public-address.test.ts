import { expect, test } from "vitest";
import { isPublicAddress } from "../../../../server/platform/public-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "localhost",
  "",
])("PUSH-2 %j is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["142.250.1.1", "9.9.9.9", "2a00:1450:4001::200e"])("PUSH-2 %s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});
