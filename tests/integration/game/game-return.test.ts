import { afterAll, describe, expect, test } from "vitest";
import { watchByCode } from "../../../schema/game/api.ts";
import { gameTypes } from "../../../schema/game/settings.ts";
import { newMember } from "../../support/account/people.ts";
import { answerRound, openGameRoom, rejoin, roundOpens, type SeatedPlayer } from "../../support/game/player.ts";
import { withDatabase } from "../../support/server/kill-at-end.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());

const timings = { startingMs: 30, revealMs: 100, breakMs: 30 };
const port = await testPort();

async function startServer() {
  const server = await startProcess({ dataDir: folder.path, port, timings });
  await untilReady(server);
  return server;
}

const watchersIn = (dataDir: string, roomId: string) =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ user_id: string; first_seen_at: Date; last_seen_at: Date }>(
      "select user_id, first_seen_at, last_seen_at from game_watchers where room_id = $1",
      [roomId],
    );
    return rows;
  });

const tableOf = ([host]: SeatedPlayer[]) =>
  [...(host as SeatedPlayer).room.state.players.values()].map(({ memberId, seat, score, displayName }) => ({
    memberId,
    seat,
    score,
    displayName,
  }));

describe.each(gameTypes)("a server that ends in the middle of %s", (game) => {
  test.each([
    ["GAME-110 is killed", "SIGKILL"],
    ["GAME-112 shuts down", "SIGTERM"],
  ] as const)("%s: the same people are in the same seats of the same game", async (_, signal) => {
    const first = await startServer();
    const players: SeatedPlayer[] = await openGameRoom(first.url, 3, { game });
    const [host, ann, ben] = players as [SeatedPlayer, SeatedPlayer, SeatedPlayer];
    host.room.send("start", {});
    for (const round of [1, 2]) await Promise.all(players.map((each) => answerRound(each, round, each === host)));
    await answerRound(host, 3, true);
    const table = tableOf(players);
    const code = host.room.state.roomCode;
    await first.end(signal);

    const next = await startServer();
    await Promise.all(players.map(rejoin));
    await Promise.all(players.map((each) => roundOpens(each, 3)));
    expect(tableOf(players)).toEqual(table);
    expect(host.room.state).toMatchObject({ roomCode: code, hostId: host.memberId });
    expect(host.room.state.players.get(host.memberId)?.hasAnswered).toBe(true);
    await Promise.all([ann, ben].map((each) => answerRound(each, 3, false)));
    for (const round of [4, 5]) await Promise.all(players.map((each) => answerRound(each, round, each === host)));
    await until(() => players.every(({ room }) => room.state.phase === "finished"));
    expect(tableOf(players).map(({ score }) => score > 0)).toEqual([true, false, false]);
    expect(host.room.state.players.get(host.memberId)?.streak).toBe(5);
    expect(await next.end("SIGTERM")).toBe(0);
  });
});

test.each(["SIGKILL", "SIGTERM"] as const)(
  "GAME-99 GAME-110 who watched stays known after %s, once",
  async (signal) => {
    const first = await startServer();
    const [host] = (await openGameRoom(first.url, 2, { isPrivate: true })) as [SeatedPlayer];
    const late = await newMember(first.url, "Late Ade");
    const watch = async () => late.sit(await late.must(watchByCode, { body: { code: host.room.state.roomCode } }));
    await watch();
    await until(() => host.room.state.watchers === 1);
    await until(async () => (await watchersIn(folder.path, host.seat.roomId)).length === 1);
    const [before] = await watchersIn(folder.path, host.seat.roomId);
    await first.end(signal);
    const next = await startServer();
    await rejoin(host);
    await watch();
    await until(async () => {
      const [now] = await watchersIn(folder.path, host.seat.roomId);
      return now !== undefined && before !== undefined && now.last_seen_at > before.last_seen_at;
    });
    const after = await watchersIn(folder.path, host.seat.roomId);
    expect(after).toEqual([{ ...before, last_seen_at: expect.any(Date) }]);
    await next.end("SIGTERM");
  },
);

test("GAME-110 a waiting room and its code survive a killed server", async () => {
  const first = await startServer();
  const players: SeatedPlayer[] = await openGameRoom(first.url, 2);
  const [host, guest] = players as [SeatedPlayer, SeatedPlayer];
  const table = tableOf(players);
  await first.end("SIGKILL");
  const next = await startServer();
  await Promise.all(players.map(rejoin));
  expect(tableOf(players)).toEqual(table);
  host.room.send("start", {});
  await answerRound(guest, 1, true);
  await next.end("SIGTERM");
});
