import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createRoom,
  joinByCode,
  listRooms,
  practise,
  takeSeat,
  watchByCode,
  watchGame,
} from "../../../schema/game/api.ts";
import { gameTypes } from "../../../schema/game/settings.ts";
import { CLOSE_CODES, PUBLIC_ROOMS_WAITING_MAX } from "../../../schema/limits.ts";
import { newMember, type Person } from "../../support/account/people.ts";
import { playedGames } from "../../support/game/played-game.ts";
import {
  messagesOf,
  openPractice,
  playPractice,
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

const openRooms = async (memberId: string) => {
  const sql = "select id from game_rooms where host_id = ? and closed_at is null";
  return (await server.database.fork().execute<{ id: string }[]>(sql, [memberId])).map(({ id }) => id);
};

const left = ({ room }: Pick<SeatedPlayer<"trivia">, "room">): Promise<number> =>
  new Promise((resolve) => room.onLeave(resolve));

describe.each(gameTypes)("practice of %s", (game) => {
  test("GAME-170 GAME-174 starts by itself, is played to its end alone, and starts again at once", async () => {
    const ada = await openPractice(server.url, game);
    await playPractice(ada, (round) => round % 2 === 1);
    const own = ada.room.state.players.get(ada.memberId);
    expect(ada.room.state).toMatchObject({ isPractice: true, isPrivate: true, maxPlayers: 1, rounds: 5, round: 5 });
    expect([own?.rank, own?.streak, (own?.score ?? 0) > 0]).toEqual([1, 1, true]);
    ada.room.send("play_again", {});
    await playPractice(ada, () => false);
    expect(own?.score).toBe(0);
    expect(messagesOf(ada, "refused")).toEqual([]);
  });

  test("GAME-171 nobody else gets in by its id or its code, whatever the phase, and it is in no list", async () => {
    const ada = await openPractice(server.url, game);
    const other = await newMember(server.url, "Other");
    const { roomId } = ada.seat;
    const tryAll = async (code: string) => {
      const params = { roomId };
      const calls = [
        other.call(takeSeat, { params, body: {} }),
        other.call(takeSeat, { params, body: { code } }),
        other.call(joinByCode, { body: { code } }),
        other.call(watchGame, { params, body: {} }),
        other.call(watchGame, { params, body: { code } }),
        other.call(watchByCode, { body: { code } }),
      ];
      return (await Promise.all(calls)).map(({ error }) => error?.code);
    };
    const none = Array(6).fill("game/room-not-found");
    await roundOpens(ada, 1);
    expect(await tryAll(ada.room.state.roomCode)).toEqual(none);
    await playPractice(ada);
    expect(await tryAll(ada.room.state.roomCode)).toEqual(none);
    expect(ada.room.state.players.size).toBe(1);
    const { rooms } = await other.must(listRooms);
    expect(rooms.some((room) => room.roomId === roomId)).toBe(false);
  });

  test("GAME-1 GAME-171 its member comes back to the seat without a code, also to watch", async () => {
    const ada = await openPractice(server.url, game);
    await roundOpens(ada, 1);
    const seat = await ada.person.must(watchGame, { params: { roomId: ada.seat.roomId }, body: {} });
    expect(seat).toMatchObject({ roomId: ada.seat.roomId, memberId: ada.memberId });
    await rejoin(ada);
    await playPractice(ada);
    expect(ada.room.state.players.size).toBe(1);
  });
});

test("GAME-171 its member gets no key for a screen in a hall", async () => {
  const ada = await openPractice(server.url, "trivia");
  await roundOpens(ada, 1);
  ada.room.send("show_screen", { id: "screen-please" });
  await until(() => messagesOf(ada, "refused").length === 1);
  expect(messagesOf(ada, "refused")).toEqual([
    { request: "show_screen", code: "game/practice-alone", id: "screen-please" },
  ]);
});

test("GAME-173 another practice game closes the one before, with the reason", async () => {
  const first = await openPractice(server.url, "trivia");
  await roundOpens(first, 1);
  const closed = left(first);
  const second = await openPractice(server.url, "word_battle", first.person);
  expect(await closed).toBe(CLOSE_CODES.roomClosed);
  expect(messagesOf(first, "closed")).toEqual([{ reason: "replaced" }]);
  expect(await openRooms(first.memberId)).toEqual([second.seat.roomId]);
  const again = await first.person.call(takeSeat, { params: { roomId: first.seat.roomId }, body: {} });
  expect(again.error?.code).toBe("game/room-closed");
  await playPractice(second);
});

test("GAME-173 of several practice games that begin at once, one stays", async () => {
  const ada = await newMember(server.url, "Hasty Ada");
  const begin = (person: Person) => person.call(practise, { body: { gameType: "trivia" } });
  const seats = await Promise.all(Array.from({ length: 5 }, () => begin(ada)));
  const [open, ...others] = await openRooms(ada.me?.memberId ?? "");
  expect(others).toEqual([]);
  expect(seats.filter(({ status }) => status === 200).map(({ body }) => body.roomId)).toContain(open);
});

test("GAME-173 three public rooms that wait keep nobody from practising, nor practice from opening them", async () => {
  const ada = await openPractice(server.url, "trivia");
  const open = () => ada.person.call(createRoom, { body: playedGames.trivia.settings });
  for (let count = 0; count < PUBLIC_ROOMS_WAITING_MAX; count += 1) expect((await open()).status).toBe(200);
  expect((await open()).error?.code).toBe("game/too-many-waiting");
  await playPractice(await openPractice(server.url, "trivia", ada.person));
});

test("GAME-170 who cannot be given a game gets the reason, and may start once there are questions", async () => {
  const em = server.database.fork();
  await em.execute("update trivia_questions set is_active = false");
  const ada = await openPractice(server.url, "trivia");
  await until(() => messagesOf(ada, "refused").length === 1);
  expect(messagesOf(ada, "refused")).toEqual([{ request: "start", code: "trivia/no-questions" }]);
  expect(ada.room.state.phase).toBe("waiting");
  await em.execute("update trivia_questions set is_active = true");
  ada.room.send("start", {});
  await playPractice(ada);
});

test("GAME-170 nobody requests practice with settings of their own", async () => {
  const ada = await newMember(server.url, "Sly Ada");
  const settings = { ...playedGames.trivia.settings, isPractice: true };
  expect((await ada.call(createRoom, { body: settings })).error?.code).toBe("request/invalid");
});
