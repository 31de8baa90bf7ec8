import { afterAll, beforeAll, expect, test } from "vitest";
import { readLastGame, readPlayedGame } from "../../../schema/game/played-api.ts";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { finishSession, shortenSession, startSession } from "../../../server/game/game-session.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { addMembers, createTableRows } from "../../support/game/game-rows.ts";
import { answerRound, openGameRoom, type SeatedPlayer } from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { testDatabase } from "../../support/server/database.ts";
import { until } from "../../support/until.ts";

let database: Database;
let server: TestServer;
beforeAll(async () => {
  database = await testDatabase();
  server = await bootServer({}, { timings: { startingMs: 30, revealMs: 60_000, breakMs: 100 } });
});
afterAll(async () => {
  await server.stop();
  await database.close();
});

const roundsOf = async (sessionId: string) => {
  const sql = "select rounds from game_sessions where id = ?";
  const [session] = await database.fork().execute<{ rounds: number }[]>(sql, [sessionId]);
  return session?.rounds;
};

test("GAME-78 a running game is shortened, and a finished one is not", async () => {
  const em = database.fork();
  const { roomId } = await createTableRows(em, await addMembers(em, "Ada", "Ben"));
  const { sessionId } = await startSession(em, { roomId, rounds: 5 });
  await shortenSession(em, { roomId, sessionId, rounds: 3 });
  expect(await roundsOf(sessionId)).toBe(3);
  await finishSession(database.fork(), { roomId, sessionId });
  await shortenSession(database.fork(), { roomId, sessionId, rounds: 1 });
  expect(await roundsOf(sessionId)).toBe(3);
});

/** Two players, and the first round answered: right by the host, wrong by the guest. */
async function playedRound(): Promise<[SeatedPlayer, SeatedPlayer]> {
  const players = (await openGameRoom(server.url, 2)) as SeatedPlayer[];
  const [host, guest] = players as [SeatedPlayer, SeatedPlayer];
  host.room.send("start", {});
  await Promise.all([answerRound(host, 1, true), answerRound(guest, 1, false)]);
  await until(() => host.room.state.phase === "reveal");
  return [host, guest];
}

const ownRow = async ({ person }: SeatedPlayer) => {
  const { rows } = await person.must(readLeaderboard, { params: { gameType: "trivia" } });
  return rows.find(({ isMine }) => isMine);
};

test("GAME-78 everyone sees a pause, and then the results of the rounds that were played, which count", async () => {
  const [host, guest] = await playedRound();
  host.room.send("pause", {});
  await until(() => guest.room.state.isPaused);
  expect(guest.room.state).toMatchObject({ phase: "reveal", phaseEndsAt: 0 });
  host.room.send("resume", {});
  await until(() => guest.room.state.phase === "round" && guest.room.state.round === 2);
  host.room.send("end_game", {});
  await until(() => guest.room.state.rounds === 2);
  await Promise.all([answerRound(host, 2, true), answerRound(guest, 2, false)]);
  await until(() => host.room.state.phase === "reveal");
  host.room.send("next", {});
  await until(() => guest.room.state.phase === "finished");
  const score = host.room.state.players.get(host.memberId)?.score ?? 0;
  await until(async () => (await ownRow(host))?.total_score === score);
  expect(await ownRow(host)).toMatchObject({ total_games: 1, total_wins: 1, best_score: score });
  const { sessionId } = await guest.person.must(readLastGame, { params: { roomId: guest.seat.roomId } });
  const recap = await guest.person.must(readPlayedGame, { params: { sessionId } });
  expect(recap.rounds.map(({ round, state }) => [round, state])).toEqual([
    [1, "counted"],
    [2, "counted"],
  ]);
  expect(recap.players.map((player) => player.score)).toEqual([score, 0]);
});

test("GAME-79 a game that ends in its first round leaves nothing, and another one starts", async () => {
  const players = (await openGameRoom(server.url, 2)) as SeatedPlayer[];
  const [host, guest] = players as [SeatedPlayer, SeatedPlayer];
  host.room.send("start", {});
  await answerRound(host, 1, true);
  host.room.send("end_game", {});
  await until(() => guest.room.state.phase === "waiting");
  expect(await ownRow(host)).toBeUndefined();
  host.room.send("start", {});
  await answerRound(guest, 1, true);
});
