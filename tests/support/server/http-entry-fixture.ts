import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, beforeEach, expect } from "vitest";
import { clientAddress, createHttpEntry, type HttpEntry } from "../../../server/platform/http-entry/http-entry.ts";

export const MAX_BODY_BYTES = 64 * 1024;

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const passEverything: Handler = (_request, response) => void response.end("passed");

export const statusOf = (reply: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(reply)?.[1] ?? 0);
export const head = (...lines: string[]) => `${lines.join("\r\n")}\r\n\r\n`;
export const get = (...headers: string[]) => head("GET / HTTP/1.1", "Host: 127.0.0.1", "Connection: close", ...headers);
export const upgrade = (target: string, ...headers: string[]) =>
  head(
    `GET ${target} HTTP/1.1`,
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  );

/** An HTTP entry on a loopback port, opened before and closed after each test of the file. */
export function httpEntryFixture() {
  const entry = {
    server: undefined as unknown as HttpEntry,
    port: 0,
    /** The requests that reached the handler. */
    seen: [] as { request: IncomingMessage; address: string }[],
    upgrades: 0,
    faults: [] as string[],
    /** Handles these requests; a test may replace it. */
    handle: passEverything,

    async open(options: { trustedProxies?: string[] } = {}): Promise<void> {
      entry.server = createHttpEntry({
        allowedOrigins: ["https://partner.example"],
        publicUrl: "",
        trustedProxies: options.trustedProxies ?? [],
        maxBodyBytes: MAX_BODY_BYTES,
        log: { warn: () => {}, error: (_, message) => entry.faults.push(message) },
        handle: (request, response) => {
          entry.seen.push({ request, address: clientAddress(request) });
          entry.handle(request, response);
        },
        handleUpgrade: (_request, socket) => {
          entry.upgrades += 1;
          socket.end("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
        },
      });
      entry.server.listen(0, "127.0.0.1");
      await once(entry.server, "listening");
      entry.port = (entry.server.address() as AddressInfo).port;
    },

    /** Sends raw bytes; returns the reply, or an empty string if the server closed the connection without one. */
    async raw(text: string | Buffer, { end = false } = {}): Promise<string> {
      const socket = connect(entry.port, "127.0.0.1");
      let reply = "";
      socket.on("data", (chunk) => {
        reply += chunk;
      });
      socket.on("error", () => {});
      socket.write(text);
      if (end) socket.end();
      await once(socket, "close").catch(() => {});
      return reply;
    },

    isAlive: async (): Promise<boolean> => statusOf(await entry.raw(get())) === 200,

    /** Expects a 4xx with one of our codes, or a closed connection, and that no handler saw the request. */
    async expectRefused(text: string | Buffer, options?: { end: boolean }): Promise<string> {
      const passed = entry.seen.length + entry.upgrades;
      const reply = await entry.raw(text, options);
      expect(entry.seen.length + entry.upgrades).toBe(passed);
      if (reply !== "") {
        expect(statusOf(reply)).toBeGreaterThanOrEqual(400);
        expect(statusOf(reply)).toBeLessThan(500);
        expect(reply).toMatch(/"code":"request\/[a-z-]+","message":"/);
        expect(reply).not.toMatch(/node|express|colyseus|\/work|at /i);
      }
      expect(await entry.isAlive()).toBe(true);
      return reply;
    },
  };
  beforeEach(async () => {
    entry.seen = [];
    entry.upgrades = 0;
    entry.faults = [];
    entry.handle = passEverything;
    await entry.open();
  });
  afterEach(async () => {
    entry.server.closeAllConnections();
    await new Promise((resolve) => entry.server.close(resolve));
  });
  return entry;
}
