import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import express from "express";
import { describe, expect, it } from "vitest";
import {
  get,
  head,
  httpEntryFixture,
  MAX_BODY_BYTES,
  passEverything,
  statusOf,
  upgrade,
} from "../../support/server/http-entry-fixture.ts";

const entry = httpEntryFixture();

describe("malformed requests are refused, and the server keeps running", () => {
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
  it.each(Object.entries(cases))("the malformed request is refused: %s", async (_name, text) => {
    await entry.expectRefused(text);
  });

  it("a request that breaks off is refused", async () => {
    for (const text of ["G", "GET / HTT", "GET / HTTP/1.1\r\nHost: a", "GET / HTTP/1.1\r\nHost: a\r\n"]) {
      await entry.expectRefused(text, { end: true });
    }
  });

  it("after a valid request followed by garbage, only the first is handled", async () => {
    entry.handle = (_request, response) => void setTimeout(() => response.end("late"), 30);
    const reply = await entry.raw(`${head("GET / HTTP/1.1", "Host: a")}\u0000garbage\r\n\r\n`);
    expect(reply).not.toContain("request/malformed");
    expect(entry.seen).toHaveLength(1);
    entry.handle = passEverything;
    expect(await entry.isAlive()).toBe(true);
  });

  it("hundreds of random requests are refused or answered, and the server keeps running", async () => {
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
    const replies = await Promise.all(texts.map((text) => entry.raw(text, { end: true })));
    for (const reply of replies) expect([0, 400]).toContain(statusOf(reply));
    expect(await entry.isAlive()).toBe(true);
  });

  it("an exception in a handler is not shown to the client", async () => {
    entry.handle = () => {
      throw new Error("secret");
    };
    const reply = await entry.raw(get());
    expect(statusOf(reply)).toBe(500);
    expect(reply).not.toContain("secret");
    expect(entry.faults).toEqual(["a request handler threw"]);
  });
});

describe("bodies are limited, however they are sent and read", () => {
  const post = (...headers: string[]) =>
    head("POST / HTTP/1.1", "Host: a", "Origin: http://a", "Content-Type: application/json", ...headers);

  it("a body announced as 50 MB is refused", async () => {
    const reply = await entry.expectRefused(post("Content-Length: 52428800"));
    expect(statusOf(reply)).toBe(413);
    expect(reply).toContain("request/too-large");
  });

  it("a body announced as 50 MB and sent at once is refused", async () => {
    const reply = await entry.raw(
      Buffer.concat([Buffer.from(post("Content-Length: 52428800")), Buffer.alloc(52_428_800)]),
    );
    expect([0, 413]).toContain(statusOf(reply));
    expect(entry.seen).toHaveLength(0);
  });

  it("a body of 50 MB is refused when the client asks with Expect: 100-continue", async () => {
    const reply = await entry.expectRefused(post("Content-Length: 52428800", "Expect: 100-continue"));
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
  it.each(Object.entries(readers))(
    "an endless chunked body is cut off when it is read by %s",
    async (_name, reader) => {
      entry.handle = reader;
      const socket = connect(entry.port, "127.0.0.1");
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
      entry.handle = passEverything;
      expect(await entry.isAlive()).toBe(true);
    },
  );

  it("an endless chunked body that nobody reads ends after the reply", async () => {
    const reply = entry.raw(post("Transfer-Encoding: chunked") + chunk + chunk);
    expect(await reply).toContain("passed");
    expect(await entry.isAlive()).toBe(true);
  });

  it("a chunked body within the limit arrives completely", async () => {
    entry.handle = async (request, response) => {
      let size = 0;
      for await (const part of request) size += part.length;
      response.end(`size ${size}`);
    };
    const body = `8000\r\n${"a".repeat(0x8000)}\r\n8000\r\n${"b".repeat(0x8000)}\r\n0\r\n\r\n`;
    expect(await entry.raw(post("Transfer-Encoding: chunked", "Connection: close") + body)).toContain(
      `size ${MAX_BODY_BYTES}`,
    );
  });

  it("a body sent after Expect: 100-continue arrives", async () => {
    entry.handle = (request, response) => void request.on("data", (part) => response.end(`got ${part}`));
    const reply = await entry.raw(`${post("Expect: 100-continue", "Content-Length: 2", "Connection: close")}hi`);
    expect(reply).toContain("100 Continue");
    expect(reply).toContain("got hi");
  });
});
