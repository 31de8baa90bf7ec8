import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signOut, signOutEverywhere } from "../../schema/account/api.ts";
import { createRoom, listRooms, takeSeat } from "../../schema/game/api.ts";
import { readLeaderboard } from "../../schema/leaderboard/api.ts";
import { CLOSE_CODES } from "../../schema/limits.ts";
import { suspendMember } from "../../server/account/account.ts";
import { bootServer, type TestServer } from "../support/boot.ts";
import { newMember, Person } from "../support/people.ts";
import { answerRound, comeBack, openTable, playGame, rightOption, type Seated } from "../support/table.ts";
import { until } from "../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const rows = <T>(sql: string, params: unknown[] = []) => server.database.fork().execute<T[]>(sql, params);

describe("a game night through the real server", () => {
  test("TRIVIA-1 scores equal the formula, and leaderboard rows count the game once", async () => {
    const table = await openTable(server.url, 3);
    await playGame(table, (player, round) => player === 0 || (player === 1 && round <= 2));
    const results = await rows<{ user_id: string; points_earned: number; response_time: string; is_correct: boolean }>(
      `select p.user_id, r.points_earned, r.response_time, r.is_correct from game_round_results r
         join game_participants p on p.id = r.participant_id where p.room_id = ?`,
      [table[0]?.seat.roomId],
    );
    expect(results).toHaveLength(15);
    for (const { is_correct, points_earned, response_time } of results) {
      const formula = Math.round(100 * (0.5 + (0.5 * (30 - Number(response_time))) / 60));
      expect(points_earned).toBe(is_correct ? formula : 0);
    }
    const [first, second, third] = table as [Seated, Seated, Seated];
    const scores = table.map(({ memberId }) =>
      results.filter((row) => row.user_id === memberId).reduce((sum, row) => sum + row.points_earned, 0),
    );
    const shown = table.map(({ memberId }) => first.room.state.players.get(memberId)?.score);
    expect(shown).toEqual(scores);
    expect(table.map(({ memberId }) => first.room.state.players.get(memberId)?.rank)).toEqual([1, 2, 3]);
    // The results show at once; the row follows as soon as it is written.
    const rowOf = async ({ person }: Seated) =>
      (await person.must(readLeaderboard, { params: { gameType: "trivia" } })).rows.find((row) => row.isMine);
    await until(async () => (await rowOf(first)) !== undefined);
    const mine = await rowOf(first);
    expect(mine).toMatchObject({ total_games: 1, total_wins: 1, best_score: scores[0], total_score: scores[0] });
    expect(
      (await third.person.must(readLeaderboard, { params: { gameType: "trivia" } })).rows.find((row) => row.isMine)
        ?.total_wins,
    ).toBe(0);
    expect(second.room.state.phase).toBe("finished");
  });

  test("a player who reloads in a round keeps seat, score and answer, and the state equals the others'", async () => {
    const table = await openTable(server.url, 2);
    const [host, guest] = table as [Seated, Seated];
    host.room.send("start", {});
    await answerRound(guest, 1, true);
    guest.room.connection.close();
    await until(() => host.room.state.players.get(guest.memberId)?.isConnected === false);
    await comeBack(guest);
    await until(() => host.room.state.players.get(guest.memberId)?.isConnected === true);
    await until(() => JSON.stringify(guest.room.state.toJSON()) === JSON.stringify(host.room.state.toJSON()));
    await answerRound(host, 1, true);
    await until(() => (guest.room.state.players.get(guest.memberId)?.score ?? 0) > 0);
  });

  test("a private room is in no list and cannot be told from none, except by its code", async () => {
    const [host] = (await openTable(server.url, 1, { isPrivate: true, roomName: "Secret supper" })) as [Seated];
    const stranger = await newMember(server.url);
    const { rooms } = await stranger.must(listRooms);
    expect(JSON.stringify(rooms)).not.toContain("Secret supper");
    const ask = (body: { code?: string }) => stranger.call(takeSeat, { params: { roomId: host.seat.roomId }, body });
    const none = await stranger.call(takeSeat, { params: { roomId: crypto.randomUUID() }, body: {} });
    const without = await ask({});
    expect([without.status, without.error]).toEqual([none.status, none.error]);
    expect((await ask({ code: "ABCDEF" })).error).toEqual(none.error);
    expect((await ask({ code: host.room.state.roomCode })).status).toBe(200);
  });

  test("a visitor who is not signed in gets no seat and opens no room", async () => {
    const visitor = new Person(server.url);
    const body = { gameType: "trivia", roomName: "x" } as const;
    expect((await visitor.call(createRoom, { body })).error?.code).toBe("account/not-signed-in");
  });

  test.each([
    ["signed out", (seated: Seated) => seated.person.must(signOut)],
    ["signed out everywhere", (seated: Seated) => seated.person.must(signOutEverywhere)],
    ["suspended", (seated: Seated) => suspendMember(server.database.fork(), seated.memberId)],
    [
      "marked as suspended while the session stays",
      (seated: Seated) => rows("update users set suspended_at = now() where id = ?", [seated.memberId]),
    ],
    [
      "expired",
      (seated: Seated) =>
        rows("update sessions set expires_at = now() - interval '1 second' where user_id = ?", [seated.memberId]),
    ],
  ])("a member who is %s loses the socket within 2 s and is refused a seat", async (_, end) => {
    const [, guest] = (await openTable(server.url, 2)) as [Seated, Seated];
    const closed = new Promise<number>((resolve) => guest.room.onLeave((code) => resolve(code)));
    const endedAt = performance.now();
    await end(guest);
    expect(await closed).toBe(CLOSE_CODES.sessionEnded);
    expect(performance.now() - endedAt).toBeLessThan(2_000);
    const again = await guest.person.call(takeSeat, { params: { roomId: guest.seat.roomId }, body: {} });
    expect(again.error?.code).toBe("account/not-signed-in");
  });

  test("one member opens at most so many rooms in an hour", async () => {
    const member = await newMember(server.url);
    const open = (n: number) => member.call(createRoom, { body: { gameType: "trivia", roomName: `Room ${n}` } });
    const answers = await Promise.all(Array.from({ length: 45 }, (_, n) => open(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(answers.find(({ status }) => status !== 200)?.error).toMatchObject({ code: "request/too-many" });
  });

  test("eight players sending the same answer twenty times at once make one result each", async () => {
    const table = await openTable(server.url, 8);
    (table[0] as Seated).room.send("start", {});
    await until(() => table.every(({ room }) => room.state.phase === "round" && room.state.options.length === 4));
    for (const { room } of table) {
      const message = { id: crypto.randomUUID(), round: 1, option: rightOption(room) };
      for (let n = 0; n < 20; n += 1) room.send("answer", message);
    }
    await until(() => table.every(({ room }) => room.state.phase !== "round"));
    const results = await rows<{ n: number }>(
      `select count(*)::int n from game_round_results r join game_participants p on p.id = r.participant_id
        where p.room_id = ? group by r.participant_id`,
      [(table[0] as Seated).seat.roomId],
    );
    expect(results.map(({ n }) => n)).toEqual([1, 1, 1, 1, 1, 1, 1, 1]);
  });
});
