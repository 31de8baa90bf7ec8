import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readDaily, readDailyBoard, readDayBefore, startDaily } from "../../../schema/daily/api.ts";
import { readOwnPoints } from "../../../schema/leaderboard/api.ts";
import { answerStep, readSoloGame, showStep } from "../../../schema/solo/api.ts";
import type { SoloGame } from "../../../schema/solo/solo.ts";
import { newMember, Person } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { giveAnswer, playToEnd, showNext } from "../../support/solo/solo-player.ts";
import { dayFromToday } from "../../support/today.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const rows = <T extends object>(sql: string, ...values: unknown[]) => server.database.fork().execute<T[]>(sql, values);
const start = async (person: Person) => (await person.must(startDaily, { body: {} })).game;
const read = (person: Person) => person.must(readDaily);
const again = async (person: Person, { gameId }: SoloGame) =>
  (await person.must(readSoloGame, { params: { gameId } })).game;
/** What the database knows to be right. */
const storedSet = async () => {
  const questions = await rows<{
    step: number;
    question_id: string;
    shown_question: { correctOption: number; question: string };
  }>(
    "select step, question_id, shown_question from solo_questions join solo_sets s on s.id = set_id where day = ? order by step",
    dayFromToday(0),
  );
  const [set] = await rows<{ id: string; letters: string; best_word: string }>(
    "select id, letters, best_word from solo_sets where day = ?",
    dayFromToday(0),
  );
  return { questions, set };
};
/** Lets the running part have been shown so many seconds ago. */
const shownAgo = (seconds: number, { gameId }: SoloGame) =>
  rows("update solo_games set shown_at = now() - make_interval(secs => ?) where id = ?", seconds, gameId);

describe("the daily five", () => {
  test("DAILY-2 DAILY-17 newcomers without a name or an age play the same five questions and rack", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newMember(server.url)));
    const games = await Promise.all(people.map(start));
    const shown = await Promise.all(people.map((person, at) => playToEnd(person, games[at] as SoloGame)));
    const seen = shown.map(({ solved }) => solved.map((step) => (step.kind === "rack" ? step.letters : step.question)));
    expect(seen[0]).toHaveLength(6);
    for (const each of seen) expect(each).toEqual(seen[0]);
    expect(await rows("select from solo_sets where day = ?", dayFromToday(0))).toHaveLength(1);
    const { questions } = await storedSet();
    const ids = questions.map(({ question_id }) => question_id);
    const levels = await Promise.all(
      ids.map((id) => rows<{ difficulty: string }>("select difficulty from trivia_questions where id = ?", id)),
    );
    expect(levels.map(([row]) => row?.difficulty)).toEqual(["easy", "easy", "easy", "medium", "medium"]);
  });

  test("DAILY-1 a game is begun once, however often and at once, and goes on on another phone", async () => {
    const ada = await newMember(server.url, "Ada");
    const games = await Promise.all(Array.from({ length: 20 }, () => start(ada)));
    expect(new Set(games.map(({ gameId }) => gameId)).size).toBe(1);
    const shown = await showNext(ada, games[0] as SoloGame);
    await giveAnswer(ada, shown, 1, { kind: "option", option: 1 });
    const phone = new Person(server.url, ada);
    expect((await start(phone)).solved).toHaveLength(1);
    const second = await showNext(phone, await start(phone));
    expect(await again(ada, second)).toMatchObject({ running: second.running, solved: second.solved });
  });

  test("DAILY-4 no reply holds a solution before the answer to its part", async () => {
    const ben = await newMember(server.url, "Ben");
    const { questions, set } = await storedSet();
    const replies: { text: string; solved: number; isGame: boolean }[] = [];
    const keep = (reply: object, solved: number) =>
      replies.push({ text: JSON.stringify(reply), solved, isGame: "solved" in reply });
    let game = await start(ben);
    keep(game, 0);
    while (!game.isFinished) {
      const before = game.solved.length;
      for (const endpoint of [readDaily, readDailyBoard, readDayBefore]) keep(await ben.must(endpoint), before);
      const shown = await showNext(ben, game);
      for (const reply of [shown, await again(ben, shown), await start(ben)]) keep(reply, before);
      const answer =
        shown.running?.kind === "rack" ? { kind: "none" as const } : { kind: "option" as const, option: 3 };
      ({ game } = await giveAnswer(ben, shown, before + 1, answer));
      keep(game, before + 1);
    }
    for (const { text, solved, isGame } of replies) {
      // A reply names the right option of exactly the questions that were answered, and the best word at the end alone.
      const count = isGame ? Math.min(solved, questions.length) : 0;
      expect(text.match(/"correctOption"/g) ?? []).toHaveLength(count);
      expect(text.match(/"verse"/g) ?? []).toHaveLength(count);
      if (solved <= questions.length) expect(text).not.toContain(set?.best_word);
      for (const { step, shown_question } of questions) {
        if (step > solved + 1) expect(text).not.toContain(JSON.stringify(shown_question.question));
      }
    }
    expect(game.solved.filter((step) => step.kind === "question").map((step) => step.correctOption)).toEqual(
      questions.map(({ shown_question }) => shown_question.correctOption),
    );
  });

  test("DAILY-3 DAILY-8 a part is shown once, and only the next one", async () => {
    const game = await start(await newMember(server.url));
    const ada = await newMember(server.url);
    expect((await ada.call(showStep, { params: { gameId: game.gameId }, body: { step: 1 } })).error?.code).toBe(
      "solo/not-found",
    );
    const own = await start(ada);
    const params = { gameId: own.gameId };
    expect((await ada.must(showStep, { params, body: { step: 2 } })).game.running).toBeNull();
    const early = await ada.call(answerStep, { params, body: { step: 1, answer: { kind: "option", option: 0 } } });
    expect(early.error?.code).toBe("solo/not-shown");
    const first = await showNext(ada, own);
    expect(first.running).toMatchObject({ step: 1, kind: "question" });
    expect((await showNext(ada, own)).running).toEqual(first.running);
    expect((first.running?.endsAt ?? 0) - (first.running?.shownAt ?? 0)).toBe(30_000);
  });

  test("DAILY-5 of fifty different answers at once one counts, and all get its solution", async () => {
    const ada = await newMember(server.url);
    const shown = await showNext(ada, await start(ada));
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => giveAnswer(ada, shown, 1, { kind: "option", option: at % 4 })),
    );
    const stored = await rows<{ option: number }>("select option from solo_answers where game_id = ?", shown.gameId);
    expect(stored).toHaveLength(1);
    for (const [at, { game, isAccepted }] of answers.entries()) {
      expect(game.solved).toMatchObject([{ step: 1, option: stored[0]?.option }]);
      expect(isAccepted).toBe(at % 4 === stored[0]?.option);
    }
    const [{ score } = { score: -1 }] = await rows<{ score: number }>(
      "select score from solo_games where id = ?",
      shown.gameId,
    );
    expect(score).toBe(answers[0]?.game.solved[0]?.points);
  });

  test("DAILY-8 the same answer again, after a lost reply, is still accepted", async () => {
    const ada = await newMember(server.url);
    const shown = await showNext(ada, await start(ada));
    const first = await giveAnswer(ada, shown, 1, { kind: "option", option: 2 });
    const second = await giveAnswer(ada, shown, 1, { kind: "option", option: 2 });
    expect(second.isAccepted).toBe(true);
    expect(second.game.solved).toEqual(first.game.solved);
  });

  test("DAILY-7 an answer in the grace counts, and a later one is none", async () => {
    const { questions } = await storedSet();
    const right = questions[0]?.shown_question.correctOption ?? 0;
    const answerAfter = async (seconds: number) => {
      const ada = await newMember(server.url);
      const shown = await showNext(ada, await start(ada));
      await shownAgo(seconds, shown);
      return await giveAnswer(ada, shown, 1, { kind: "option", option: right });
    };
    expect((await answerAfter(32)).game.solved[0]).toMatchObject({ isRight: true, points: 50 });
    const late = await answerAfter(60);
    expect(late).toMatchObject({ isAccepted: false, game: { solved: [{ option: null, isRight: false, points: 0 }] } });
  });

  test("DAILY-6 DAILY-7 a word is judged by the server, and one that is not dealt may be changed", async () => {
    const ada = await newMember(server.url);
    let game = await start(ada);
    while (game.solved.length < 5) {
      const shown = await showNext(ada, game);
      ({ game } = await giveAnswer(ada, shown, shown.solved.length + 1, { kind: "none" }));
    }
    const shown = await showNext(ada, game);
    const { set } = await storedSet();
    const body = (word: string) => ({ step: 6, answer: { kind: "word" as const, word } });
    const params = { gameId: shown.gameId };
    const missing = [..."QXZJ"].find((letter) => !set?.letters.includes(letter)) ?? "";
    const refused = await ada.call(answerStep, { params, body: body(missing.repeat(3)) });
    expect(refused.error?.code).toBe("word-battle/not-dealt");
    const { game: end } = await ada.must(answerStep, { params, body: body(set?.best_word.toLowerCase() ?? "") });
    const rack = end.solved.at(-1);
    expect(rack).toMatchObject({ kind: "rack", word: set?.best_word, isRight: true });
    expect(end).toMatchObject({ isFinished: true, score: rack?.points });
    expect(rack?.points).toBeGreaterThan(0);
  });

  test("DAILY-14 a question that is deactivated or reworded stays in its day", async () => {
    const { questions } = await storedSet();
    const [first] = questions;
    await rows("update trivia_questions set is_active = false, question = 'Changed' where id = ?", first?.question_id);
    const ada = await newMember(server.url);
    const end = await playToEnd(ada, await start(ada));
    expect(end.solved[0]).toMatchObject({ question: first?.shown_question.question });
    await rows(
      "update trivia_questions set is_active = true, question = ? where id = ?",
      first?.shown_question.question,
      first?.question_id,
    );
  });
});

describe("its result", () => {
  test("DAILY-11 DAILY-16 a finished game begins a streak and gives no points of the games", async () => {
    const ada = await newMember(server.url, "Ada");
    expect(await read(ada)).toMatchObject({ game: null, streak: { current: 0, longest: 0 } });
    const end = await playToEnd(ada, await start(ada));
    const { day, game, streak } = await read(ada);
    expect(day).toBe(dayFromToday(0));
    expect(game).toMatchObject({ isFinished: true, score: end.score, steps: 6, wordLength: 0 });
    expect(game?.marks).toEqual(end.solved.slice(0, 5).map(({ isRight }) => isRight));
    expect(streak).toEqual({ current: 1, longest: 1 });
    expect(await ada.must(readOwnPoints)).toEqual({ points: 0, games: 0 });
  });

  test("DAILY-15 the board ranks finished games alone, and visitors see first names", async () => {
    const { questions } = await storedSet();
    const best = await newMember(server.url, "Winner Okafor");
    await playToEnd(best, await start(best), ({ running }) =>
      running?.kind === "question"
        ? { kind: "option", option: questions[running.step - 1]?.shown_question.correctOption ?? 0 }
        : { kind: "none" },
    );
    const unfinished = await newMember(server.url, "Begun Only");
    await showNext(unfinished, await start(unfinished));
    const mine = await best.must(readDailyBoard);
    expect(mine.rows[0]).toMatchObject({
      rank: 1,
      displayName: "Winner Okafor",
      isMine: true,
      memberId: best.me?.memberId,
    });
    expect(mine.rows.map(({ displayName }) => displayName)).not.toContain("Begun Only");
    const visitor = await new Person(server.url).must(readDailyBoard);
    expect(visitor.rows[0]).toMatchObject({ displayName: "Winner", memberId: null, roles: [], isMine: false });
    await rows("update users set suspended_at = now() where id = ?", best.me?.memberId);
    const after = await new Person(server.url).must(readDailyBoard);
    expect(after.rows.map(({ displayName }) => displayName)).not.toContain("Winner");
  });

  test("DAILY-17 visitors read which day it is, and cannot begin", async () => {
    const visitor = new Person(server.url);
    expect(await read(visitor)).toEqual({ day: dayFromToday(0), game: null, streak: null });
    expect((await visitor.call(startDaily, { body: {} })).error?.code).toBe("account/not-signed-in");
  });
});
