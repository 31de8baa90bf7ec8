import { CloseCode, getMessageBytes, Protocol } from "@colyseus/core";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { trivia } from "../../../../rooms/trivia/trivia.ts";
import type { SeatReservation } from "../../../../schema/game/api.ts";
import { CLOSE_CODES, FRAME_TOO_LARGE, GAME_FRAME_MAX_BYTES, REQUESTS_WAITING_MAX } from "../../../../schema/limits.ts";
import { type FakeClient, memberOf, openFakeTable } from "../../../support/game/fake-table.ts";

afterEach(() => void vi.useRealTimers());

describe("messages", () => {
  test("GAME-24 an undeclared or invalid request is refused, with its id if it has one", async () => {
    const { ask, clients, state } = await openFakeTable();
    await ask("host", "cheat", { id: "unknown-0001" });
    await ask("host", "start", { now: true });
    await ask("host", "answer", { id: "answer-0001", round: "1", option: 0 });
    expect(clients.host?.messagesOf("refused")).toEqual([
      { request: "cheat", code: "message/invalid", id: "unknown-0001" },
      { request: "start", code: "message/invalid" },
      { request: "answer", code: "message/invalid", id: "answer-0001" },
    ]);
    expect(state.phase).toBe("waiting");
  });

  test("GAME-24 a refusal reveals no detail of the validation", async () => {
    const { ask, clients } = await openFakeTable();
    await ask("host", "answer", { id: "x" });
    expect(JSON.stringify(clients.host?.received)).toBe(
      JSON.stringify([{ type: "refused", payload: { request: "answer", code: "message/invalid" } }]),
    );
  });

  test("GAME-24 neither raw bytes nor a request frame reach a handler", async () => {
    const { clients, pass, state } = await openFakeTable();
    clients.host?.deliver(getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, "start", undefined, new Uint8Array()));
    clients.host?.deliver(Uint8Array.of(Protocol.ROOM_REQUEST, 1, 0xa5, ...Buffer.from("start"), 0x80));
    clients.host?.deliver(getMessageBytes.raw(Protocol.ROOM_DATA, "start", new Date(0)));
    clients.host?.deliver(getMessageBytes.raw(Protocol.ROOM_DATA, "start"));
    await pass(0);
    expect(state.phase).toBe("waiting");
    expect(clients.host?.refusals).toEqual(Array(4).fill("message/invalid"));
  });

  test("GAME-24 a frame that cannot be decoded closes its socket, and is reported as a bad frame", async () => {
    const { clients, pass, ports } = await openFakeTable();
    const frame = getMessageBytes.raw(Protocol.ROOM_DATA, "clock", { sentAt: 1 });
    clients.guest?.deliver(frame);
    clients.guest?.deliver(frame.subarray(0, frame.length - 3));
    await pass(0);
    expect([clients.guest?.badFrames, ports.failures]).toEqual([["undecodable"], []]);
    expect(clients.guest?.closedWith).toBeDefined();
    clients.host?.ask("cheat");
    clients.host?.ask("clock", { sentAt: 1 });
    expect(clients.host?.badFrames).toEqual(["invalid"]);
  });

  test("GAME-24 the twentieth invalid message closes the socket, and the seat stays", async () => {
    const { ask, clients, player } = await openFakeTable();
    for (let count = 0; count < 20; count += 1) await ask("guest", "cheat");
    expect(clients.guest?.closedWith).toBe(CLOSE_CODES.invalid);
    expect(player("guest")).toMatchObject({ isConnected: false, isActive: true });
  });

  test("GAME-24 messages of a socket that has not received its first state are ignored", async () => {
    const { clients, sit, state, pass } = await openFakeTable();
    const silent = await sit("host");
    silent.state = 0;
    silent.ask("start");
    await pass(0);
    expect(state.phase).toBe("waiting");
    expect(silent.received).toEqual([]);
    expect(clients.host?.closedWith).toBe(CLOSE_CODES.moved);
  });

  test("GAME-24 a frame of more than 4 KB closes the socket, and one of 4 KB does not", async () => {
    const { clients, pass, player } = await openFakeTable();
    const frameOf = (length: number) => getMessageBytes.raw(Protocol.ROOM_DATA, "cheat", { id: "x".repeat(length) });
    const rest = frameOf(GAME_FRAME_MAX_BYTES).length - GAME_FRAME_MAX_BYTES;
    clients.guest?.deliver(frameOf(GAME_FRAME_MAX_BYTES - rest));
    await pass(0);
    expect([clients.guest?.refusals, clients.guest?.closedWith]).toEqual([["message/invalid"], undefined]);
    clients.guest?.deliver(frameOf(GAME_FRAME_MAX_BYTES - rest + 1));
    await pass(0);
    expect(clients.guest?.closedWith).toBe(FRAME_TOO_LARGE);
    expect(clients.guest?.badFrames).toEqual(["invalid", "too large"]);
    expect([clients.host?.closedWith, player("guest").isActive]).toEqual([undefined, true]);
  });

  test("GAME-25 the refusal of one message too many has the id of its request", async () => {
    const { begin, clients, pass } = await openFakeTable();
    await begin();
    for (let count = 0; count < 20; count += 1) clients.guest?.ask("clock", { sentAt: count });
    clients.guest?.ask("answer", { id: "one-too-many", round: 1, option: 0 });
    await pass(0);
    expect(clients.guest?.messagesOf("refused")).toEqual([
      { request: "answer", code: "message/too-many", id: "one-too-many" },
    ]);
    expect(clients.guest?.messagesOf("receipt")).toEqual([]);
  });

  test("GAME-25 a client that sends too many messages is refused once, then its socket closes", async () => {
    const { clients, pass } = await openFakeTable();
    for (let count = 0; count < 41; count += 1) clients.guest?.ask("clock", { sentAt: count });
    await pass(0);
    expect(clients.guest?.messagesOf("clock")).toHaveLength(20);
    expect(clients.guest?.messagesOf("refused")).toEqual([{ request: "clock", code: "message/too-many" }]);
    expect([clients.guest?.closedWith, clients.guest?.badFrames]).toEqual([CLOSE_CODES.tooMany, []]);
  });

  test("GAME-47 a player's two answers are handled in the order in which they arrived", async () => {
    const { begin, clients, ports, pass } = await openFakeTable();
    await begin();
    let calls = 0;
    ports.before = async (name) => {
      if (name === "saveResult" && ++calls === 1) await new Promise((done) => setTimeout(done, 500));
    };
    clients.guest?.ask("answer", { id: "first-answer", round: 1, option: 0 });
    clients.guest?.ask("answer", { id: "other-answer", round: 1, option: 1 });
    await pass(0);
    expect(clients.guest?.received).toEqual([]);
    await pass(500);
    expect(clients.guest?.received.map(({ type, payload }) => [type, payload.id])).toEqual([
      ["receipt", "first-answer"],
      ["refused", "other-answer"],
    ]);
  });

  test("GAME-48 twenty requests wait for a slow one, and the next is refused with its id", async () => {
    const { begin, clients, ports, pass } = await openFakeTable();
    await begin();
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 3000)) : undefined);
    const ids = Array.from({ length: 1 + REQUESTS_WAITING_MAX + 1 }, (_, at) => `answer-number-${at}`);
    for (const id of ids) {
      // Slow enough for the rate limit.
      clients.guest?.ask("answer", { id, round: 1, option: 0 });
      await pass(60);
    }
    const refused = { request: "answer", code: "message/too-many", id: ids.at(-1) };
    expect(clients.guest?.messagesOf("refused")).toEqual([refused]);
    await pass(3000);
    expect(clients.guest?.messagesOf("refused")).toHaveLength(1 + REQUESTS_WAITING_MAX);
    expect(clients.guest?.closedWith).toBeUndefined();
  });

  test("GAME-49 clock requests and leaving do not wait for an answer that is being saved", async () => {
    const { begin, clients, ports, pass, player } = await openFakeTable(["host", "ann", "ben"]);
    await begin();
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 3000)) : undefined);
    clients.ann?.ask("answer", { id: "slow-answer", round: 1, option: 0 });
    clients.ann?.ask("clock", { sentAt: 7 });
    clients.ann?.ask("leave");
    await pass(0);
    expect(clients.ann?.messagesOf("clock")).toMatchObject([{ sentAt: 7 }]);
    expect(player("ann").isActive).toBe(false);
  });

  test("GAME-26 a handler that throws is reported and refuses the request; later requests work", async () => {
    const broken = vi.spyOn(trivia.handlers, "answer").mockImplementation(() => {
      throw new Error("a bug");
    });
    onTestFinished(() => broken.mockRestore());
    const { begin, reply, ask, clients, ports } = await openFakeTable();
    await begin();
    await reply("host");
    expect(clients.host?.refusals).toEqual(["server/unknown"]);
    expect(ports.failures.map(({ operation }) => operation)).toEqual(["answer"]);
    await ask("host", "clock", { sentAt: 1 });
    expect(clients.host?.messagesOf("clock")).toHaveLength(1);
  });

  test("GAME-26 a game that throws at the end of a phase is reported and closed", async () => {
    const broken = vi.spyOn(trivia, "showSolution").mockImplementation(() => {
      throw new Error("a bug");
    });
    onTestFinished(() => broken.mockRestore());
    const { begin, ports, clients, pass, roomId } = await openFakeTable();
    await begin();
    await pass(31_000);
    expect(ports.failures.map(({ operation }) => operation)).toEqual(["phase"]);
    expect(clients.guest?.messagesOf("closed")).toEqual([{ reason: "draining" }]);
    expect(ports.rooms.get(roomId)?.status).toBe("closed");
  });

  test("GAME-26 a frame whose handling throws is reported and closes its socket only", async () => {
    const { clients, pass, ports } = await openFakeTable();
    const error = new Error("a bug");
    if (clients.guest) {
      clients.guest.reportBadFrame = () => {
        throw error;
      };
    }
    clients.guest?.deliver(Uint8Array.of(Protocol.ROOM_REQUEST));
    await pass(0);
    expect(ports.failures).toEqual([{ operation: "frame", error }]);
    expect([clients.guest?.closedWith, clients.host?.closedWith]).toEqual([CloseCode.WITH_ERROR, undefined]);
  });

  test("GAME-26 a message that cannot be sent is reported, and the request is done", async () => {
    const { clients, ask, ports, player } = await openFakeTable();
    const error = new Error("the socket is gone");
    if (clients.guest) {
      clients.guest.send = () => {
        throw error;
      };
    }
    await ask("guest", "start");
    expect(ports.failures).toEqual([{ operation: "send", error }]);
    await ask("guest", "leave");
    expect(player("guest")).toBeUndefined();
  });

  test("GAME-26 a game that throws while a player comes back is reported, and the room goes on", async () => {
    const error = new Error("a bug");
    const broken = vi.spyOn(trivia, "ownAnswer").mockImplementation(() => {
      throw error;
    });
    onTestFinished(() => broken.mockRestore());
    const { begin, sit, reply, ports, clients } = await openFakeTable();
    await begin();
    await expect(sit("guest")).rejects.toThrow();
    expect(ports.failures).toEqual([{ operation: "onJoin", error }]);
    await reply("host");
    expect(clients.host?.messagesOf("receipt")).toHaveLength(1);
  });

  test("GAME-26 a log that throws does not stop a game", async () => {
    const { begin, reply, ports, clients, state } = await openFakeTable();
    await begin();
    ports.reportFailure = () => {
      throw new Error("disk full");
    };
    ports.before = () => Promise.reject(new Error("away"));
    await reply("guest");
    expect([clients.guest?.refusals, state.phase]).toEqual([["server/unavailable"], "round"]);
  });

  test("GAME-27 a clock request is answered with the server's time", async () => {
    const { ask, clients } = await openFakeTable();
    await ask("guest", "clock", { sentAt: 123.5 });
    expect(clients.guest?.messagesOf("clock")).toEqual([{ sentAt: 123.5, serverTime: Date.now() }]);
  });

  test("GAME-28 all changes of one turn are sent once", async () => {
    const { begin, clients, room, pass, state } = await openFakeTable(["host", "ann", "ben"]);
    await begin();
    const sent = vi.spyOn(room, "broadcastPatch");
    for (const [name, client] of Object.entries(clients)) {
      client.ask("answer", { id: `answer-of-${name}`, round: 1, option: 0 });
    }
    await pass(1);
    expect(sent).toHaveBeenCalledOnce();
    expect(state.phase).toBe("reveal");
  });

  test("GAME-28 each change of a seat and its socket is sent once, at the end of its turn", async () => {
    const { rooms, roomId, room, connect, pass, state } = await openFakeTable();
    const sent = vi.spyOn(room, "broadcastPatch");
    const sends = async (change: () => unknown) => {
      sent.mockClear();
      const outcome = await change();
      await pass(1);
      return { outcome, count: sent.mock.calls.length };
    };
    const seat = await sends(() => rooms.games.admit(roomId, memberOf("ann")));
    const socket = await sends(() => connect(seat.outcome as SeatReservation));
    const cut = await sends(() => (socket.outcome as FakeClient).drop());
    // Until just before the minute ends: Colyseus itself sends changes once a minute.
    await pass(59_998);
    const absence = await sends(() => pass(1));
    expect([seat.count, socket.count, cut.count, absence.count]).toEqual([1, 1, 1, 1]);
    expect(state.players.get("ann")).toMatchObject({ isConnected: false, isActive: false });
  });
});
