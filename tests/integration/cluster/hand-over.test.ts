import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { gameTypes } from "../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { ADULT, joinConversation, newChatMember, openConversationWith } from "../../support/chat/chat-member.ts";
import { ScriptedTable } from "../../support/game/scripted-table.ts";
import { readyStatus, untilReady } from "../../support/server/process.ts";
import { startTestCluster, type TestCluster } from "../../support/server/test-cluster.ts";
import { until } from "../../support/until.ts";

test("PROCESS-20 a process that would change the tables waits until the others have ended", async () => {
  const cluster = await startTestCluster(["a"]);
  onTestFinished(() => cluster.stop());
  const em = cluster.database.fork();
  const [last] = await em.execute<{ name: string }[]>("select name from migrations order by name desc limit 1");
  const name = last?.name ?? "";
  await em.execute("delete from migrations where name = ?", [name]);
  const next = await cluster.start("b");
  onTestFinished(() => void next.end("SIGKILL"));
  await until(() => next.output().includes("another server uses this database"));
  expect(await readyStatus(next.url)).toBe(0);
  expect(await readyStatus(cluster.process("a").url)).toBe(200);
  // Its tables are there already.
  await em.execute("insert into migrations (name) values (?)", [name]);
  await cluster.process("a").end("SIGTERM");
  await untilReady(next);
  expect(await next.end("SIGTERM")).toBe(0);
});

describe("of three processes", () => {
  let cluster: TestCluster;
  beforeAll(async () => {
    cluster = await startTestCluster(["a", "b", "c"], { DRAIN_SECONDS: "60" });
  });
  afterAll(() => cluster?.stop());

  const query = async <Row extends object>(sql: string, values: unknown[]): Promise<Row[]> =>
    await cluster.database.fork().execute<Row[]>(sql.replace(/\$\d/g, "?"), values);
  const openTables = (name: string) => Promise.all(gameTypes.map((game) => ScriptedTable.open(cluster.at(name), game)));

  test("GAME-162 PROCESS-8 one is killed: its games go on in the others, and theirs are not interrupted", async () => {
    const [[other], tables] = [await openTables("a"), await openTables("c")] as [ScriptedTable[], ScriptedTable[]];
    const calm = other as ScriptedTable;
    let interrupted = 0;
    void calm.closed().then(() => (interrupted += 1));
    for (const table of [calm, ...tables]) table.start();
    await calm.play(1, 1);
    await Promise.all(tables.map((table) => table.answer(0, 1)));
    const closed = Promise.all(tables.map((table) => table.closed()));
    await cluster.process("c").end("SIGKILL");
    await closed;
    for (const table of tables) {
      await table.returnTo(cluster.at("b"));
      await table.answer(1, 1);
      await table.playOn(2);
      await table.expectScriptedResult(query);
    }
    expect(interrupted).toBe(0);
    await calm.playOn(2);
    await calm.expectScriptedResult(query);
  });

  test("GAME-161 one is told to stop: games and conversations go on in another one, which it leaves", async () => {
    const tables = await openTables("b");
    const [ada, tunde] = await Promise.all([
      newChatMember(cluster.at("b"), "Ada", ADULT),
      newChatMember(cluster.at("b"), "Tunde", ADULT),
    ]);
    const conversationId = await openConversationWith(ada, tunde.memberId);
    const talk = await joinConversation(ada, conversationId);
    for (const table of tables) table.start();
    await Promise.all(tables.map((table) => table.answer(0, 1)));
    const closed = Promise.all(tables.map((table) => table.closed()));
    const ended = cluster.process("b").end("SIGTERM");
    await until(async () => (await readyStatus(cluster.process("b").url)) === 503);
    // Rounds are still open, so everything else goes on too.
    expect(await talk.say("before")).toBe("stored");
    await Promise.all(tables.map((table) => table.answer(1, 1)));
    expect((await closed).flat()).toEqual(tables.flatMap(() => [CLOSE_CODES.draining, CLOSE_CODES.draining]));
    expect(await ended).toBe(0);

    const next = await cluster.start("b");
    await untilReady(next);
    cluster.replace("b", next);
    for (const table of tables) {
      await table.returnTo(cluster.at("a"));
      await table.playOn(2);
      await table.expectScriptedResult(query);
    }
    const again = await joinConversation(ada, conversationId);
    expect(await again.say("after")).toBe("stored");
    const stored = await query<{ content: string }>("select content from messages where thread_id = $1 order by seq", [
      conversationId,
    ]);
    expect(stored.map(({ content }) => content)).toEqual(["before", "after"]);
    expect(await next.end("SIGTERM")).toBe(0);
  });
});
