import { expect, onTestFinished, test } from "vitest";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { messagesOf } from "../../support/game/player.ts";
import { ScriptedTable } from "../../support/game/scripted-table.ts";
import { readyStatus, untilReady } from "../../support/server/process.ts";
import { startTestCluster } from "../../support/server/test-cluster.ts";
import { until } from "../../support/until.ts";

test("GAME-164 GAME-165 PROCESS-21 a process that sleeps loses its games, and its place to a successor", async () => {
  const TEST_LEASE = JSON.stringify({ renewalMs: 200, graceMs: 3_000 });
  const cluster = await startTestCluster(["a", "b"], { TEST_LEASE });
  onTestFinished(() => cluster.stop());
  const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
    await cluster.database.fork().execute<Row[]>(sql.replace(/\$\d/g, "?"), values);
  const sleeper = cluster.process("a");
  const sleep = () => sleeper.child.kill("SIGSTOP");
  const wake = () => sleeper.child.kill("SIGCONT");
  const serversNamed = async (name: string) => (await query("select from servers where name = $1", [name])).length;

  const [playing, waiting] = [
    await ScriptedTable.open(cluster.at("a"), "trivia"),
    await ScriptedTable.open(cluster.at("a"), "word_battle"),
  ];
  playing.start();
  await playing.answer(0, 1);
  const players = [...playing.players, ...waiting.players];
  const closed = Promise.all([playing.closed(), waiting.closed()]);
  sleep();
  const lost = "select from game_rooms join servers on servers.id = server_id where closed_at is null and name = 'b'";
  await until(async () => (await query(lost)).length === 2);
  wake();
  expect((await closed).flat()).toEqual(Array(4).fill(CLOSE_CODES.draining));
  expect(players.flatMap((player) => messagesOf(player, "closed"))).toEqual([]);
  await playing.returnTo(cluster.at("b"));
  await playing.answer(1, 1);
  await playing.playOn(2);
  await playing.expectScriptedResult(query);
  // A statement that was under way as it fell asleep may find that its time is over.
  const failures = sleeper
    .output()
    .split("\n")
    .filter((line) => line.includes("a live room failed"));
  expect(failures.filter((line) => !line.includes("Query read timeout"))).toEqual([]);
  await until(async () => (await readyStatus(sleeper.url)) === 200);

  const ended = new Promise((resolve) => sleeper.child.once("exit", resolve));
  sleep();
  await until(async () => (await serversNamed("a")) === 0);
  const successor = await cluster.start("a");
  await untilReady(successor);
  wake();
  expect(await ended).toBe(0);
  expect(sleeper.output()).toContain("took the place of this one");
  cluster.replace("a", successor);
  expect(await readyStatus(cluster.at("a"))).toBe(200);
  expect(await serversNamed("a")).toBe(1);
});
