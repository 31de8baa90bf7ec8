import { writeFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  request as sendRequest,
} from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { checkNginxFile } from "../../../bin/nginx.mjs";
import { type NginxProxy, proxyConfiguration, startProxy } from "../../../deploy/cluster/proxy.ts";
import { PROXY_BODY_MEGABYTES } from "../../../deploy/nginx-site.ts";
import { dataFolder } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

interface Seen {
  readonly by: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage["headers"];
  body: string;
}

const folder = dataFolder();
const seen: Seen[] = [];
/** Processes that end the connection after they have received a request. */
const broken = new Set<string>();
/** Processes that take a request and never answer. */
const hanging = new Set<string>();
/** Replies that a test ends. */
const late: ServerResponse[] = [];
let upstreams: Server[];
let proxy: NginxProxy;
let url: string;

beforeAll(async () => {
  upstreams = [fakeProcess("a"), fakeProcess("b")];
  const addresses = await Promise.all(upstreams.map(listenOnLoopback));
  const processes = ["a", "b"].map((name, at) => ({ name, address: addresses[at] as string }));
  const port = await testPort();
  url = `http://127.0.0.1:${port}`;
  proxy = await startProxy({
    folder: join(folder.path, "a proxy"),
    host: "127.0.0.1",
    port,
    processes,
    silentSeconds: 1,
  });
});
afterAll(async () => {
  await proxy?.stop();
  for (const each of upstreams ?? []) each.close();
  await folder.remove();
});
beforeEach(() => {
  seen.length = 0;
  broken.clear();
  hanging.clear();
  late.length = 0;
});

/** Waits until both processes are asked again: each is left out for two seconds after it failed. */
async function untilBothAnswer(): Promise<void> {
  await until(async () => {
    seen.length = 0;
    for (let times = 0; times < 4; times += 1) await fetch(`${url}/`);
    return new Set(seen.map(({ by }) => by)).size === 2;
  });
  seen.length = 0;
}

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
  broken.clear();
  await untilBothAnswer();
});

test.each(["POST", "PATCH", "PUT", "DELETE"])(
  "a %s that a process takes no connection for reaches the other one",
  async (method) => {
    const [a] = upstreams as [Server];
    const { port } = a.address() as AddressInfo;
    a.closeAllConnections();
    await new Promise((resolve) => a.close(resolve));
    try {
      for (let times = 0; times < 4; times += 1) {
        const response = await fetch(`${url}/api/change`, { method, body: "{}" });
        expect([response.status, await response.text()]).toEqual([200, "b"]);
      }
      expect(seen.map(({ body }) => body)).toEqual(Array(4).fill("{}"));
    } finally {
      await new Promise<void>((resolve) => a.listen(port, "127.0.0.1", resolve));
      await untilBothAnswer();
    }
  },
);

test("a process that hangs is left out, and the GET that found this out is answered by the other one", async () => {
  hanging.add("a");
  for (let times = 0; times < 4; times += 1) expect(await (await fetch(`${url}/page`)).text()).toBe("b");
  seen.length = 0;
  for (let times = 0; times < 6; times += 1) expect(await (await fetch(`${url}/page`)).text()).toBe("b");
  expect(seen.filter(({ by }) => by === "a").length).toBeLessThanOrEqual(2);
  hanging.clear();
  await untilBothAnswer();
});

test.each(["/api/admin/members/export", "/api/game/rooms/live", "/process/a/room"])(
  "the reply to %s may begin later than others, and is not asked for again",
  async (path) => {
    const reply = fetch(`${url}${path}?late`);
    await until(() => late.length === 1);
    hanging.add("a");
    // Whoever asks the process that hangs waits for longer than an ordinary reply may take.
    while (!seen.some(({ by, url: asked }) => by === "a" && asked === "/page")) await fetch(`${url}/page`);
    late[0]?.end("at last");
    expect(await (await reply).text()).toBe("at last");
    expect(seen.filter(({ url: asked }) => asked === `${path}?late`)).toHaveLength(1);
    hanging.clear();
    await untilBothAnswer();
  },
);

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
    const upload = sendRequest(`${url}/api/upload`, { method: "POST", headers: { "Content-Length": length } });
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
    const request: Seen = { by: name, method, url: path, headers, body: "" };
    seen.push(request);
    if (hanging.has(name)) return;
    if (broken.has(name)) return void received.socket.destroy();
    if (path.endsWith("?late")) return void late.push(response);
    if (path !== "/events") {
      received.on("data", (chunk: Buffer) => (request.body += chunk));
      return void received.once("end", () => response.end(name));
    }
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
