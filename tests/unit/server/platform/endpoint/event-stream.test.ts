import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import type { Request, Response } from "express";
import { expect, test } from "vitest";
import { sendEvents } from "../../../../../server/platform/endpoint/event-stream.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

test("a client that does not read its event stream gets nothing more once the server drains", async () => {
  const draining = new AbortController();
  const failures: unknown[] = [];
  const started = Promise.withResolvers<{ send: (json: string) => void; response: Response }>();
  let isStopped = false;
  const server = createServer((request, response) => {
    response.on("error", (error) => failures.push(error));
    const start = (send: (json: string) => void) => {
      started.resolve({ send, response: response as Response });
      return () => {
        isStopped = true;
      };
    };
    const watcher = { request: request as Request, response: response as Response, address: "192.0.2.1" };
    sendEvents(start, watcher, draining.signal).catch((error: unknown) => failures.push(error));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  try {
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: test\r\n\r\n");
    const { send, response } = await started.promise;
    // Until both ends of the connection are full, so that the response cannot finish.
    while (response.writableLength === 0) {
      send("x".repeat(16 * 1024));
      await turn();
    }
    draining.abort();
    await turn();
    send("{}");
    await turn();
    expect(isStopped).toBe(true);
    expect(failures).toEqual([]);
  } finally {
    socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
