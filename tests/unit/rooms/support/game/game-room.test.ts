import { afterEach, describe, expect, test, vi } from "vitest";
import type { RoomRefusal } from "../../../../../rooms/index.ts";
import { type GameType, gameTypes } from "../../../../../schema/game/settings.ts";
import { CLOSE_CODES } from "../../../../../schema/limits.ts";
import type { FakeGamePorts } from "../../../../support/fake-game-ports.ts";
import { type FakeTable, memberOf, openFakeTable } from "../../../../support/fake-table.ts";
import { playedGames } from "../../../../support/played-game.ts";

afterEach(() => void vi.useRealTimers());

const three = ["host", "ann", "ben"] as const;

/** What the answers earned that were kept of this player, oldest first. */
const earned = (ports: FakeGamePorts, name: string) =>
  [...ports.results.values()]
    .filter(({ participantId }) => participantId === `participant-${name}`)
    .map(({ pointsEarned }) => pointsEarned);

/** The first thing that a game waits for when it gets ready. */
const firstPreparation = { trivia: "drawQuestions", word_battle: "startSession" } as const;

describe.each(gameTypes)("starting in %s", (game) => {
  test("GAME-8 a guest does not start, nor a host alone, nor anybody twice", async () => {
    const { clients, ask } = await openFakeTable(undefined, { game });
    await ask("guest", "start");
    await ask("guest", "leave");
    await ask("host", "start");
    expect(clients.guest?.refusals).toEqual(["game/not-host"]);
    expect(clients.host?.refusals).toEqual(["game/not-enough-players"]);
  });

  test("GAME-8 a second start changes nothing", async () => {
    const { clients, ask, ports } = await openFakeTable(undefined, { game });
    await ask("host", "start");
    await ask("host", "start");
    expect(clients.host?.refusals).toEqual(["game/wrong-phase"]);
    expect(ports.calls.filter((call) => call === "startSession")).toHaveLength(1);
  });

  test("GAME-9 the first round opens after three seconds", async () => {
    const { ask, pass, state } = await openFakeTable(undefined, { game });
    await ask("host", "start");
    expect(state.phaseEndsAt - state.phaseStartedAt).toBe(3000);
    await pass(2999);
    expect(state.phase).toBe("starting");
    await pass(1);
    expect([state.phase, state.round]).toEqual(["round", 1]);
  });

  test("GAME-9 it waits for what is not ready when the countdown is over", async () => {
    const { ask, pass, state, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === "startSession" ? new Promise((done) => setTimeout(done, 3500)) : undefined);
    await ask("host", "start");
    await pass(3400);
    expect(state.phase).toBe("starting");
    await pass(100);
    expect(state.phase).toBe("round");
  });

  test("GAME-9 what cannot be made ready takes everybody back, and the host may try again", async () => {
    const { ask, begin, clients, state, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === "startSession" ? Promise.reject(new Error("away")) : undefined);
    await ask("host", "start");
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["server/unavailable"]]);
    // The session may have begun in the books although the answer was lost.
    expect(ports.calls.at(-1)).toBe("reopenRoom");
    ports.before = () => undefined;
    await begin();
    expect(state.phase).toBe("round");
  });

  test("GAME-9 a port that never answers takes everybody back as well", async () => {
    const { ask, pass, clients, state, ports } = await openFakeTable(undefined, { game });
    ports.before = (name) => (name === firstPreparation[game] ? new Promise(() => undefined) : undefined);
    await ask("host", "start");
    await pass(10_000);
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["server/unavailable"]]);
  });

  test("GAME-9 a room that closed meanwhile stays closed, whatever becomes of the preparations", async () => {
    const { ask, pass, state, ports, clients } = await openFakeTable(undefined, { game });
    ports.before = (name) => {
      if (name === firstPreparation[game])
        return new Promise((_, reject) => setTimeout(reject, 1000, new Error("away")));
      return name === "closeRoom" ? new Promise((resolve) => setTimeout(resolve, 2000)) : undefined;
    };
    await ask("host", "start");
    await ask("guest", "leave");
    await ask("host", "leave");
    await pass(1500);
    expect(state.phase).toBe("closed");
    await pass(1000);
    expect(clients.host?.closedWith).toBeDefined();
  });

  test("GAME-9 the game opens with whoever is still active", async () => {
    const { ask, pass, state } = await openFakeTable(undefined, { game });
    await ask("host", "start");
    await ask("guest", "leave");
    await pass(3000);
    expect(state.phase).toBe("round");
  });
});

describe.each(gameTypes)("a round in %s", (game) => {
  test("GAME-15 ends when every active player has answered", async () => {
    const { begin, reply, state } = await openFakeTable(three, { game });
    await begin();
    await reply("host");
    await reply("ann");
    expect(state.phase).toBe("round");
    await reply("ben");
    expect(state.phase).toBe("reveal");
  });

  test("GAME-15 ends when time is up, whoever has not answered", async () => {
    const { begin, reply, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    await pass(30_000);
    expect(state.phase).toBe("round");
    await pass(500);
    expect(state.phase).toBe("reveal");
  });

  test("GAME-15 does not wait for who left, but counts what they answered", async () => {
    const { begin, reply, ask, state, player, ports } = await openFakeTable(three, { game });
    await begin();
    await reply("ben");
    await ask("ben", "leave");
    await reply("host", "wrong");
    await ask("ann", "leave");
    expect(state.phase).toBe("reveal");
    expect(player("ben").roundPoints).toBeGreaterThan(0);
    expect([player("ben").roundPoints]).toEqual(earned(ports, "ben"));
  });

  test("GAME-10 waits for who lost the network, for a minute", async () => {
    const { begin, clients, reply, state, pass, player } = await openFakeTable(undefined, {
      game,
      settings: { timeLimit: 60 },
    });
    await begin();
    clients.guest?.drop();
    await reply("host");
    await pass(59_000);
    expect([state.phase, player("guest").isActive]).toEqual(["round", true]);
    await pass(1000);
    expect([state.phase, player("guest").isActive]).toEqual(["reveal", false]);
  });

  test("GAME-35 GAME-38 an answer that could not be saved is refused, and sent again is worth what it was at first", async () => {
    const { begin, reply, clients, ports, player, pass } = await openFakeTable(undefined, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? Promise.reject(new Error("away")) : undefined);
    await reply("guest");
    expect([clients.guest?.refusals, player("guest").hasAnswered]).toEqual([["server/unavailable"], false]);
    ports.before = () => undefined;
    await pass(10_000);
    await reply("guest");
    expect(player("guest").hasAnswered).toBe(true);
    // It is the answer that came at once, although it was kept ten seconds later.
    expect([...ports.results.values()]).toMatchObject([{ responseTimeSeconds: 0, isCorrect: true }]);
  });

  test("GAME-34 GAME-36 everybody sees an answer before it is saved; receipt, points and reveal wait", async () => {
    const { begin, reply, clients, ports, pass, player, state, room } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    const sent = vi.spyOn(room, "broadcastPatch");
    await reply("guest");
    await pass(1);
    expect([player("guest").hasAnswered, sent.mock.calls.length, ports.results.size]).toEqual([true, 1, 1]);
    await pass(498);
    expect(clients.guest?.heard("receipt")).toEqual([]);
    expect([state.phase, player("guest").score, player("host").score]).toEqual(["round", 0, 0]);
    await pass(1);
    expect(clients.guest?.heard("receipt")).toHaveLength(1);
    expect([state.phase, player("guest").score > 0]).toEqual(["reveal", true]);
    expect([player("guest").score]).toEqual(earned(ports, "guest"));
  });

  test("GAME-35 an answer that could not be saved is no longer shown, and no round ends on it", async () => {
    const { begin, reply, clients, ports, pass, player, state } = await openFakeTable(undefined, { game });
    await begin();
    await reply("host");
    ports.before = async (name) => {
      if (name !== "saveResult") return;
      await new Promise((done) => setTimeout(done, 500));
      throw new Error("away");
    };
    await reply("guest");
    expect(player("guest").hasAnswered).toBe(true);
    await pass(500);
    expect([state.phase, player("guest").hasAnswered, player("guest").score]).toEqual(["round", false, 0]);
    expect(clients.guest?.refusals).toEqual(["server/unavailable"]);
    ports.before = () => undefined;
    await reply("guest", "wrong", "another-answer");
    expect([state.phase, ports.results.size]).toEqual(["reveal", 2]);
  });

  test("GAME-37 an answer sent again while it is being saved is one row and gets the same receipt", async () => {
    const { begin, reply, clients, ports, pass, player } = await openFakeTable(three, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    for (const _ of [1, 2, 3]) await reply("ann", "right", "answer-of-ann");
    await pass(500);
    expect(clients.ann?.heard("receipt")).toHaveLength(3);
    expect(ports.calls.filter((call) => call === "saveResult")).toHaveLength(1);
    expect([player("ann").hasAnswered, player("ann").score]).toEqual([true, 0]);
  });

  test("GAME-15 a failure beside an answer that is kept in the same moment does not end the round", async () => {
    const { begin, reply, ports, pass, player, state } = await openFakeTable(undefined, { game });
    await begin();
    let calls = 0;
    ports.before = async (name) => {
      if (name !== "saveResult") return;
      const isFirst = ++calls === 1;
      await new Promise((done) => setTimeout(done, isFirst ? 500 : 400));
      if (isFirst) throw new Error("away");
    };
    await reply("guest");
    await pass(100);
    await reply("host");
    await pass(400);
    expect([state.phase, player("host").hasAnswered, player("guest").hasAnswered]).toEqual(["round", true, false]);
  });

  test("GAME-39 an answer that fails when the time is up is tried once more, while the reveal waits", async () => {
    const { begin, reply, ports, pass, state, player, clients } = await openFakeTable(undefined, { game });
    await begin();
    await pass(29_900);
    let tries = 0;
    ports.before = async (name) => {
      if (name !== "saveResult") return;
      tries += 1;
      if (tries > 1) return;
      await new Promise((done) => setTimeout(done, 1000));
      throw new Error("away");
    };
    await reply("guest");
    await pass(1000);
    expect([tries, state.phase, player("guest").hasAnswered]).toEqual([1, "round", true]);
    await pass(200);
    expect([tries, state.phase, player("guest").roundPoints > 0]).toEqual([2, "reveal", true]);
    expect([clients.guest?.heard("receipt").length, clients.guest?.refusals]).toEqual([1, []]);
  });

  test("GAME-39 an answer that failed too late to be sent again is saved when the time is up", async () => {
    const { begin, reply, ports, pass, state, player } = await openFakeTable(undefined, { game });
    await begin();
    await pass(29_900);
    ports.before = (name) => (name === "saveResult" ? Promise.reject(new Error("away")) : undefined);
    await reply("guest");
    expect([player("guest").hasAnswered, ports.results.size]).toEqual([false, 0]);
    ports.before = () => undefined;
    await pass(600);
    expect([state.phase, player("guest").roundPoints > 0]).toEqual(["reveal", true]);
  });

  test("GAME-15 a round that is over waits for an answer that is being saved", async () => {
    const { begin, reply, ports, pass, state, player } = await openFakeTable(undefined, { game });
    await begin();
    await pass(29_900);
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 2000)) : undefined);
    await reply("guest");
    await pass(1900);
    expect(state.phase).toBe("round");
    await pass(200);
    expect([state.phase, player("guest").roundPoints > 0]).toEqual(["reveal", true]);
    expect([player("guest").roundPoints]).toEqual(earned(ports, "guest"));
  });

  test("GAME-17 scores stand still until the reveal", async () => {
    const { begin, reply, player, ports } = await openFakeTable(undefined, { game });
    await begin();
    await reply("guest");
    expect(player("guest")).toMatchObject({ score: 0, roundPoints: 0, hasAnswered: true });
    await reply("host", "wrong");
    const [points] = earned(ports, "guest");
    expect(points).toBeGreaterThan(0);
    expect(player("guest")).toMatchObject({ score: points, roundPoints: points });
  });
});

describe.each(gameTypes)("leaving a running game in %s", (game) => {
  test("GAME-12 the seat keeps its score, and its member may come back to it", async () => {
    const { begin, reply, ask, sit, player, pass, ports, roomId } = await openFakeTable(three, { game });
    await begin();
    for (const name of three) await reply(name);
    const { score } = player("ann");
    expect(score).toBeGreaterThan(0);
    await ask("ann", "leave");
    expect(player("ann")).toMatchObject({ score, isActive: false, isConnected: false });
    expect(ports.seats.get(`${roomId}/ann`)).toBe(false);
    await sit("ann");
    await pass(0);
    expect(player("ann")).toMatchObject({ score, isActive: true, isConnected: true, seat: 1 });
    expect(ports.seats.get(`${roomId}/ann`)).toBe(true);
  });

  test("GAME-13 the host's role passes to who has sat longest, and stays there", async () => {
    const { begin, ask, sit, state, ports, roomId } = await openFakeTable(three, { game });
    await begin();
    await ask("host", "leave");
    expect(state.hostId).toBe("ann");
    expect(ports.rooms.get(roomId)?.hostId).toBe("ann");
    await sit("host");
    expect(state.hostId).toBe("ann");
  });

  test("GAME-13 an absent host keeps the role for a minute", async () => {
    const { begin, clients, state, pass } = await openFakeTable(three, { game, settings: { timeLimit: 60 } });
    await begin();
    clients.host?.drop();
    await pass(59_999);
    expect(state.hostId).toBe("host");
    await pass(1);
    expect(state.hostId).toBe("ann");
  });

  test("GAME-14 the room closes when the last active player is gone", async () => {
    const { begin, ask, clients, pass, ports, roomId } = await openFakeTable(three, { game });
    await begin();
    await ask("ben", "leave");
    clients.ann?.drop();
    clients.host?.drop();
    await pass(60_000);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("empty");
  });
});

/** Plays all rounds; the host is right, the others are not. */
async function finishGame(
  table: FakeTable<GameType>,
  game: GameType,
  names: readonly string[],
  { untilReveal = false } = {},
) {
  await table.begin();
  for (let round = 1; round <= table.state.rounds; round += 1) {
    for (const name of names) await table.reply(name, name === "host" ? "right" : "wrong");
    if (untilReveal && round === table.state.rounds) return;
    await table.pass(3000 + (round < table.state.rounds ? playedGames[game].breakMs : 0));
  }
}

describe.each(gameTypes)("the end in %s", (game) => {
  test("GAME-18 every phase carries its beginning and its end on the server's clock", async () => {
    const { begin, reply, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    expect([state.phaseStartedAt, state.phaseEndsAt]).toEqual([Date.now(), Date.now() + 30_000]);
    await reply("host");
    await reply("guest");
    expect([state.phase, state.phaseEndsAt]).toEqual(["reveal", Date.now() + 3000]);
    await pass(3000);
    const { breakMs } = playedGames[game];
    const [next, lasts] = breakMs > 0 ? ["break", breakMs] : ["round", 30_000];
    expect([state.phase, state.phaseEndsAt]).toEqual([next, Date.now() + lasts]);
  });

  test("GAME-19 the results rank everybody who has a seat", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, game, three);
    expect(table.state.phase).toBe("finished");
    expect(three.map((name) => table.player(name).rank)).toEqual([1, 2, 2]);
  });

  test("GAME-20 the result is saved once, with every place", async () => {
    const table = await openFakeTable(three, { game });
    await finishGame(table, game, three);
    expect(table.ports.calls.filter((call) => call === "finishSession")).toHaveLength(1);
    const rounds = earned(table.ports, "host");
    expect([rounds.length, rounds.includes(0)]).toEqual([5, false]);
    const score = rounds.reduce((sum, points) => sum + points, 0);
    expect([...table.ports.finished.values()][0]).toEqual([
      { memberId: "host", participantId: "participant-host", score, rank: 1 },
      { memberId: "ann", participantId: "participant-ann", score: 0, rank: 2 },
      { memberId: "ben", participantId: "participant-ben", score: 0, rank: 2 },
    ]);
  });

  test("GAME-20 the result is saved when the last round is judged, before it is revealed", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, game, ["host", "guest"], { untilReveal: true });
    expect([table.state.phase, table.player("host").rank]).toEqual(["reveal", 0]);
    expect(table.ports.finished.size).toBe(1);
  });

  test("GAME-50 a result is tried again for an hour without a database, and saved once it is back", async () => {
    const table = await openFakeTable(undefined, { game });
    let isAway = true;
    table.ports.before = (name) => {
      if (name === "finishSession" && isAway) throw new Error("away");
    };
    await finishGame(table, game, ["host", "guest"]);
    await table.pass(60 * 60_000);
    expect(table.ports.finished.size).toBe(0);
    // The room has closed meanwhile, which is not marked before the result is saved.
    expect([table.state.phase, table.ports.rooms.get(table.roomId)?.status]).toEqual(["closed", "playing"]);
    isAway = false;
    await table.pass(30_000);
    expect(table.ports.finished.size).toBe(1);
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("closed");
  });

  test("GAME-51 a result that storage refuses for good is reported, and not tried again", async () => {
    const table = await openFakeTable(undefined, { game });
    const finishSession = vi.fn(async () => ({ refused: "the session was interrupted" }));
    table.ports.finishSession = finishSession;
    await finishGame(table, game, ["host", "guest"]);
    await table.pass(60_000);
    expect(finishSession).toHaveBeenCalledOnce();
    expect(table.ports.failures).toMatchObject([{ operation: "finishSession" }]);
    await table.ask("host", "play_again");
    expect(table.ports.calls.at(-1)).toBe("reopenRoom");
  });

  test("GAME-21 play again takes the active back, with scores at zero and the same code", async () => {
    const table = await openFakeTable(three, { game });
    const before = { ...table.state.toJSON(), phaseStartedAt: 0, players: {} };
    await finishGame(table, game, three);
    await table.ask("ben", "leave");
    await table.ask("ann", "play_again");
    await table.ask("host", "play_again");
    expect(table.clients.ann?.refusals).toEqual(["game/not-host"]);
    expect({ ...table.state.toJSON(), phaseStartedAt: 0, players: {} }).toEqual(before);
    expect([...table.state.players.keys()]).toEqual(["host", "ann"]);
    expect(table.player("host")).toMatchObject({ score: 0, rank: 0, roundPoints: 0, hasAnswered: false });
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("waiting");
  });

  test("GAME-21 the next game is a game of its own", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, game, ["host", "guest"]);
    await table.ask("host", "play_again");
    await finishGame(table, game, ["host", "guest"]);
    expect([...table.ports.finished.keys()]).toEqual(["session-1", "session-2"]);
    const second = earned(table.ports, "host").slice(5);
    expect(second).toHaveLength(5);
    expect(table.player("host").score).toBe(second.reduce((sum, points) => sum + points, 0));
  });

  test("GAME-22 a finished room that nobody plays again in is closed", async () => {
    const table = await openFakeTable(undefined, { game });
    await finishGame(table, game, ["host", "guest"]);
    await table.pass(600_000);
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("closed");
    expect(table.clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
  });
});

describe.each(gameTypes)("closing in %s", (game) => {
  test("GAME-23 a server that goes down tells everybody, marks the room, then closes", async () => {
    const { rooms, begin, clients, ports, roomId, pass } = await openFakeTable(undefined, { game });
    await begin();
    const drained = rooms.drain();
    await pass(0);
    await drained;
    expect(clients.guest?.heard("closed")).toEqual([{ reason: "draining" }]);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.draining);
    expect(ports.rooms.get(roomId)?.closedBecause).toBe("draining");
  });

  test("GAME-45 a closing room is marked after the result of its game, however long that takes to save", async () => {
    const table = await openFakeTable(undefined, { game });
    table.ports.before = (name) =>
      name === "finishSession" ? new Promise((done) => setTimeout(done, 2000)) : undefined;
    await finishGame(table, game, ["host", "guest"], { untilReveal: true });
    const drained = table.rooms.drain();
    await table.pass(2000);
    await drained;
    expect(table.ports.calls.slice(-2)).toEqual(["finishSession", "closeRoom"]);
    expect(table.ports.finished.size).toBe(1);
  });

  test("GAME-46 a server that goes down without a database marks nothing, not even after it is back", async () => {
    const table = await openFakeTable(undefined, { game });
    table.ports.before = (name) => {
      if (name === "finishSession") throw new Error("away");
    };
    await finishGame(table, game, ["host", "guest"], { untilReveal: true });
    const drained = table.rooms.drain();
    await table.pass(10_000);
    await drained;
    table.ports.before = () => undefined;
    await table.pass(60_000);
    expect(table.ports.calls).not.toContain("closeRoom");
    expect(table.ports.rooms.get(table.roomId)?.status).toBe("playing");
  });

  test("GAME-23 it opens no room and seats nobody any more", async () => {
    const { rooms, roomId, pass } = await openFakeTable(undefined, { game });
    const drained = rooms.drain();
    const refused = rooms.games.admit(roomId, memberOf("host")).catch((refusal: RoomRefusal) => refusal.code);
    await pass(0);
    await drained;
    expect(await refused).toBe("server/draining");
  });

  test("GAME-23 sockets close also where the closing cannot be marked", async () => {
    const { ask, clients, ports, pass } = await openFakeTable(undefined, { game });
    ports.before = () => new Promise(() => undefined);
    await ask("host", "leave");
    await pass(10_000);
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.roomClosed);
  });

  test("GAME-23 a reservation that nobody used does not hold a closed room", async () => {
    const { rooms, roomId, ask, pass, room } = await openFakeTable(undefined, { game });
    await rooms.games.admit(roomId, memberOf("ann"));
    const disposed = vi.spyOn(room, "onDispose");
    await ask("host", "leave");
    await pass(0);
    expect(disposed).toHaveBeenCalledOnce();
  });
});
