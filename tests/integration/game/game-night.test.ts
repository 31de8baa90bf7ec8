import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { score, wordError } from "../../../rooms/word-battle/rules.ts";
import { signOut, signOutEverywhere } from "../../../schema/account/api.ts";
import { createRoom, takeSeat } from "../../../schema/game/api.ts";
import { listRooms } from "../../../schema/game/list-api.ts";
import { rankOf } from "../../../schema/game/rank.ts";
import { type GameType, gameTypes } from "../../../schema/game/settings.ts";
import { readLeaderboard } from "../../../schema/leaderboard/api.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import { suspendMember } from "../../../server/account/account.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { playedGames } from "../../support/game/played-game.ts";
import {
  answerRound,
  openGameRoom,
  playGame,
  rejoin,
  roundOpens,
  type SeatedPlayer,
} from "../../support/game/player.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const rows = <T>(sql: string, params: unknown[] = []) => server.database.fork().execute<T[]>(sql, params);

interface ResultRow {
  readonly user_id: string;
  readonly round_number: number;
  readonly answer: string;
  readonly points_earned: number;
  readonly response_time: string;
  readonly is_correct: boolean;
}

/** The score formulas of TRIVIA-1 and WORD-2, computed from the stored rows. */
const formula: Readonly<Record<GameType, (row: ResultRow) => number>> = {
  trivia: ({ response_time }) => Math.round(100 * (0.5 + (0.5 * (30 - Number(response_time))) / 60)),
  word_battle: ({ answer }) => score(answer),
};

const resultsIn = (roomId: string) =>
  rows<ResultRow>(
    `select p.user_id, r.* from game_round_results r join game_participants p on p.id = r.participant_id
      where p.room_id = ?`,
    [roomId],
  );

describe.each(gameTypes)("a full game of %s through the real server", (game) => {
  test("TRIVIA-1 WORD-2 GAME-20 scores follow the formula, and leaderboards count the game once", async () => {
    const table = await openGameRoom(server.url, 3, { game });
    await playGame(table, (player, round) => player === 0 || (player === 1 && round <= 2));
    const [first, second, third] = table as [SeatedPlayer, SeatedPlayer, SeatedPlayer];
    const results = await resultsIn(first.seat.roomId);
    expect(results).toHaveLength(15);
    for (const row of results) expect(row.points_earned).toBe(row.is_correct ? formula[game](row) : 0);
    const scores = table.map(({ memberId }) =>
      results.filter((row) => row.user_id === memberId).reduce((sum, row) => sum + row.points_earned, 0),
    );
    const shown = table.map(({ memberId }) => second.room.state.players.get(memberId));
    expect(shown.map((player) => player?.score)).toEqual(scores);
    expect(shown.map((player) => player?.rank)).toEqual(scores.map((score) => rankOf(score, scores)));
    // The results are shown at once; the leaderboard row appears as soon as it is written.
    const rowOf = async ({ person }: SeatedPlayer, gameType: GameType) =>
      (await person.must(readLeaderboard, { params: { gameType } })).rows.find((row) => row.isMine);
    await until(async () => (await rowOf(first, game)) !== undefined);
    const mine = await rowOf(first, game);
    expect(mine).toMatchObject({ total_games: 1, total_wins: 1, best_score: scores[0], total_score: scores[0] });
    expect((await rowOf(third, game))?.total_wins).toBe(0);
    for (const other of gameTypes) if (other !== game) expect(await rowOf(first, other)).toBeUndefined();
  });

  test("a player who reloads during a round keeps seat, score and answer, and the same state as others", async () => {
    const table = await openGameRoom(server.url, 2, { game });
    const [host, guest] = table as [SeatedPlayer, SeatedPlayer];
    host.room.send("start", {});
    await answerRound(guest, 1, true);
    guest.room.connection.close();
    await until(() => host.room.state.players.get(guest.memberId)?.isConnected === false);
    await rejoin(guest);
    await until(() => host.room.state.players.get(guest.memberId)?.isConnected === true);
    await until(() => JSON.stringify(guest.room.state.toJSON()) === JSON.stringify(host.room.state.toJSON()));
    await answerRound(host, 1, true);
    await until(() => (guest.room.state.players.get(guest.memberId)?.score ?? 0) > 0);
  });

  test("a private room is in no list, and without its code it looks like a missing room", async () => {
    const [host] = (await openGameRoom(server.url, 1, { game, isPrivate: true, roomName: "Secret supper" })) as [
      SeatedPlayer,
    ];
    const stranger = await newMember(server.url);
    const { rooms } = await stranger.must(listRooms);
    expect(JSON.stringify(rooms)).not.toContain("Secret supper");
    const ask = (body: { code?: string }) => stranger.call(takeSeat, { params: { roomId: host.seat.roomId }, body });
    const none = await stranger.call(takeSeat, { params: { roomId: crypto.randomUUID() }, body: {} });
    const without = await ask({});
    expect([without.status, without.error]).toEqual([none.status, { ...none.error, requestId: expect.any(String) }]);
    expect((await ask({ code: "ABCDEF" })).error).toEqual({ ...none.error, requestId: expect.any(String) });
    expect((await ask({ code: host.room.state.roomCode })).status).toBe(200);
  });

  test.each([
    ["signed out", (seated: SeatedPlayer) => seated.person.must(signOut)],
    ["signed out everywhere", (seated: SeatedPlayer) => seated.person.must(signOutEverywhere)],
    ["suspended", (seated: SeatedPlayer) => suspendMember(server.database.fork(), seated.memberId)],
    [
      "marked as suspended while the session stays",
      (seated: SeatedPlayer) => rows("update users set suspended_at = now() where id = ?", [seated.memberId]),
    ],
    [
      "expired",
      (seated: SeatedPlayer) =>
        rows("update sessions set expires_at = now() - interval '1 second' where user_id = ?", [seated.memberId]),
    ],
  ])("a member who is %s loses the socket and is refused a seat", async (_, end) => {
    const [, guest] = (await openGameRoom(server.url, 2, { game })) as [SeatedPlayer, SeatedPlayer];
    const closed = new Promise<number>((resolve) => guest.room.onLeave((code) => resolve(code)));
    await end(guest);
    expect(await closed).toBe(CLOSE_CODES.sessionEnded);
    const again = await guest.person.call(takeSeat, { params: { roomId: guest.seat.roomId }, body: {} });
    expect(again.error?.code).toBe("account/not-signed-in");
  });

  test("eight players who each send one answer twenty times at once get one result each", async () => {
    const table = await openGameRoom(server.url, 8, { game });
    (table[0] as SeatedPlayer).room.send("start", {});
    for (const seated of table) await roundOpens(seated, 1);
    for (const { room } of table) {
      const { request, payload } = playedGames[game].reply(room.state, "right");
      const message = { id: crypto.randomUUID(), round: 1, ...payload };
      for (let n = 0; n < 20; n += 1) room.send(request, message);
    }
    await until(() => table.every(({ room }) => room.state.phase !== "round"));
    const results = await rows<{ n: number }>(
      `select count(*)::int n from game_round_results r join game_participants p on p.id = r.participant_id
        where p.room_id = ? group by r.participant_id`,
      [(table[0] as SeatedPlayer).seat.roomId],
    );
    expect(results.map(({ n }) => n)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});

describe("access to games", () => {
  test("a visitor who is not signed in can neither take a seat nor open a room", async () => {
    const visitor = new Person(server.url);
    const body = { gameType: "trivia", roomName: "x" } as const;
    expect((await visitor.call(createRoom, { body })).error?.code).toBe("account/not-signed-in");
  });

  test("a member can open only a limited number of rooms per hour", async () => {
    const member = await newMember(server.url);
    const open = (n: number) =>
      member.call(createRoom, { body: { gameType: "trivia", roomName: `Room ${n}`, isPrivate: true } });
    const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => open(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({ code: "request/too-many" });
  });
});

describe("the stored rows of a word battle game", () => {
  test("WORD-3 a word battle game is stored with the letters of each round, each word and its end", async () => {
    const table = await openGameRoom(server.url, 2, { game: "word_battle" });
    const [host] = table as [SeatedPlayer<"word_battle">, SeatedPlayer<"word_battle">];
    const { roomId } = host.seat;
    const shown = new Map<number, string>();
    host.room.onStateChange(({ phase, round, letters }) => void (phase === "round" && shown.set(round, letters)));
    await playGame(table, (player, round) => player === 0 || round === 3);
    const sessions = () => rows<{ status: string }>("select status from game_sessions where room_id = ?", [roomId]);
    await until(async () => (await sessions())[0]?.status !== "active");
    expect(await sessions()).toEqual([{ status: "finished" }]);
    const drawn = await rows<{ round_number: number; drawn_text: string; question_id: string | null }>(
      `select r.round_number, r.drawn_text, r.question_id from game_rounds r join game_sessions s on s.id = r.session_id
        where s.room_id = ? order by r.round_number`,
      [roomId],
    );
    expect(drawn.map(({ drawn_text, question_id }) => [drawn_text, question_id])).toEqual(
      [1, 2, 3, 4, 5].map((round) => [shown.get(round), null]),
    );
    const results = await resultsIn(roomId);
    expect(results).toHaveLength(10);
    for (const { answer, round_number, is_correct, user_id } of results) {
      expect(wordError(answer, shown.get(round_number) ?? "")).toBeUndefined();
      expect(is_correct).toBe(user_id === host.memberId || round_number === 3);
    }
    const boards = await rows<{ game_type: string; total_games: number }>(
      "select game_type, total_games from game_leaderboards where user_id in (?)",
      [table.map(({ memberId }) => memberId)],
    );
    expect(boards).toEqual(Array(2).fill({ game_type: "word_battle", total_games: 1 }));
  });
});
