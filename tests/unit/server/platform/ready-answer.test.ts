import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createRoom, listRooms } from "../../../../schema/game/api.ts";
import { readLeaderboard } from "../../../../schema/leaderboard/api.ts";
import { readyAnswers } from "../../../../server/platform/ready-answer.ts";
import { readyRoute } from "../../../../server/platform/route.ts";

const list = Buffer.from('{"rooms":[]}');
let ready: Buffer | undefined = list;

const route = readyRoute(
  listRooms,
  () => ready,
  async () => ({ rooms: [] }),
);
const answer = readyAnswers([route], new Map([["X-Safe", "yes"]]));
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(418).end();
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = (path: string, method = "GET") =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

describe("an answer that lies ready", () => {
  test("goes out with the headers of every reply", async () => {
    ready = list;
    const response = await ask(listRooms.path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "x-safe": "yes",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": String(list.length),
    });
    expect(await response.text()).toBe(list.toString());
    expect((await ask(listRooms.path, "HEAD")).headers.get("content-length")).toBe(String(list.length));
  });

  test("is given for exactly its path, by GET and HEAD, while it is there", async () => {
    ready = list;
    const others = [`${listRooms.path}?`, `${listRooms.path}/`, listRooms.path.toUpperCase(), "/"];
    for (const path of others) expect((await ask(path)).status).toBe(418);
    for (const method of ["POST", "PUT", "DELETE"]) expect((await ask(listRooms.path, method)).status).toBe(418);
    ready = undefined;
    expect((await ask(listRooms.path)).status).toBe(418);
  });

  test("is kept only for what is the same for everybody", () => {
    expect(() =>
      readyRoute(
        readLeaderboard,
        () => undefined,
        async () => ({ rows: [] }),
      ),
    ).toThrow("not one list");
    expect(() =>
      readyRoute(
        createRoom,
        () => undefined,
        async () => Promise.reject(),
      ),
    ).toThrow("not one list");
  });
});
