import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { AnsweredRequest } from "../../../../../server/platform/http-entry/answered-request.ts";
import { noteEndpoint } from "../../../../../server/platform/http-entry/current-request.ts";
import { createHttpEntry, type HttpEntry } from "../../../../../server/platform/http-entry/http-entry.ts";
import { openLog } from "../../../../../server/platform/log.ts";
import { until } from "../../../../support/until.ts";

const entries: HttpEntry[] = [];
afterEach(() => {
  for (const entry of entries.splice(0)) {
    entry.closeAllConnections();
    entry.close();
  }
});

type Handle = (request: IncomingMessage, response: ServerResponse) => void;
const generated = /^[0-9a-f]{12}$/;

/** An entry whose handler answers, and logs one line while it does so. */
async function openEntry(options: { trustedProxies?: string[]; handle?: Handle } = {}) {
  const lines: { requestId?: string; msg: string }[] = [];
  const answered: AnsweredRequest[] = [];
  const log = openLog({ LOG_LEVEL: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
  const entry = createHttpEntry({
    publicUrl: "",
    allowedOrigins: [],
    trustedProxies: options.trustedProxies ?? [],
    maxBodyBytes: 100,
    log,
    handle: (request, response) => {
      log.info("handled");
      (options.handle ?? ((_, reply) => void reply.end("done")))(request, response);
    },
    handleUpgrade: (_request, socket) => socket.destroy(),
    onAnswered: (each) => void answered.push(each),
  });
  entries.push(entry);
  entry.listen(0, "127.0.0.1");
  await once(entry, "listening");
  const url = `http://127.0.0.1:${(entry.address() as AddressInfo).port}`;
  return { url, lines, answered, log };
}

test("MONITORING-5 each request has an id of its own, which its log lines have", async () => {
  const { url, lines } = await openEntry();
  await fetch(url);
  await fetch(url);
  const [one, other] = lines.map(({ requestId }) => requestId);
  expect(one).toMatch(generated);
  expect(other).toMatch(generated);
  expect(one).not.toBe(other);
});

test("MONITORING-5 a trusted proxy's id is used if it is well-formed", async () => {
  const { url, lines } = await openEntry({ trustedProxies: ["127.0.0.1"] });
  const ids = ["f3a9c2e1-7b54-4d10-9f00-aa17c1d2e3f4", "short", "with spaces in it", "x".repeat(65)];
  for (const id of ids) await fetch(url, { headers: { "X-Request-Id": id } });
  const [given, ...others] = lines.map(({ requestId }) => requestId);
  expect(given).toBe(ids[0]);
  expect(others).toEqual([generated, generated, generated].map((form) => expect.stringMatching(form)));
});

test("MONITORING-5 nobody else chooses the id of a request", async () => {
  const { url, lines } = await openEntry();
  await fetch(url, { headers: { "X-Request-Id": "f3a9c2e1-7b54-4d10-9f00-aa17c1d2e3f4" } });
  expect(lines[0]?.requestId).toMatch(generated);
});

test("MONITORING-5 a request that is rejected at the entry names its id in header and body", async () => {
  const { url } = await openEntry();
  const response = await fetch(url, { method: "POST", headers: { Origin: "https://evil.example" } });
  const { code, requestId } = (await response.json()) as { code: string; requestId: string };
  expect(code).toBe("request/foreign-origin");
  expect(requestId).toMatch(generated);
  expect(response.headers.get("x-request-id")).toBe(requestId);
});

test("MONITORING-5 what goes on after the reply does not count to the request", async () => {
  let later = () => {};
  const { url, lines, answered, log } = await openEntry({
    handle: (_request, response) => {
      // Bound to the request, like a timer of a room that was opened by it.
      const timer = new Promise<void>((resolve) => {
        later = resolve;
      });
      void timer.then(() => log.info("later"));
      response.end();
    },
  });
  await fetch(url);
  await until(() => answered.length === 1);
  later();
  await until(() => lines.length === 2);
  expect(lines[1]).not.toHaveProperty("requestId");
});

test("MONITORING-4 a request counts by its endpoint, or under one of four names", async () => {
  const { url, answered } = await openEntry({
    handle: ({ url: target }, response) => {
      if (target === "/api/posts/7") noteEndpoint({ name: "GET /api/posts/:postId", isStream: false });
      response.end();
    },
  });
  const paths = ["/api/posts/7", "/api/none/of/ours", "/API/none", "/wp-login.php?x=1", "/assets/a.js", "/metrics"];
  for (const path of paths) await fetch(url + path);
  await until(() => answered.length === paths.length);
  const expected = ["GET /api/posts/:postId", "unknown", "unknown", "page", "asset", "metrics"];
  expect(answered.map(({ endpoint }) => endpoint)).toEqual(expected);
});

test("MONITORING-7 a request is reported with status, bytes and duration", async () => {
  const { url, answered } = await openEntry({
    handle: (request, response) => {
      if (request.url === "/gone") response.destroy();
      else response.writeHead(201).end("x".repeat(1_000));
    },
  });
  await fetch(url);
  await expect(fetch(`${url}/gone`)).rejects.toThrow();
  await fetch(url, { method: "POST", body: "x".repeat(101), headers: { Origin: url } }).catch(() => undefined);
  await until(() => answered.length === 3);
  expect(answered.map(({ status }) => status)).toEqual([201, null, 413]);
  expect(answered[0]?.bytes).toBeGreaterThan(1_000);
  expect(answered[0]?.seconds).toBeGreaterThanOrEqual(0);
});
