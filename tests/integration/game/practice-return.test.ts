import { afterAll, expect, test } from "vitest";
import { readOwnPoints } from "../../../schema/leaderboard/api.ts";
import { answerRound, openPractice, rejoin, roundOpens } from "../../support/game/player.ts";
import { dataFolder, startProcess, untilReady } from "../../support/server/process.ts";
import { testPort } from "../../support/server/test-port.ts";
import { until } from "../../support/until.ts";

const folder = dataFolder();
afterAll(() => folder.remove());

const port = await testPort();

async function startServer(startingMs = 30) {
  const server = await startProcess({
    dataDir: folder.path,
    port,
    timings: { startingMs, revealMs: 100, breakMs: 30 },
  });
  await untilReady(server);
  return server;
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  "GAME-175 practice outlives its server after %s, at the same score, and counts for nobody then either",
  async (signal) => {
    const first = await startServer();
    const ada = await openPractice(first.url, "word_battle");
    for (const round of [1, 2]) await answerRound(ada, round, true);
    await roundOpens(ada, 3);
    const { score } = ada.room.state.players.get(ada.memberId) ?? {};
    await first.end(signal);

    const next = await startServer();
    await rejoin(ada);
    await roundOpens(ada, 3);
    expect(ada.room.state).toMatchObject({ isPractice: true, maxPlayers: 1 });
    expect(ada.room.state.players.get(ada.memberId)?.score).toBe(score);
    for (const round of [3, 4, 5]) await answerRound(ada, round, true);
    await until(() => ada.room.state.phase === "finished");
    expect(await ada.person.must(readOwnPoints)).toEqual({ points: 0, games: 0 });
    expect(await next.end("SIGTERM")).toBe(0);
  },
);

test("GAME-175 practice that was in its countdown starts again when its player is back", async () => {
  const first = await startServer(60_000);
  const ada = await openPractice(first.url, "trivia");
  await until(() => ada.room.state.phase === "starting");
  await first.end("SIGTERM");

  const next = await startServer();
  await rejoin(ada);
  await answerRound(ada, 1, true);
  expect(await next.end("SIGTERM")).toBe(0);
});
