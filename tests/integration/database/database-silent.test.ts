import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../../server/platform/database/database.ts";
import { prepared } from "../../../server/platform/database/prepared.ts";
import { openLog } from "../../../server/platform/log.ts";
import { channelOf, joinChannelRoom } from "../../support/chat/channel.ts";
import { ADULT, newChatMember } from "../../support/chat/chat-member.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";
import { openTcpProxy, type TcpProxy } from "../../support/server/tcp-proxy.ts";
import { until } from "../../support/until.ts";

let proxy: TcpProxy;
let url: string;
beforeAll(async () => {
  const through = new URL(await freshDatabaseUrl());
  proxy = await openTcpProxy(Number(through.port));
  through.port = new URL(proxy.url).port;
  url = through.href;
});
afterAll(() => proxy.close());

describe("the only database connection in the pool stops responding", () => {
  let database: Database;
  beforeAll(async () => {
    const timeouts = { statementMs: 300, transactionStatementMs: 300 };
    database = await openDatabase({ url, poolSize: 1, log: openLog({ LOG_LEVEL: "fatal" }), timeouts });
  });
  afterAll(() => database.close());

  const answers = async () => {
    const rows = await database.fork().execute<{ one: number }[]>("select 1 as one");
    return rows[0]?.one === 1;
  };

  test("queries on a connection that stops responding fail, and another connection replaces it", async () => {
    await answers();
    void proxy.silenceOn("'unheard'");
    await expect(database.fork().execute("select 'unheard'")).rejects.toThrow("timeout");
    // Requests that were given the dead connection before it was detected fail too.
    await until(() => answers().catch(() => false));
  });

  test("a prepared statement on a connection that stops responding fails after the limit of the database", async () => {
    const lookUp = prepared<{ one: number }>("unheard-lookup", "select 1 as one");
    void proxy.silenceOn("unheard-lookup");
    const startedAt = performance.now();
    await expect(lookUp(database, [])).rejects.toThrow("timeout");
    expect(performance.now() - startedAt).toBeLessThan(5_000);
    expect(await lookUp(database, [])).toEqual([{ one: 1 }]);
  });

  test.each([
    ["at its start", "begin"],
    ["at a statement", "unheard-statement"],
    ["at its end", "commit"],
  ])("a transaction fails if its connection stops responding %s, and the next one succeeds", async (_, words) => {
    const transaction = () =>
      database.transaction(async (tx) => {
        await tx.em.execute("select 'heard'");
        return await tx.run<{ heard: string }>({ name: "unheard-statement", text: "select 'it' as heard" }, []);
      });
    void proxy.silenceOn(words);
    await expect(transaction()).rejects.toThrow();
    expect(await transaction()).toEqual([{ heard: "it" }]);
  });
});

describe("a message whose connection stops responding", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await bootServer({ DATABASE_URL: url });
  });
  afterAll(() => server.stop());

  test.each([
    ["before it is stored", "lock-free-threads", {}],
    ["while it is stored", "store-messages", {}],
    ["while a reply is looked at", "view-own-messages", { replyTo: 1 }],
  ])(
    "THREAD-2 if a connection stops responding %s, a resent message is stored and others aren't delayed",
    async (_, words, more) => {
      const ada = await newChatMember(server.url, "Ada", ADULT);
      const [choir, band] = [
        await channelOf(server.database, { owner: [ada] }),
        await channelOf(server.database, { owner: [ada] }),
      ];
      const [first, second] = [await joinChannelRoom(ada, choir), await joinChannelRoom(ada, band)];
      expect(await first.say("one")).toBe("stored");
      const send = () => first.ask("send", { content: "two", ...more }, "the-very-same");
      const silent = proxy.silenceOn(words);
      const lost = send();
      await silent;
      const behind = second.say("in the other channel");
      expect(await lost).toMatchObject({ code: "server/unavailable" });
      expect(await behind).toBe("stored");
      expect(await send()).toMatchObject({ message: { content: "two" } });
      await until(() => first.messages().length === 2);
      expect(first.messages().map(({ content }) => content)).toEqual(["one", "two"]);
    },
  );
});
