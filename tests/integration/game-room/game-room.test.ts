import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type GameType, gameTypes } from "../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../schema/limits.ts";
import {
  answerId,
  type GameFixture,
  member,
  openGameFixture,
  openGameRoom,
  type SeatedPlayer,
  waitFor,
} from "../../support/game/game-fixture.ts";
import { playedGames } from "../../support/game/played-game.ts";

let fixture: GameFixture;
beforeAll(async () => {
  fixture = await openGameFixture();
});
afterAll(() => fixture.close());

async function answerRound(player: SeatedPlayer, game: GameType, round: number, isRight: boolean): Promise<void> {
  await player.untilState((state) => state.phase === "round" && state.round === round);
  const { request, payload } = playedGames[game].reply(player.state, isRight ? "right" : "wrong");
  player.send(request, { id: answerId(`${player.room.sessionId.slice(0, 8)}-${round}`), round, ...payload });
}

async function startRound(players: readonly SeatedPlayer[]): Promise<void> {
  players[0]?.send("start");
  for (const player of players) await player.untilState((state) => state.phase === "round");
}

describe.each(gameTypes)("a room of %s over real sockets", (game) => {
  test("five rounds are played to the end, and the game counts once for every player", async () => {
    const { roomId, host, players } = await openGameRoom(fixture, game, ["a", "b", "c"]);
    const before = { results: fixture.ports.results.size, finished: fixture.ports.finished.size };
    host.send("start");
    for (let round = 1; round <= 5; round += 1) {
      for (const player of players) await answerRound(player, game, round, player === host);
      // The reveal is short: under load the next round may start before this client sees it.
      await host.untilState((state) => state.round > round || state.phase !== "round");
    }
    await host.untilState((state) => state.phase === "finished");
    expect([...host.state.players.values()].map((player) => player.rank)).toEqual([1, 2, 2]);
    expect(fixture.ports.results.size - before.results).toBe(15);
    expect(fixture.ports.finished.size - before.finished).toBe(1);
    await waitFor(() => fixture.ports.rooms.get(roomId)?.status === "finished");
    expect(fixture.ports.failures).toEqual([]);
  });

  test("GAME-1 GAME-33 a reload during a round keeps seat, score and answer", async () => {
    const { roomId, host, players } = await openGameRoom(fixture, game, ["a", "b"]);
    await startRound(players);
    await answerRound(players[1] as SeatedPlayer, game, 1, true);
    await host.untilState((state) => state.players.get("member-b")?.hasAnswered === true);
    players[1]?.room.connection.close();
    await host.untilState((state) => state.players.get("member-b")?.isConnected === false);
    const again = await fixture.sit(await fixture.rooms.games.admit(roomId, member("b")));
    const { payload } = playedGames[game].reply(host.state, "right");
    expect(await again.firstMessage("ownAnswer")).toMatchObject({ round: 1, ...payload });
    await host.untilState((state) => state.players.get("member-b")?.isConnected === true);
    expect(again.state.toJSON()).toEqual(host.state.toJSON());
  });

  test("GAME-6 a second tab takes over the seat, and the first is closed with that reason", async () => {
    const { roomId, host, players } = await openGameRoom(fixture, game, ["a", "b"]);
    const second = await fixture.sit(await fixture.rooms.games.admit(roomId, member("b")));
    expect(await players[1]?.closed).toBe(CLOSE_CODES.moved);
    second.send("clock", { sentAt: 5 });
    expect(await second.firstMessage("clock")).toMatchObject({ sentAt: 5, serverTime: expect.any(Number) });
    expect(host.state.players.get("member-b")?.isConnected).toBe(true);
  });

  test("GAME-4 without its code, a private room is not found", async () => {
    const { roomId, code } = await openGameRoom(fixture, game, ["a", "b"], { isPrivate: true });
    await expect(fixture.rooms.games.admit(roomId, member("c"))).rejects.toMatchObject({
      code: "game/room-not-found",
    });
    const seated = await fixture.sit(await fixture.rooms.games.admit(roomId, member("c"), code));
    await seated.untilState((state) => state.players.size === 3);
  });

  test("GAME-7 the end of a session closes its socket, and its reservation opens none", async () => {
    const leaver = member(`leaver-${game}`);
    const { roomId, host, players } = await openGameRoom(fixture, game, ["a", `leaver-${game}`]);
    fixture.ended.add(leaver.sessionId);
    fixture.rooms.sockets.closeSession(leaver.sessionId);
    expect(await players[1]?.closed).toBe(CLOSE_CODES.sessionEnded);
    await host.untilState((state) => state.players.get(leaver.memberId)?.isConnected === false);
    const reservation = await fixture.rooms.games.admit(roomId, leaver);
    await expect(fixture.sit(reservation)).rejects.toMatchObject({ code: CLOSE_CODES.sessionEnded });
  });

  test("GAME-52 everyone receives a message when the host closes the waiting room", async () => {
    const { host, players } = await openGameRoom(fixture, game, ["a", "b"]);
    host.send("leave");
    expect(await players[1]?.firstMessage("closed")).toEqual({ reason: "host-left" });
    expect(await players[1]?.closed).toBe(CLOSE_CODES.roomClosed);
  });

  test("GAME-10 leaving with the SDK's own method counts as a lost socket and keeps the seat", async () => {
    const { host, players } = await openGameRoom(fixture, game, ["a", "b"]);
    await players[1]?.room.leave(true);
    await host.untilState((state) => state.players.get("member-b")?.isConnected === false);
    expect(host.state.players.get("member-b")?.isActive).toBe(true);
  });
});
