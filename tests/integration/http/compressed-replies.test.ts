import { get, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ADULT, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
let cookie: string;
let messages: string;
beforeAll(async () => {
  server = await bootServer();
  const [ada, tunde] = await Promise.all(["Ada", "Tunde"].map((name) => newChatMember(server.url, name, ADULT)));
  if (!ada || !tunde) throw new Error("nobody came");
  const conversationId = await openConversationWith(ada, tunde.memberId);
  await server.database.fork().execute(
    `insert into messages (thread_id, seq, sender_id, request_id, content, created_at)
     select ?::uuid, place, case when place % 3 = 0 then ?::uuid else ?::uuid end,
       translate(left(encode(uuid_send(gen_random_uuid()), 'base64'), 12), '+/', '-_'),
       (array['Good evening', 'Are you coming on Friday?', 'Yes, God willing', 'Please bring the drums', 'Amen',
              'I will be late, the bus is full', 'See you at six'])[1 + place % 7],
       now() - interval '1 second' * (100 - place) * 47.123
     from generate_series(1, 100) as place`,
    [conversationId, ada.memberId, tunde.memberId],
  );
  cookie = ada.cookie;
  messages = `/api/chat/conversations/${conversationId}/messages`;
});
afterAll(() => server.stop());

/** A reply's raw bytes. */
function ask(path: string, encoding?: string): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  const headers = { Cookie: cookie, ...(encoding !== undefined && { "Accept-Encoding": encoding }) };
  return new Promise((resolve, reject) => {
    get(`${server.url}${path}`, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ headers: response.headers, body });
    }).once("error", reject);
  });
}

describe("a long reply", () => {
  test.each([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ])("a long reply is compressed for a caller that accepts %s", async (accepted, used, unpack) => {
    const plain = await ask(messages);
    const { headers, body } = await ask(messages, accepted);
    expect(headers["content-encoding"]).toBe(used);
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(JSON.parse(unpack(body).toString())).toEqual(JSON.parse(plain.body.toString()));
    expect(body.length).toBeLessThan(plain.body.length / 4);
  });

  test.each([undefined, "", "identity", "br;q=0, gzip;q=0", "zstd"])(
    "a long reply is not compressed for a caller that accepts %s",
    async (accepted) => {
      const { headers, body } = await ask(messages, accepted);
      expect(headers["content-encoding"]).toBeUndefined();
      expect(headers.vary).toContain("Accept-Encoding");
      expect(JSON.parse(body.toString()).messages).toHaveLength(100);
    },
  );
});

test("neither short replies nor refusals are compressed", async () => {
  for (const path of ["/api/account/session", "/api/chat/conversations?wrong=1"]) {
    const { headers, body } = await ask(path, "br, gzip");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(() => JSON.parse(body.toString())).not.toThrow();
  }
});
