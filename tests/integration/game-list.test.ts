import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createRoom, listRooms } from "../../schema/game/api.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { newMember } from "../support/people.ts";
import { statementsDuring } from "../support/statements.ts";

const FRIENDLY = "https://friend.example.org";
/** Leads to the same endpoint, and never to the answer that lies ready. */
const AROUND = `${listRooms.path}/`;

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ ALLOWED_ORIGINS: FRIENDLY });
  const host = await newMember(server.url, "Ọlámidé");
  const body = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "medium", rounds: 5 } as const;
  await host.must(createRoom, { body: { ...body, roomName: "Ìdùnnú 🕯️", isPrivate: false } });
});
afterAll(() => server.stop());
// Once somebody has asked, the list lies ready.
beforeEach(() => ask(AROUND));

interface Reply {
  readonly status: number | undefined;
  /** Without the time of the day. */
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

function ask(path: string, { method = "GET", headers = {} }: { method?: string; headers?: object } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const asked = request(server.url + path, { method, headers: { ...headers } }, async (response) => {
    const chunks: Buffer[] = await response.toArray();
    const { date: _, ...rest } = response.headers;
    resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString("utf8") });
  });
  asked.once("error", reject);
  asked.end();
  return promise;
}

describe("the list of public rooms that lies ready", () => {
  test("is what the endpoint answers otherwise, header by header and byte by byte", async () => {
    const ready = await ask(listRooms.path);
    expect(ready).toEqual(await ask(AROUND));
    expect(ready.status).toBe(200);
    expect(ready.headers["content-security-policy"]).toBe("default-src 'none';frame-ancestors 'none'");
    const { rooms } = listRooms.output.parse(JSON.parse(ready.body));
    expect(rooms).toMatchObject([{ roomName: "Ìdùnnú 🕯️", hostName: "Ọlámidé" }]);
  });

  test("has the same head without its body, and can be read by pages of an allowed origin only", async () => {
    for (const headers of [{}, { Origin: FRIENDLY }, { Origin: "https://stranger.example.org" }]) {
      const head = await ask(listRooms.path, { method: "HEAD", headers });
      expect(head).toEqual(await ask(AROUND, { method: "HEAD", headers }));
      expect(head.body).toBe("");
      expect(await ask(listRooms.path, { headers })).toEqual(await ask(AROUND, { headers }));
    }
    const friendly = await ask(listRooms.path, { headers: { Origin: FRIENDLY } });
    expect(friendly.headers["access-control-allow-origin"]).toBe(FRIENDLY);
  });

  test("asks the database nothing, whoever asks", async () => {
    const member = await newMember(server.url);
    await ask(AROUND);
    const sent = await statementsDuring(server.database, async () => {
      await ask(listRooms.path);
      await ask(listRooms.path, { headers: { Cookie: member.cookie } });
    });
    expect(sent).toEqual([]);
  });

  test("leaves everything else to the endpoint and its refusals", async () => {
    const codeOf = async (path: string, method = "GET") => {
      const { status, body } = await ask(path, { method, headers: { Origin: server.url } });
      return [status, (JSON.parse(body) as { code?: string }).code];
    };
    expect(await codeOf(`${listRooms.path}?page=2`)).toEqual([422, "request/invalid"]);
    expect(await codeOf(`${listRooms.path}?`)).toEqual([200, undefined]);
    expect(await codeOf(listRooms.path, "POST")).toEqual([401, "account/not-signed-in"]);
    expect(await codeOf(listRooms.path, "DELETE")).toEqual([404, "request/not-found"]);
  });

  test("shows a new room to whoever asks next", async () => {
    const host = await newMember(server.url, "Ada");
    const body = { gameType: "trivia", maxPlayers: 8, timeLimit: 30, difficulty: "easy", rounds: 5 } as const;
    const { roomId } = await host.must(createRoom, { body: { ...body, roomName: "Next", isPrivate: false } });
    const { rooms } = listRooms.output.parse(JSON.parse((await ask(listRooms.path)).body));
    expect(rooms.map((room) => room.roomId)).toContain(roomId);
  });
});
