import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { get, head, httpEntryFixture, statusOf, upgrade } from "../../support/server/http-entry-fixture.ts";

const entry = httpEntryFixture();

describe("the Origin header", () => {
  const post = (...headers: string[]) =>
    head("POST / HTTP/1.1", "Host: 127.0.0.1:1", "Content-Length: 0", "Connection: close", ...headers);
  const foreign = [[], ["Origin: null"], ["Origin:"], ["Origin: https://evil.example"], ["Origin: http://127.0.0.1:2"]];

  it.each(foreign)("a request that changes state is refused with the Origin %s", async (...headers) => {
    const reply = await entry.expectRefused(post(...headers));
    expect(statusOf(reply)).toBe(403);
    expect(reply).not.toMatch(/access-control/i);
  });

  it("a request with two Origin headers is refused", async () => {
    expect(statusOf(await entry.expectRefused(post("Origin: http://127.0.0.1:1", "Origin: http://127.0.0.1:1")))).toBe(
      403,
    );
  });

  it.each(foreign)("a WebSocket is refused with the Origin %s", async (...headers) => {
    const reply = await entry.expectRefused(upgrade("/a/b", "Host: 127.0.0.1:1", ...headers));
    expect(statusOf(reply)).toBe(403);
  });

  it("our own pages may change state and open sockets without CORS headers", async () => {
    const reply = await entry.raw(post("Origin: http://127.0.0.1:1"));
    expect(statusOf(reply)).toBe(200);
    expect(reply).not.toMatch(/access-control/i);
    expect(statusOf(await entry.raw(upgrade("/a/b", "Host: localhost:1", "Origin: http://localhost:1")))).toBe(101);
  });

  it("an allowed page may change state, open sockets, and read replies with its cookies", async () => {
    const reply = await entry.raw(post("Origin: https://partner.example"));
    expect(statusOf(reply)).toBe(200);
    expect(reply).toContain("Access-Control-Allow-Origin: https://partner.example");
    expect(reply).toContain("Access-Control-Allow-Credentials: true");
    expect(reply).toContain("Vary: Origin");
    expect(statusOf(await entry.raw(upgrade("/a/b", "Host: a", "Origin: https://partner.example")))).toBe(101);
  });

  it("a foreign page may send a GET but not read its reply", async () => {
    const reply = await entry.raw(get("Origin: https://evil.example"));
    expect(statusOf(reply)).toBe(200);
    expect(reply).not.toMatch(/access-control/i);
  });

  it("only allowed pages get a reply to a preflight", async () => {
    const ask = (origin: string) =>
      entry.raw(
        head(
          "OPTIONS /api HTTP/1.1",
          "Host: a",
          "Connection: close",
          `Origin: ${origin}`,
          "Access-Control-Request-Method: PUT",
          "Access-Control-Request-Headers: content-type",
        ),
      );
    const allowed = await ask("https://partner.example");
    expect(statusOf(allowed)).toBe(204);
    expect(allowed).toContain("Access-Control-Allow-Headers: content-type");
    const refused = await ask("https://evil.example");
    expect(statusOf(refused)).toBe(403);
    expect(refused).not.toMatch(/access-control/i);
    expect(entry.seen).toHaveLength(0);
  });
});

describe("forwarding headers", () => {
  const forged = [
    "X-Forwarded-For: 6.6.6.6",
    "X-Forwarded-Proto: \u00ff:junk",
    "X-Forwarded-Host: evil.example",
    "X-Forwarded-Anything: x",
    "X-Real-IP: 6.6.6.6",
    "X-Client-IP: 6.6.6.6",
    "Forwarded: for=6.6.6.6",
    "X-Lampstand-Client-Address: 6.6.6.6",
  ];
  const forwarding = /forwarded|real-ip|client-ip/i;

  it("a stranger's forwarding headers never reach the handler, in any header list", async () => {
    expect(statusOf(await entry.raw(get(...forged)))).toBe(200);
    const [{ request, address } = { request: undefined, address: "" }] = entry.seen;
    expect(address).toBe("127.0.0.1");
    expect(Object.keys(request?.headers ?? {}).filter((name) => forwarding.test(name))).toEqual([]);
    expect(request?.rawHeaders.filter((text) => forwarding.test(text) || text.includes("6.6.6.6"))).toEqual([]);
    expect(JSON.stringify(request?.headersDistinct)).not.toMatch(/6\.6\.6\.6|forwarded|real-ip/i);
  });

  it("a trusted proxy's forwarding headers give the right-most foreign hop and the scheme", async () => {
    await entry.server.drained(0);
    await entry.open({ trustedProxies: ["127.0.0.1", "10.0.0.0/8"] });
    const reply = await entry.raw(
      get("X-Forwarded-For: 6.6.6.6, 203.0.113.9", "X-Forwarded-For: 10.1.1.1", "X-Forwarded-Proto: HTTPS"),
    );
    expect(statusOf(reply)).toBe(200);
    expect(entry.seen[0]?.address).toBe("203.0.113.9");
    expect(entry.seen[0]?.request.headers["x-forwarded-proto"]).toBe("https");
    expect(entry.seen[0]?.request.headers["x-forwarded-for"]).toBeUndefined();
    for (const scheme of ["gopher", "https://[", "", "http, https"]) {
      expect(statusOf(await entry.expectRefused(get(`X-Forwarded-Proto: ${scheme}`)))).toBe(400);
      expect(
        statusOf(
          await entry.expectRefused(upgrade("/a/b", "Host: a", "Origin: http://a", `X-Forwarded-Proto: ${scheme}`)),
        ),
      ).toBe(400);
    }
  });
});

describe("a draining server", () => {
  it("draining finishes requests in flight, closes idle connections and accepts no new ones", async () => {
    let answer = () => {};
    entry.handle = (request, response) => {
      if (request.url === "/slow") answer = () => void response.end("finished");
      else response.end("passed");
    };
    const idle = entry.raw(head("GET / HTTP/1.1", "Host: a"));
    const slow = entry.raw(head("GET /slow HTTP/1.1", "Host: a"));
    while (entry.seen.length < 2) await sleep(2);
    entry.server.beginDrain();
    expect(await idle).toContain("passed");
    expect(await entry.raw(get())).toBe("");
    const drained = entry.server.drained(5000);
    answer();
    expect(await drained).toBe(true);
    const reply = await slow;
    expect(reply).toContain("Connection: close");
    expect(reply).toContain("finished");
  });

  it("draining counts pipelined requests too, and gives up after its timeout", async () => {
    entry.handle = () => {};
    const pipelined = entry.raw(head("GET /1 HTTP/1.1", "Host: a") + head("GET /2 HTTP/1.1", "Host: a"));
    while (entry.seen.length < 2) await sleep(2);
    expect(await entry.server.drained(50)).toBe(false);
    expect(await pipelined).toBe("");
  });

  it("draining does not wait for requests whose connection was lost", async () => {
    entry.handle = () => {};
    const socket = connect(entry.port, "127.0.0.1");
    socket.write(head("GET /1 HTTP/1.1", "Host: a") + head("GET /2 HTTP/1.1", "Host: a"));
    while (entry.seen.length < 2) await sleep(2);
    socket.destroy();
    expect(await entry.server.drained(5000)).toBe(true);
  });
});
