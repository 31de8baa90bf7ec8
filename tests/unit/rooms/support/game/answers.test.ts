import { afterEach, describe, expect, test, vi } from "vitest";
import { gameTypes } from "../../../../../schema/game/settings.ts";
import { openFakeTable } from "../../../../support/game/fake-table.ts";
import { playedGames } from "../../../../support/game/played-game.ts";
import { BREAK_MS, PAUSE_MS, REVEAL_MS } from "./finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe.each(gameTypes)("answers in %s", (game) => {
  const { reply: replyOf, nothing } = playedGames[game];

  test("GAME-16 GAME-37 a resent answer gets the same receipt, and another answer is refused", async () => {
    const { begin, reply, clients, ports, state } = await openFakeTable(undefined, { game });
    await begin();
    const { request } = replyOf(state, "right");
    await reply("guest", "right", "my-answer-1");
    await reply("guest", "right", "my-answer-1");
    await reply("guest", "wrong", "my-answer-2");
    const receipts = clients.guest?.messagesOf("receipt") ?? [];
    expect(receipts).toHaveLength(2);
    expect(receipts[0]).toMatchObject({ id: "my-answer-1", round: 1 });
    expect(receipts[1]).toEqual(receipts[0]);
    expect(clients.guest?.messagesOf("refused")).toEqual([
      { request, code: "game/already-answered", id: "my-answer-2" },
    ]);
    expect(ports.results.size).toBe(1);
  });

  test("GAME-37 an answer that is resent after the reveal still gets its receipt", async () => {
    const { begin, reply, clients, state } = await openFakeTable(undefined, { game });
    await begin();
    await reply("guest", "right", "my-answer-1");
    await reply("host");
    expect(state.phase).toBe("reveal");
    await reply("guest", "right", "my-answer-1");
    expect(clients.guest?.messagesOf("receipt")).toHaveLength(2);
  });

  test("GAME-36 an answer whose player loses the socket during its save counts, without a failure", async () => {
    const { begin, ports, clients, pass, reply, player } = await openFakeTable(undefined, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    await reply("guest");
    clients.guest?.drop();
    await pass(500);
    expect([ports.results.size, player("guest").hasAnswered, ports.failures]).toEqual([1, true, []]);
  });

  test("GAME-36 the receipt goes to the player's new socket", async () => {
    const { begin, sit, ports, clients, pass, reply } = await openFakeTable(undefined, { game });
    await begin();
    ports.before = (name) => (name === "saveResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    await reply("guest");
    const second = await sit("guest");
    await pass(500);
    expect(second.messagesOf("receipt")).toHaveLength(1);
    expect(clients.guest?.messagesOf("receipt")).toHaveLength(0);
  });

  test("GAME-32 an answer to a round that is not open is refused", async () => {
    const { begin, ask, reply, clients, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    const { request, payload } = replyOf(state, "right");
    await ask("guest", request, { ...payload, id: "for-the-next-round", round: 2 });
    await ask("guest", "leave");
    await reply("host");
    expect(state.phase).toBe("reveal");
    expect(clients.guest?.refusals).toEqual(["game/wrong-round"]);
    await pass(1);
    await ask("host", request, { ...payload, id: "before-its-round", round: 2 });
    expect(clients.host?.refusals).toEqual(["game/wrong-round"]);
  });

  test("GAME-32 an answer to an earlier round is refused, even if this round has one under the same id", async () => {
    const { begin, ask, reply, clients, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    for (const name of ["host", "guest"]) await reply(name);
    await pass(PAUSE_MS);
    const { request, payload } = replyOf(state, "right");
    await ask("guest", request, { ...payload, id: "my-answer-2", round: 2 });
    await ask("guest", request, { ...payload, id: "my-answer-2", round: 1 });
    expect(clients.guest?.messagesOf("receipt")).toMatchObject([{ round: 1 }, { id: "my-answer-2", round: 2 }]);
    expect(clients.guest?.refusals).toEqual(["game/wrong-round"]);
  });

  test("GAME-32 an answer before the game is refused", async () => {
    const { begin, ask, clients, state } = await openFakeTable(undefined, { game });
    await begin();
    const { request, payload } = replyOf(state, "right");
    const early = await openFakeTable(["early", "bird"], { game });
    await early.ask("early", request, { ...payload, id: "before-the-game", round: 1 });
    expect(early.clients.early?.refusals).toEqual(["game/wrong-phase"]);
    await ask("host", request, { ...payload, id: "in-the-game", round: 1 });
    expect(clients.host?.refusals).toEqual([]);
  });

  test("GAME-31 an answer half a second late counts only on a slow connection", async () => {
    const { begin, reply, clients, pass } = await openFakeTable(["host", "slow", "fast"], { game });
    if (clients.slow) clients.slow.roundTripMs = 800;
    await begin();
    await pass(30_400);
    await reply("slow");
    await reply("fast");
    expect(clients.slow?.messagesOf("receipt")).toHaveLength(1);
    expect(clients.fast?.refusals).toEqual(["game/too-late"]);
  });

  test("GAME-29 the saved response time is the time taken minus the credit", async () => {
    const { begin, reply, clients, pass, ports, state } = await openFakeTable(undefined, { game });
    if (clients.guest) clients.guest.roundTripMs = 400;
    await begin();
    const { answer } = replyOf(state, "right");
    await pass(10_200);
    await reply("guest");
    expect([...ports.results.values()]).toEqual([
      {
        sessionId: "session-1",
        participantId: "participant-guest",
        requestId: "guest-in-round-1",
        round: 1,
        answer,
        pointsEarned: expect.any(Number),
        responseTimeSeconds: 10,
        timeLimitSeconds: 30,
        isCorrect: true,
      },
    ]);
  });

  test("GAME-33 a returning player receives their answer of this round, or that they have none", async () => {
    const { begin, sit, state, pass } = await openFakeTable(undefined, { game });
    await begin();
    const before = await sit("guest");
    await sit("host");
    expect(before.messagesOf("ownAnswer")).toEqual([{ round: 1, ...nothing }]);
    const { request, payload } = replyOf(state, "right");
    before.ask(request, { id: "my-answer-1", round: 1, ...payload });
    await pass(0);
    const after = await sit("guest");
    expect(after.messagesOf("ownAnswer")).toEqual([expect.objectContaining({ round: 1, ...payload })]);
  });

  test("GAME-33 a player who comes back during the reveal receives their answer, after the results none", async () => {
    const table = await openFakeTable(undefined, { game });
    const { begin, reply, sit, state, pass } = table;
    await begin();
    const { payload } = replyOf(state, "right");
    await reply("guest");
    await reply("host");
    const mine = [expect.objectContaining({ round: 1, ...payload })];
    expect([state.phase, (await sit("guest")).messagesOf("ownAnswer")]).toEqual(["reveal", mine]);
    await pass(REVEAL_MS);
    expect([state.phase, (await sit("guest")).messagesOf("ownAnswer")]).toEqual(["break", mine]);
    await pass(BREAK_MS);
    expect([state.round, (await sit("guest")).messagesOf("ownAnswer")]).toEqual([2, [{ round: 2, ...nothing }]]);
    await pass(5 * 40_000);
    expect([state.phase, (await sit("guest")).messagesOf("ownAnswer")]).toEqual(["finished", []]);
  });

  test("GAME-33 a player who comes back to the waiting room receives no answer", async () => {
    const { sit } = await openFakeTable(undefined, { game });
    expect((await sit("guest")).messagesOf("ownAnswer")).toEqual([]);
  });

  test("GAME-17 a wrong answer counts as an answer, and scores change only at the reveal", async () => {
    const { begin, reply, state, player } = await openFakeTable(undefined, { game });
    await begin();
    await reply("guest", "wrong");
    expect([player("guest").hasAnswered, player("guest").score]).toEqual([true, 0]);
    await reply("host");
    expect([state.phase, player("guest").roundPoints, player("host").score > 0]).toEqual(["reveal", 0, true]);
  });
});
