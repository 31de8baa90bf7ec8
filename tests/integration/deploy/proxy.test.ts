import { writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { checkNginxFile } from "../../../bin/nginx.mjs";
import { type NginxProxy, proxyConfiguration, startProxy } from "../../../deploy/cluster/proxy.ts";
import { PROXY_BODY_MEGABYTES } from "../../../deploy/nginx-site.ts";
import { freePort } from "../../../server/platform/process/free-port.ts";
import { dataFolder } from "../../support/server/process.ts";
import { until } from "../../support/until.ts";

interface Seen {
  readonly by: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
}

const folder = dataFolder();
const seen: Seen[] = [];
/** Processes that end the connection after they have received a request. */
const broken = new Set<string>();
let upstreams: Server[];
let proxy: NginxProxy;
let url: string;

beforeAll(async () => {
  upstreams = [fakeProcess("a"), fakeProcess("b")];
  const addresses = await Promise.all(upstreams.map(listenOnLoopback));
  const processes = ["a", "b"].map((name, at) => ({ name, address: addresses[at] as string }));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  proxy = await startProxy({ folder: join(folder.path, "a proxy"), host: "127.0.0.1", port, processes });
});
afterAll(async () => {
  await proxy?.stop();
  for (const each of upstreams ?? []) each.close();
  await folder.remove();
});
beforeEach(() => {
  seen.length = 0;
  broken.clear();
});

test("the whole configuration passes nginx -t, also for one process and on all addresses", () => {
  const file = join(folder.path, "one.conf");
  const processes = [{ name: "the-only-one", address: "127.0.0.1:9" }];
  writeFileSync(file, proxyConfiguration({ folder: folder.path, host: "::", port: 8099, processes }));
  expect(checkNginxFile({ file, folder: folder.path })).toMatchObject({ isUsable: true });
});

test.each(["a", "b"])("an address below /process/%s/ reaches that process, unchanged", async (name) => {
  for (let times = 0; times < 3; times += 1) await fetch(`${url}/process/${name}/room%20x?sessionId=1`);
  expect(seen.map(({ by }) => by)).toEqual([name, name, name]);
  expect(seen[0]?.url).toBe(`/process/${name}/room%20x?sessionId=1`);
});

test("every other address is shared among the processes, also that of a process that nobody knows", async () => {
  for (let times = 0; times < 4; times += 1) await fetch(`${url}/api/health`);
  expect(new Set(seen.map(({ by }) => by))).toEqual(new Set(["a", "b"]));
  expect((await fetch(`${url}/process/c/room`)).status).toBe(200);
});

test("the server learns the true address: what a client has written stands further to the left", async () => {
  await fetch(`${url}/api/health`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
  expect(seen[0]?.headers).toMatchObject({
    "x-forwarded-for": "203.0.113.9, 127.0.0.1",
    "x-forwarded-proto": "http",
    host: new URL(url).host,
  });
});

test("a GET that a process does not answer is answered by the other one", async () => {
  broken.add("a");
  for (let times = 0; times < 4; times += 1) expect(await (await fetch(`${url}/page`)).text()).toBe("b");
});

test.each(["POST", "PUT", "DELETE"])("a %s that a process may have carried out is not repeated", async (method) => {
  broken.add("a").add("b");
  const { status } = await fetch(`${url}/api/change`, { method, body: "{}" });
  expect(status).toBe(502);
  expect(seen).toHaveLength(1);
  expect(seen[0]?.method).toBe(method);
  // The next test wants both processes: each is left out for two seconds after this.
  broken.clear();
  await until(async () => {
    seen.length = 0;
    for (let times = 0; times < 4; times += 1) await fetch(`${url}/`);
    return new Set(seen.map(({ by }) => by)).size === 2;
  });
});

test("a WebSocket passes in both directions", async () => {
  const socket = new WebSocket(`${url.replace("http", "ws")}/process/b/room?sessionId=2`);
  const answer = await new Promise((resolve, reject) => {
    socket.once("error", reject);
    socket.once("message", (data) => resolve(String(data)));
    socket.once("open", () => socket.send("hello"));
  });
  expect(answer).toBe("b heard hello");
  socket.terminate();
});

test("the events of a stream arrive one by one, while it goes on", async () => {
  const response = await fetch(`${url}/events`);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  expect(new TextDecoder().decode(value)).toBe("data: 1\n\n");
  await reader.cancel();
});

test("a body above the limit is refused before it reaches a process", async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const length = (PROXY_BODY_MEGABYTES + 1) * 1024 * 1024;
    const upload = request(`${url}/api/upload`, { method: "POST", headers: { "Content-Length": length } });
    upload.once("response", (response) => {
      resolve(response.statusCode);
      response.resume();
      upload.destroy();
    });
    upload.once("error", reject);
    upload.flushHeaders();
  });
  expect(status).toBe(413);
  expect(seen).toEqual([]);
});

function fakeProcess(name: string): Server {
  const server = createServer((received, response) => {
    const { method = "", url: path = "", headers } = received;
    seen.push({ by: name, method, url: path, headers });
    if (broken.has(name)) return void received.socket.destroy();
    if (path !== "/events") return void response.end(name);
    response.writeHead(200, { "Content-Type": "text/event-stream", "X-Accel-Buffering": "no" });
    response.write("data: 1\n\n");
  });
  const sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket) => socket.on("message", (data) => socket.send(`${name} heard ${String(data)}`)));
  return server;
}

function listenOnLoopback(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
