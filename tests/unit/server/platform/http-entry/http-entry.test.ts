import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressGroup,
  forwardedAddress,
  plainAddress,
  trustProxies,
} from "../../../../../server/platform/http-entry/client-address.ts";
import { originRule } from "../../../../../server/platform/http-entry/origin-rule.ts";
import { stripProcess } from "../../../../../server/platform/http-entry/process-path.ts";
import { hostFault, targetFault } from "../../../../../server/platform/http-entry/request-target.ts";

describe("the request target", () => {
  it.each(["/", "/a?b=c", "/a//b", "/api/rooms/K7%20?x=%zz&y=[", "/%C3%A9", "/a:b@c", `/${"a".repeat(8000)}`])(
    "the request target %s is accepted",
    (target) => expect(targetFault(target)).toBeUndefined(),
  );

  it("every accepted request target parses as a URL and stays on our host", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string(), fc.webPath(), fc.string({ unit: "binary" })), (text) => {
        for (const target of [text, `/${text}`]) {
          if (targetFault(target) === undefined) expect(new URL(target, "http://x").host).toBe("x");
        }
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    undefined,
    "",
    "*",
    "*:99999",
    "a",
    "http://evil.example/",
    "evil.example:443",
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "//:99999",
    "/a#b",
    "/a b",
    "/é",
    "/a\u0000",
    "/%zz",
    "/%C3",
    "/100%",
  ])("the request target %j is rejected", (target) => expect(targetFault(target)?.code).toBe("request/malformed"));
});

describe("the Host header", () => {
  it.each([
    "localhost",
    "localhost:2567",
    "127.0.0.1:80",
    "[::1]:80",
    "a.example.",
    "my_app:3000",
    "xn--bcher-kva.example",
  ])("the Host %s is accepted", (host) => expect(hostFault(["Accept", "*/*", "host", host])).toBeUndefined());

  it.each([
    "",
    "[",
    "a b",
    "a,b",
    "a/b",
    "a@b",
    "a:99999",
    "a:",
    "a:b",
    "[::1",
    "[zz]",
    "a?b",
    "999.999.999.999",
    "a".repeat(300),
  ])("the Host %j is rejected", (host) => expect(hostFault(["Host", host])?.code).toBe("request/malformed"));

  it("a request must have exactly one Host header", () => {
    expect(hostFault(["Accept", "host"])).toBeDefined();
    expect(hostFault(["Host", "a", "HOST", "a"])).toBeDefined();
  });
});

describe("the origin rule with a public address", () => {
  const trustOf = originRule("https://community.example/", ["https://partner.example"]);

  it("with a public address, only that origin and allowed origins are trusted", () => {
    expect(trustOf("https://community.example", "whatever")).toBe("own");
    expect(trustOf("https://partner.example", "whatever")).toBe("allowed");
    for (const origin of [
      undefined,
      "null",
      "",
      "http://community.example",
      "https://community.example:444",
      "https://community.example.evil.example",
      "https://evil.example",
      "https://community.example/",
      "https://community.example, https://evil.example",
    ]) {
      expect(trustOf(origin, "evil.example"), String(origin)).toBe("foreign");
    }
  });

  it("with a loopback address, its other spellings are trusted too, but only on the same port", () => {
    const laptop = originRule("http://localhost:2567", []);
    for (const name of ["localhost", "127.0.0.1", "[::1]"]) expect(laptop(`http://${name}:2567`, "x")).toBe("own");
    expect(laptop("http://127.0.0.1:2568", "x")).toBe("foreign");
    expect(laptop("https://127.0.0.1:2567", "x")).toBe("foreign");
  });

  it("an address in the settings that is not a URL throws", () => {
    expect(() => originRule("community", [])).toThrow();
    expect(() => originRule("", ["partner"])).toThrow();
  });
});

describe("the origin rule without a public address", () => {
  const trustOf = originRule("", []);

  it("without a public address, the host that the request was sent to is trusted", () => {
    expect(trustOf("http://localhost:2567", "localhost:2567")).toBe("own");
    expect(trustOf("http://127.0.0.1:2567", "127.0.0.1:2567")).toBe("own");
    expect(trustOf("https://a.example", "a.example")).toBe("own");
    expect(trustOf("http://a.example", "a.example:80")).toBe("own");
  });

  it("without a public address, no other host is trusted", () => {
    expect(trustOf("http://localhost:2567", "127.0.0.1:2567")).toBe("foreign");
    expect(trustOf("http://a.example:81", "a.example:80")).toBe("foreign");
    expect(trustOf("http://a.example/x", "a.example")).toBe("foreign");
    expect(trustOf("ftp://a.example", "a.example")).toBe("foreign");
    expect(trustOf("http://a.example", undefined)).toBe("foreign");
  });
});

describe("the client's address", () => {
  const trusts = trustProxies(["10.0.0.0/8", "192.168.1.1", "fd00::/8"]);

  it("the client's address is the right-most hop that is not one of our proxies", () => {
    expect(forwardedAddress("6.6.6.6, 203.0.113.9, 10.1.1.1", "10.0.0.2", trusts)).toBe("203.0.113.9");
    expect(forwardedAddress("2001:DB8::1", "fd00::1", trusts)).toBe("2001:db8::1");
    expect(forwardedAddress("203.0.113.9:4711", "10.0.0.2", trusts)).toBe("203.0.113.9");
    expect(forwardedAddress("[2001:db8::1]:4711", "10.0.0.2", trusts)).toBe("2001:db8::1");
  });

  it("if a hop is not an address, the client's address is the last valid hop", () => {
    expect(forwardedAddress(undefined, "10.0.0.2", trusts)).toBe("10.0.0.2");
    expect(forwardedAddress("203.0.113.9, unknown, 10.1.1.1", "10.0.0.2", trusts)).toBe("10.1.1.1");
    expect(forwardedAddress("10.3.3.3, 10.1.1.1", "10.0.0.2", trusts)).toBe("10.3.3.3");
  });

  it("equal addresses are normalised to the same text", () => {
    expect(plainAddress("::ffff:127.0.0.1")).toBe("127.0.0.1");
    expect(plainAddress("FE80::1%eth0")).toBe("fe80::1");
    expect(trusts(plainAddress("::ffff:10.9.9.9"))).toBe(true);
    expect(trusts("192.168.1.2")).toBe(false);
    expect(trusts("")).toBe(false);
  });

  it("rate limits count by IPv4 address or by IPv6 /64 network", () => {
    expect(addressGroup("203.0.113.9")).toBe("203.0.113.9");
    expect(addressGroup("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2::/64");
    expect(addressGroup("2001:db8::6")).toBe("2001:db8:0:0::/64");
    expect(addressGroup("::1")).toBe("0:0:0:0::/64");
    expect(addressGroup("unknown")).toBe("unknown");
  });

  it("an invalid address or range of a proxy throws", () => {
    for (const entry of ["proxy", "10.0.0.0/33", "10.0.0.0/x", "10.0.0.0/", "10.0.0.0/8/8", "::/129", ""])
      expect(() => trustProxies([entry])).toThrow();
  });
});

describe("the name of a process in a request target", () => {
  it.each([
    ["/process/a/api/ready?x=1", "/api/ready?x=1"],
    ["/process/a/b/room?sessionId=1", "/b/room?sessionId=1"],
    ["/process/a", "/"],
    ["/process/a?x=1", "/?x=1"],
    ["/processes/a", "/processes/a"],
    ["/api/process/a", "/api/process/a"],
    ["/process/a//evil.example", "//evil.example"],
  ])("PROCESS-11 %s is read as %s by process a", (url, read) => {
    const request = { url };
    expect(stripProcess(request as never, "a")).toBeUndefined();
    expect(request.url).toBe(read);
  });

  it.each(["/process/b/api/ready", "/process/", "/process/A/", "/process/%61/x"])(
    "PROCESS-11 %s is refused by process a",
    (url) => {
      const request = { url };
      expect(stripProcess(request as never, "a")?.code).toBe("server/other-process");
      expect(request.url).toBe(url);
    },
  );
});
