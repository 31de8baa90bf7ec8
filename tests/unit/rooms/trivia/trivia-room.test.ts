import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeQuestions } from "../../../support/fake-game-ports.ts";
import { openFakeTable } from "../../../support/fake-table.ts";

afterEach(() => void vi.useRealTimers());

describe("the questions", () => {
  test("TRIVIA-9 as many rounds are played as there are questions, and the next game asks for all again", async () => {
    const { ports, begin, reply, pass, state, ask } = await openFakeTable();
    ports.questions = fakeQuestions(2);
    await begin();
    expect(state.rounds).toBe(2);
    for (const _ of [1, 2]) {
      await reply("host");
      await reply("guest");
      await pass(5000);
    }
    expect(state.phase).toBe("finished");
    await ask("host", "play_again");
    expect(state.rounds).toBe(5);
  });

  test("TRIVIA-9 without any question the game does not start, and the host hears why", async () => {
    const { ports, ask, state, clients } = await openFakeTable();
    ports.questions = [];
    await ask("host", "start");
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["trivia/no-questions"]]);
    expect(ports.calls.includes("startSession")).toBe(false);
  });

  test("TRIVIA-10 place, verse and reference are empty until the reveal, and again in the next round", async () => {
    const { begin, reply, pass, state } = await openFakeTable();
    const hidden = { correctOption: -1, scriptureReference: "", verse: "" };
    await begin();
    await reply("host");
    expect(state).toMatchObject(hidden);
    await reply("guest");
    expect(state).toMatchObject({
      scriptureReference: "SecretBook 0:1",
      verse: expect.stringContaining("SecretVerse 0"),
    });
    expect(state.options[state.correctOption]).toBe("Right One 0");
    await pass(5000);
    expect(state).toMatchObject({ ...hidden, round: 2, question: "Who did deed 1?" });
  });

  test("TRIVIA-11 three seconds of reveal, two of break, and the results right after the last reveal", async () => {
    const { ports, begin, reply, pass, state } = await openFakeTable();
    ports.questions = fakeQuestions(2);
    const seen: string[] = [];
    await begin();
    for (const _ of [1, 2]) {
      await reply("host");
      await reply("guest");
      for (const ms of [2999, 1, 1999, 1]) {
        await pass(ms);
        seen.push(state.phase);
      }
    }
    expect(seen).toEqual(["reveal", "break", "break", "round", "reveal", "finished", "finished", "finished"]);
  });
});

describe("answers", () => {
  test("TRIVIA-7 the same answer again gets the same receipt, another is refused", async () => {
    const { begin, reply, ask, clients, ports, state } = await openFakeTable();
    await begin();
    await reply("guest", "right", "my-answer-1");
    await reply("guest", "right", "my-answer-1");
    await ask("guest", "answer", { id: "my-answer-2", round: 1, option: 0 });
    const option = state.options.indexOf("Right One 0");
    expect(clients.guest?.heard("receipt")).toEqual(Array(2).fill({ id: "my-answer-1", round: 1, option }));
    expect(clients.guest?.heard("refused")).toEqual([
      { request: "answer", code: "trivia/already-answered", id: "my-answer-2" },
    ]);
    expect(ports.results.size).toBe(1);
  });

  test("TRIVIA-7 the receipt can still be asked for after the reveal", async () => {
    const { begin, reply, clients, state } = await openFakeTable();
    await begin();
    await reply("guest", "right", "my-answer-1");
    await reply("host");
    expect(state.phase).toBe("reveal");
    await reply("guest", "right", "my-answer-1");
    expect(clients.guest?.heard("receipt")).toHaveLength(2);
  });

  test("TRIVIA-8 an answer before, beside or after its round is refused", async () => {
    const { begin, ask, reply, clients, state } = await openFakeTable();
    const answer = (id: string, round: number) => ask("guest", "answer", { id, round, option: 0 });
    await answer("before-the-game", 1);
    await begin();
    await answer("for-the-next-round", 2);
    await ask("guest", "leave");
    await reply("host");
    expect(state.phase).toBe("reveal");
    expect(clients.guest?.refusals).toEqual(["game/wrong-phase", "trivia/wrong-round"]);
  });

  test("TRIVIA-4 half a second late counts for a slow line only", async () => {
    const { begin, reply, clients, pass } = await openFakeTable(["host", "slow", "fast"]);
    if (clients.slow) clients.slow.roundTripMs = 800;
    await begin();
    await pass(30_400);
    await reply("slow");
    await reply("fast");
    expect(clients.slow?.heard("receipt")).toHaveLength(1);
    expect(clients.fast?.refusals).toEqual(["trivia/too-late"]);
  });

  test("TRIVIA-2 what is kept tells the time taken, less the credit", async () => {
    const { begin, reply, clients, pass, ports } = await openFakeTable();
    if (clients.guest) clients.guest.roundTripMs = 400;
    await begin();
    await pass(10_200);
    await reply("guest");
    expect([...ports.results.values()]).toEqual([
      {
        sessionId: "session-1",
        participantId: "participant-guest",
        requestId: "guest-in-round-1",
        round: 1,
        answer: "Right One 0",
        pointsEarned: 67,
        responseTimeSeconds: 10,
        timeLimitSeconds: 30,
        isCorrect: true,
      },
    ]);
  });

  test("TRIVIA-12 who comes back hears their option of this round, or that they have none", async () => {
    const { begin, sit, state, pass } = await openFakeTable();
    await begin();
    const before = await sit("guest");
    await sit("host");
    expect(before.heard("mine")).toEqual([{ round: 1, option: null }]);
    const { options } = state;
    before.ask("answer", { id: "my-answer-1", round: 1, option: options.indexOf("Right One 0") });
    await pass(0);
    const after = await sit("guest");
    expect(after.heard("mine")).toEqual([{ round: 1, option: options.indexOf("Right One 0") }]);
  });

  test("TRIVIA-12 nobody hears it in the waiting room", async () => {
    const { sit } = await openFakeTable();
    expect((await sit("guest")).heard("mine")).toEqual([]);
  });

  test("TRIVIA-7 a receipt finds the seat's new socket", async () => {
    const { begin, sit, ports, clients, pass } = await openFakeTable();
    await begin();
    ports.before = (name) => (name === "keepResult" ? new Promise((done) => setTimeout(done, 500)) : undefined);
    clients.guest?.ask("answer", { id: "my-answer-1", round: 1, option: 0 });
    const second = await sit("guest");
    await pass(500);
    expect(second.heard("receipt")).toHaveLength(1);
    expect(clients.guest?.heard("receipt")).toHaveLength(0);
  });
});
