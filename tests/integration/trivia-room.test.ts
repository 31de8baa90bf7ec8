import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CLOSE_CODES } from "../../schema/limits.ts";
import {
  answerId,
  member,
  openTable,
  openTriviaHall,
  type Seated,
  soon,
  type TriviaHall,
} from "../support/trivia-hall.ts";

let hall: TriviaHall;
beforeAll(async () => {
  hall = await openTriviaHall();
});
afterAll(() => hall.close());

async function answerRound(player: Seated, round: number, isRight: boolean): Promise<void> {
  await player.sees((state) => state.phase === "round" && state.round === round);
  const right = player.state.options.findIndex((option) => option.startsWith("Right"));
  const option = isRight ? right : (right + 1) % 4;
  player.send("answer", { id: answerId(`${player.room.sessionId.slice(0, 8)}-${round}`), round, option });
}

async function startRound(players: readonly Seated[]): Promise<void> {
  players[0]?.send("start");
  for (const player of players) await player.sees((state) => state.phase === "round");
}

describe("a table over real sockets", () => {
  test("five rounds are played to the end, and every player is counted once", async () => {
    const { roomId, host, players } = await openTable(hall, ["a", "b", "c"]);
    host.send("start");
    for (let round = 1; round <= 5; round += 1) {
      for (const player of players) await answerRound(player, round, player === host);
      await host.sees((state) => state.phase !== "round");
    }
    await host.sees((state) => state.phase === "finished");
    expect([...host.state.players.values()].map((player) => player.rank)).toEqual([1, 2, 2]);
    expect(hall.ports.results.size).toBe(15);
    expect([...hall.ports.finished.values()]).toHaveLength(1);
    await soon(() => hall.ports.rooms.get(roomId)?.status === "finished");
    expect(hall.ports.failures).toEqual([]);
  });

  test("GAME-16 eight players who each send one answer twenty times at once have one result each", async () => {
    const { players, host } = await openTable(hall, ["1", "2", "3", "4", "5", "6", "7", "8"]);
    await startRound(players);
    const before = hall.ports.results.size;
    for (const [index, player] of players.entries()) {
      const answer = { id: answerId(`of-player-${index}`), round: 1, option: index % 4 };
      for (let count = 0; count < 20; count += 1) player.send("answer", answer);
    }
    await host.sees((state) => state.phase === "reveal");
    for (const player of players) {
      const receipts = () => player.told.filter(({ type }) => type === "receipt");
      // The host asked for the start in the same second, which leaves 19 of the 20 messages that it may send.
      await soon(() => receipts().length >= 19);
      expect(new Set(receipts().map(({ payload }) => JSON.stringify(payload))).size).toBe(1);
    }
    expect(hall.ports.results.size - before).toBe(8);
  });

  test("GAME-1 GAME-33 a reload in the middle of a round keeps seat, score and answer", async () => {
    const { roomId, host, players } = await openTable(hall, ["a", "b"]);
    await startRound(players);
    await answerRound(players[1] as Seated, 1, true);
    await host.sees((state) => state.players.get("member-b")?.hasAnswered === true);
    players[1]?.room.connection.close();
    await host.sees((state) => state.players.get("member-b")?.isConnected === false);
    const again = await hall.sit(await hall.rooms.admit(roomId, member("b")));
    const right = host.state.options.findIndex((option) => option.startsWith("Right"));
    expect(await again.hears("mine")).toEqual({ round: 1, option: right });
    await host.sees((state) => state.players.get("member-b")?.isConnected === true);
    expect(again.state.toJSON()).toEqual(host.state.toJSON());
  });

  test("GAME-6 a second tab moves the seat, and the first is closed with that reason", async () => {
    const { roomId, host, players } = await openTable(hall, ["a", "b"]);
    const second = await hall.sit(await hall.rooms.admit(roomId, member("b")));
    expect(await players[1]?.closed).toBe(CLOSE_CODES.moved);
    second.send("clock", { sentAt: 5 });
    expect(await second.hears("clock")).toMatchObject({ sentAt: 5, serverTime: expect.any(Number) });
    expect(host.state.players.get("member-b")?.isConnected).toBe(true);
  });

  test("GAME-4 a private room is not found without its code", async () => {
    const { roomId, code } = await openTable(hall, ["a", "b"], { isPrivate: true });
    await expect(hall.rooms.admit(roomId, member("c"))).rejects.toMatchObject({ code: "game/room-not-found" });
    const seated = await hall.sit(await hall.rooms.admit(roomId, member("c"), code));
    await seated.sees((state) => state.players.size === 3);
  });

  test("GAME-7 a session that ends closes its socket, and a reservation of it opens none", async () => {
    const { roomId, host, players } = await openTable(hall, ["a", "leaver"]);
    hall.ended.add("account-session-leaver");
    hall.rooms.closeSession("account-session-leaver");
    expect(await players[1]?.closed).toBe(CLOSE_CODES.sessionEnded);
    await host.sees((state) => state.players.get("member-leaver")?.isConnected === false);
    const reservation = await hall.rooms.admit(roomId, member("leaver"));
    await expect(hall.sit(reservation)).rejects.toMatchObject({ code: CLOSE_CODES.sessionEnded });
  });

  test("GAME-11 everybody hears that the host closed the waiting room", async () => {
    const { host, players } = await openTable(hall, ["a", "b"]);
    host.send("leave");
    expect(await players[1]?.hears("closed")).toEqual({ reason: "host-left" });
    expect(await players[1]?.closed).toBe(CLOSE_CODES.roomClosed);
  });

  test("GAME-10 leaving by the SDK's own word is a lost socket, not a seat given up", async () => {
    const { host, players } = await openTable(hall, ["a", "b"]);
    await players[1]?.room.leave(true);
    await host.sees((state) => state.players.get("member-b")?.isConnected === false);
    expect(host.state.players.get("member-b")?.isActive).toBe(true);
  });

  test("GAME-28 a state larger than the encoder's buffer arrives whole", async () => {
    const long = (text: string) => `${text} ${"ዘ".repeat(1500)}`;
    const questions = hall.ports.questions;
    hall.ports.questions = questions.map((question) => ({
      ...question,
      question: long(question.question),
      verse: long("v"),
    }));
    const { roomId, host, players } = await openTable(hall, ["a", "b"]);
    await startRound(players);
    hall.ports.questions = questions;
    for (const player of players) await answerRound(player, 1, true);
    await host.sees((state) => state.verse.length > 1500);
    const late = await hall.sit(await hall.rooms.admit(roomId, member("b")));
    await late.sees((state) => state.verse.length > 1500);
    expect(late.state.question).toBe(long("Who did deed 0?"));
  });
});
