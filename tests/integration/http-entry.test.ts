import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import express from "express";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clientAddress, createHttpEntry, type HttpEntry } from "../../server/platform/http-entry/http-entry.ts";

const LIMIT = 64 * 1024;
let door: HttpEntry;
let port: number;
let seen: { request: IncomingMessage; address: string }[];
let upgrades: number;
const faults: string[] = [];

/** What the routes behind the door do; each test may put its own here. */
let handle: (request: IncomingMessage, response: ServerResponse) => void;

async function open(options: { trustedProxies?: string[]; allowedOrigins?: string[] } = {}): Promise<void> {
  door = createHttpEntry({
    allowedOrigins: options.allowedOrigins ?? ["https://partner.example"],
    publicUrl: "",
    trustedProxies: options.trustedProxies ?? [],
    maxBodyBytes: LIMIT,
    log: { warn: () => {}, error: (_, message) => faults.push(message) },
    handle: (request, response) => {
      seen.push({ request, address: clientAddress(request) });
      handle(request, response);
    },
    handleUpgrade: (_request, socket) => {
      upgrades += 1;
      socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    },
  });
  door.listen(0, "127.0.0.1");
  await once(door, "listening");
  port = (door.address() as AddressInfo).port;
}

beforeEach(async () => {
  seen = [];
  upgrades = 0;
  faults.length = 0;
  handle = (_request, response) => void response.end("passed");
  await open();
});
afterEach(async () => {
  door.closeAllConnections();
  await new Promise((resolve) => door.close(resolve));
});

/** Sends text as it stands and collects what comes back until the server closes; "" when it just closed. */
async function raw(text: string | Buffer, { end = false } = {}): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let reply = "";
  socket.on("data", (chunk) => {
    reply += chunk;
  });
  socket.on("error", () => {});
  socket.write(text);
  if (end) socket.end();
  await once(socket, "close").catch(() => {});
  return reply;
}

const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1] ?? 0);
const head = (...lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;
const get = (...headers: string[]) => head("GET / HTTP/1.1", "Host: 127.0.0.1", "Connection: close", ...headers);
const upgrade = (target: string, ...headers: string[]) =>
  head(
    `GET ${target} HTTP/1.1`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  );

async function isAlive(): Promise<boolean> {
  return statusOf(await raw(get())) === 200;
}

/** Refused: a 4xx in our own words, or a closed connection; never a 5xx, never what is behind the door. */
async function expectRefused(text: string | Buffer, options?: { end: boolean }): Promise<string> {
  const passed = seen.length + upgrades;
  const reply = await raw(text, options);
  expect(seen.length + upgrades).toBe(passed);
  if (reply !== "") {
    expect(statusOf(reply)).toBeGreaterThanOrEqual(400);
    expect(statusOf(reply)).toBeLessThan(500);
    expect(reply).toMatch(/"code":"request\/[a-z-]+","message":"/);
    expect(reply).not.toMatch(/node|express|colyseus|\/work|at /i);
  }
  expect(await isAlive()).toBe(true);
  return reply;
}

describe("malformed requests are refused, and the server lives", () => {
  const cases: Record<string, string> = {
    "an upgrade to *:99999": upgrade("*:99999", "Host: 127.0.0.1", "Origin: http://127.0.0.1"),
    "an upgrade with Host [": upgrade("/a/b", "Host: [", "Origin: http://["),
    "an upgrade without a Host": upgrade("/a/b", "Origin: http://127.0.0.1"),
    "an upgrade with two Hosts": upgrade("/a/b", "Host: a", "Host: b", "Origin: http://a"),
    "an upgrade to //:99999": upgrade("//:99999", "Host: 127.0.0.1", "Origin: http://127.0.0.1"),
    "an upgrade to h2c": head("GET / HTTP/1.1", "Host: a", "Origin: http://a", "Connection: Upgrade", "Upgrade: h2c"),
    "an upgrade by POST": upgrade("/a/b", "Host: a", "Origin: http://a").replace("GET", "POST"),
    "an upgrade with a body": `${upgrade("/a/b", "Host: a", "Origin: http://a", "Content-Length: 5")}hello`,
    "Host [": head("GET / HTTP/1.1", "Host: ["),
    "no Host": head("GET / HTTP/1.1"),
    "no Host in HTTP/1.0": head("GET / HTTP/1.0"),
    "an empty Host": head("GET / HTTP/1.1", "Host:"),
    "two Hosts": head("GET / HTTP/1.1", "Host: a", "Host: a"),
    "the target *": head("OPTIONS * HTTP/1.1", "Host: a"),
    "an absolute target": head("GET http://evil.example/ HTTP/1.1", "Host: a"),
    "a target of another host": head("GET //evil.example/ HTTP/1.1", "Host: a"),
    CONNECT: head("CONNECT evil.example:443 HTTP/1.1", "Host: evil.example:443"),
    "a broken escape": head("GET /%zz HTTP/1.1", "Host: a"),
    "line breaks and junk": "\r\n\r\n\u0000\u0001\r\nGET\r\n\r\n",
    "a line feed inside a header": head("GET / HTTP/1.1", "Host: a", "X: a\nb c"),
    "TLS on a plain port": "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    "an unknown method": head("BREW / HTTP/1.1", "Host: a"),
    "HTTP/9.9": head("GET / HTTP/9.9", "Host: a"),
    "a length that is no number": head("POST / HTTP/1.1", "Host: a", "Content-Length: 1x"),
    "a length and chunks": head("POST / HTTP/1.1", "Host: a", "Content-Length: 5", "Transfer-Encoding: chunked"),
    "two lengths": head("POST / HTTP/1.1", "Host: a", "Content-Length: 5", "Content-Length: 6"),
    "a flood of headers": head("GET / HTTP/1.1", "Host: a", ...Array.from({ length: 5000 }, (_, n) => `X-${n}: ${n}`)),
    "one huge header": head("GET / HTTP/1.1", "Host: a", `X: ${"x".repeat(100_000)}`),
    "a huge target": head(`GET /${"a".repeat(100_000)} HTTP/1.1`, "Host: a"),
  };
  it.each(Object.entries(cases))("%s", async (_name, text) => {
    await expectRefused(text);
  });

  it("a request that breaks off", async () => {
    for (const text of ["G", "GET / HTT", "GET / HTTP/1.1\r\nHost: a", "GET / HTTP/1.1\r\nHost: a\r\n"]) {
      await expectRefused(text, { end: true });
    }
  });

  it("garbage behind a good request: the first is answered or cut, the rest never served", async () => {
    handle = (_request, response) => void setTimeout(() => response.end("late"), 30);
    const reply = await raw(`${head("GET / HTTP/1.1", "Host: a")}\u0000garbage\r\n\r\n`);
    expect(reply).not.toContain("request/malformed");
    expect(seen).toHaveLength(1);
    handle = (_request, response) => void response.end("passed");
    expect(await isAlive()).toBe(true);
  });

  it("hundreds of random requests", async () => {
    const pieces = [
      "GET",
      " ",
      "/",
      "*",
      "\r\n",
      ":",
      "Host",
      "[",
      "]",
      "a",
      "\u0000",
      "HTTP/1.1",
      "Upgrade: websocket",
    ];
    const texts = Array.from({ length: 300 }, (_, seed) =>
      Array.from({ length: 12 }, (_, at) => pieces[(seed * 31 + at * at * 17 + seed * at) % pieces.length]).join(""),
    );
    const replies = await Promise.all(texts.map((text) => raw(text, { end: true })));
    for (const reply of replies) expect([0, 400]).toContain(statusOf(reply));
    expect(await isAlive()).toBe(true);
  });

  it("hides an exception behind the door", async () => {
    handle = () => {
      throw new Error("secret");
    };
    const reply = await raw(get());
    expect(statusOf(reply)).toBe(500);
    expect(reply).not.toContain("secret");
    expect(faults).toEqual(["a request handler threw"]);
  });
});

describe("bodies are bounded, however they come and whoever reads them", () => {
  const post = (...headers: string[]) =>
    head("POST / HTTP/1.1", "Host: a", "Origin: http://a", "Content-Type: application/json", ...headers);

  it("50 MB announced", async () => {
    const reply = await expectRefused(post("Content-Length: 52428800"));
    expect(statusOf(reply)).toBe(413);
    expect(reply).toContain("request/too-large");
  });

  it("50 MB announced and sent at once", async () => {
    const reply = await raw(Buffer.concat([Buffer.from(post("Content-Length: 52428800")), Buffer.alloc(52_428_800)]));
    expect([0, 413]).toContain(statusOf(reply));
    expect(seen).toHaveLength(0);
  });

  it("50 MB announced, and asked for first", async () => {
    const reply = await expectRefused(post("Content-Length: 52428800", "Expect: 100-continue"));
    expect(statusOf(reply)).toBe(413);
  });

  const chunk = `10000\r\n${" ".repeat(0x10000)}\r\n`;
  const readers: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    "a listener": (request, response) => {
      request.on("data", () => {}).on("end", () => response.end("whole"));
    },
    "an iterator": async (request, response) => {
      let size = 0;
      try {
        for await (const part of request) size += part.length;
        response.end("whole");
      } catch {
        response.writeHead(400).end(String(size));
      }
    },
    "express.json": express()
      .use(express.json({ limit: "100mb" }))
      .use((_request, response) => void response.end("whole")) as never,
    "a slow reader": (request) => {
      request.pause();
      setTimeout(() => request.resume(), 50);
    },
  };
  it.each(Object.entries(readers))("chunks without end, read by %s", async (_name, reader) => {
    handle = reader;
    const socket = connect(port, "127.0.0.1");
    let reply = "";
    socket
      .on("error", () => {})
      .on("data", (part) => {
        reply += part;
      });
    socket.write(post("Transfer-Encoding: chunked"));
    const closed = once(socket, "close");
    let sent = 0;
    const pump = setInterval(() => {
      if (!socket.writable || sent > 800) return;
      sent += 1;
      socket.write(chunk);
    }, 1);
    await closed;
    clearInterval(pump);
    expect(statusOf(reply)).toBe(413);
    expect(reply).not.toContain("whole");
    expect(sent).toBeLessThan(800);
    handle = (_request, response) => void response.end("passed");
    expect(await isAlive()).toBe(true);
  });

  it("chunks without end, read by nobody, end with the answer", async () => {
    const reply = raw(post("Transfer-Encoding: chunked") + chunk + chunk);
    expect(await reply).toContain("passed");
    expect(await isAlive()).toBe(true);
  });

  it("a chunked body within the limit arrives whole", async () => {
    handle = async (request, response) => {
      let size = 0;
      for await (const part of request) size += part.length;
      response.end(`size ${size}`);
    };
    const body = `8000\r\n${"a".repeat(0x8000)}\r\n8000\r\n${"b".repeat(0x8000)}\r\n0\r\n\r\n`;
    expect(await raw(post("Transfer-Encoding: chunked", "Connection: close") + body)).toContain(`size ${LIMIT}`);
  });

  it("a body that was asked for first arrives", async () => {
    handle = (request, response) => void request.on("data", (part) => response.end(`got ${part}`));
    const reply = await raw(`${post("Expect: 100-continue", "Content-Length: 2", "Connection: close")}hi`);
    expect(reply).toContain("100 Continue");
    expect(reply).toContain("got hi");
  });
});

describe("origins", () => {
  const post = (...headers: string[]) =>
    head("POST / HTTP/1.1", "Host: 127.0.0.1:1", "Content-Length: 0", "Connection: close", ...headers);
  const foreign = [[], ["Origin: null"], ["Origin:"], ["Origin: https://evil.example"], ["Origin: http://127.0.0.1:2"]];

  it.each(foreign)("no state change for %s", async (...headers) => {
    const reply = await expectRefused(post(...headers));
    expect(statusOf(reply)).toBe(403);
    expect(reply).not.toMatch(/access-control/i);
  });

  it("two Origins are none", async () => {
    expect(statusOf(await expectRefused(post("Origin: http://127.0.0.1:1", "Origin: http://127.0.0.1:1")))).toBe(403);
  });

  it.each(foreign)("no socket for %s", async (...headers) => {
    const reply = await expectRefused(upgrade("/a/b", "Host: 127.0.0.1:1", ...headers));
    expect(statusOf(reply)).toBe(403);
  });

  it("our own pages may do both, and need no leave to read", async () => {
    const reply = await raw(post("Origin: http://127.0.0.1:1"));
    expect(statusOf(reply)).toBe(200);
    expect(reply).not.toMatch(/access-control/i);
    expect(statusOf(await raw(upgrade("/a/b", "Host: localhost:1", "Origin: http://localhost:1")))).toBe(101);
  });

  it("an allowed page may change, open sockets, and read with its cookies", async () => {
    const reply = await raw(post("Origin: https://partner.example"));
    expect(statusOf(reply)).toBe(200);
    expect(reply).toContain("Access-Control-Allow-Origin: https://partner.example");
    expect(reply).toContain("Access-Control-Allow-Credentials: true");
    expect(reply).toContain("Vary: Origin");
    expect(statusOf(await raw(upgrade("/a/b", "Host: a", "Origin: https://partner.example")))).toBe(101);
  });

  it("a foreign page may send a GET, but not read its reply", async () => {
    const reply = await raw(get("Origin: https://evil.example"));
    expect(statusOf(reply)).toBe(200);
    expect(reply).not.toMatch(/access-control/i);
  });

  it("preflights are answered for allowed pages only", async () => {
    const ask = (origin: string) =>
      raw(
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
    expect(seen).toHaveLength(0);
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

  it("of a stranger do not get past the door, in no list of headers", async () => {
    expect(statusOf(await raw(get(...forged)))).toBe(200);
    const [{ request, address } = { request: undefined, address: "" }] = seen;
    expect(address).toBe("127.0.0.1");
    expect(Object.keys(request?.headers ?? {}).filter((name) => forwarding.test(name))).toEqual([]);
    expect(request?.rawHeaders.filter((text) => forwarding.test(text) || text.includes("6.6.6.6"))).toEqual([]);
    expect(JSON.stringify(request?.headersDistinct)).not.toMatch(/6\.6\.6\.6|forwarded|real-ip/i);
  });

  it("of a trusted proxy give the right-most hop that is not ours, and the scheme", async () => {
    await door.drained(0);
    await open({ trustedProxies: ["127.0.0.1", "10.0.0.0/8"] });
    const reply = await raw(
      get("X-Forwarded-For: 6.6.6.6, 203.0.113.9", "X-Forwarded-For: 10.1.1.1", "X-Forwarded-Proto: HTTPS"),
    );
    expect(statusOf(reply)).toBe(200);
    expect(seen[0]?.address).toBe("203.0.113.9");
    expect(seen[0]?.request.headers["x-forwarded-proto"]).toBe("https");
    expect(seen[0]?.request.headers["x-forwarded-for"]).toBeUndefined();
    for (const scheme of ["gopher", "https://[", "", "http, https"]) {
      expect(statusOf(await expectRefused(get(`X-Forwarded-Proto: ${scheme}`)))).toBe(400);
      expect(
        statusOf(await expectRefused(upgrade("/a/b", "Host: a", "Origin: http://a", `X-Forwarded-Proto: ${scheme}`))),
      ).toBe(400);
    }
  });
});

describe("draining", () => {
  it("lets requests in flight finish, closes idle connections, and takes no new ones", async () => {
    let answer = () => {};
    handle = (request, response) => {
      if (request.url === "/slow") answer = () => void response.end("finished");
      else response.end("passed");
    };
    const idle = raw(head("GET / HTTP/1.1", "Host: a"));
    const slow = raw(head("GET /slow HTTP/1.1", "Host: a"));
    while (seen.length < 2) await sleep(2);
    door.beginDrain();
    expect(await idle).toContain("passed");
    expect(await raw(get())).toBe("");
    const drained = door.drained(5000);
    answer();
    expect(await drained).toBe(true);
    const reply = await slow;
    expect(reply).toContain("Connection: close");
    expect(reply).toContain("finished");
  });

  it("counts pipelined requests too, and gives up after its time", async () => {
    handle = () => {};
    const pipelined = raw(head("GET /1 HTTP/1.1", "Host: a") + head("GET /2 HTTP/1.1", "Host: a"));
    while (seen.length < 2) await sleep(2);
    expect(await door.drained(50)).toBe(false);
    expect(await pipelined).toBe("");
  });

  it("forgets requests whose connection went away", async () => {
    handle = () => {};
    const socket = connect(port, "127.0.0.1");
    socket.write(head("GET /1 HTTP/1.1", "Host: a") + head("GET /2 HTTP/1.1", "Host: a"));
    while (seen.length < 2) await sleep(2);
    socket.destroy();
    expect(await door.drained(5000)).toBe(true);
  });
});
