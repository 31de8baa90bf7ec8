import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeQuestions } from "../../../support/game/fake-game-ports.ts";
import { openFakeTable } from "../../../support/game/fake-table.ts";
import { PAUSE_MS } from "../support/game/finish-game.ts";

afterEach(() => void vi.useRealTimers());

describe("the questions", () => {
  test("TRIVIA-5 a game with too few questions has fewer rounds, and the next game requests all again", async () => {
    const { ports, begin, reply, pass, state, ask } = await openFakeTable();
    ports.questions = fakeQuestions(2);
    await begin();
    expect(state.rounds).toBe(2);
    for (const _ of [1, 2]) {
      await reply("host");
      await reply("guest");
      await pass(PAUSE_MS);
    }
    expect(state.phase).toBe("finished");
    ports.questions = fakeQuestions(5);
    for (const name of ["host", "guest"]) await ask(name, "play_again");
    expect(state.rounds).toBe(5);
  });

  test("TRIVIA-5 without questions the game does not start, and the host receives the reason", async () => {
    const { ports, ask, state, clients } = await openFakeTable();
    ports.questions = [];
    await ask("host", "start");
    expect([state.phase, clients.host?.refusals]).toEqual(["waiting", ["trivia/no-questions"]]);
    expect(ports.calls.includes("startSession")).toBe(false);
  });

  test("TRIVIA-6 the correct option, verse and reference are only in the state during the reveal", async () => {
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
    await pass(PAUSE_MS);
    expect(state).toMatchObject({ ...hidden, round: 2, question: "Who did deed 1?" });
  });

  test("GAME-61 a round that starts while storage is away is stored once it is back", async () => {
    const { ports, begin, pass } = await openFakeTable();
    ports.before = (name) => (name === "startRound" ? Promise.reject(new Error("away")) : undefined);
    await begin();
    await pass(8000);
    expect(ports.calls).not.toContain("startRound");
    ports.before = () => undefined;
    await pass(10_000);
    expect(ports.calls).toContain("startRound");
  });

  test("GAME-61 a round is stored with its question as the players see it", async () => {
    const { ports, begin, state } = await openFakeTable();
    const startRound = vi.spyOn(ports, "startRound");
    await begin();
    const [started] = startRound.mock.calls[0] ?? [];
    expect(started?.content).toEqual({
      id: "question-0",
      text: null,
      question: {
        question: "Who did deed 0?",
        options: [...state.options],
        correctOption: state.options.indexOf("Right One 0"),
        scriptureReference: "SecretBook 0:1",
      },
    });
  });

  test("TRIVIA-7 the reveal lasts six seconds, the standings three, and the results follow the last reveal", async () => {
    const { ports, begin, reply, pass, state } = await openFakeTable();
    ports.questions = fakeQuestions(2);
    const seen: string[] = [];
    await begin();
    for (const _ of [1, 2]) {
      await reply("host");
      await reply("guest");
      for (const ms of [5999, 1, 2999, 1]) {
        await pass(ms);
        seen.push(state.phase);
      }
    }
    expect(seen).toEqual(["reveal", "break", "break", "round", "reveal", "finished", "finished", "finished"]);
  });
});

test("TRIVIA-8 the reveal shows how many chose each option, and nothing shows it before", async () => {
  const { begin, reply, pass, state } = await openFakeTable(["host", "ann", "ben"]);
  await begin();
  await reply("host");
  await reply("ann");
  expect([...state.choiceCounts]).toEqual([]);
  await reply("ben", "wrong");
  const counts = [...state.choiceCounts];
  expect([counts.length, counts[state.correctOption], counts.toSorted()]).toEqual([4, 2, [0, 0, 1, 2]]);
  await pass(PAUSE_MS);
  expect([...state.choiceCounts]).toEqual([]);
});

test("TRIVIA-4 an option that does not exist is refused", async () => {
  const { begin, ask, clients, ports, state } = await openFakeTable();
  const [first] = ports.questions;
  if (first) ports.questions = [{ ...first, incorrectAnswers: ["Wrong"] }];
  await begin();
  expect(state.options.length).toBe(2);
  await ask("guest", "answer", { id: "my-answer-1", round: 1, option: 2 });
  expect(clients.guest?.refusals).toEqual(["message/invalid"]);
});

test("TRIVIA-1 a resent answer keeps the points of its first arrival", async () => {
  const { begin, reply, ports, pass } = await openFakeTable();
  await begin();
  ports.before = (name) => (name === "saveResult" ? Promise.reject(new Error("away")) : undefined);
  await reply("guest");
  ports.before = () => undefined;
  await pass(10_000);
  await reply("guest");
  expect([...ports.results.values()].map(({ pointsEarned }) => pointsEarned)).toEqual([75]);
});
