import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { soloRules } from "../../../rooms/solo-rules.ts";
import type { SoloGame } from "../../../schema/solo/solo.ts";
import { dailyOf, readSolution, startDaily } from "../../../server/daily/daily.ts";
import type { Database } from "../../../server/platform/database/database.ts";
import { dateIn, dayAfter } from "../../../server/platform/date.ts";
import { seedQuestions } from "../../../server/question/question.ts";
import { clearAnswersJob } from "../../../server/solo/solo.jobs.ts";
import { answerStep, readGame, showStep } from "../../../server/solo/solo-game.ts";
import { openWordList } from "../../../server/word/word.ts";
import { addMembers } from "../../support/game/game-rows.ts";
import { testDatabase } from "../../support/server/database.ts";
import { LAGOS } from "../../support/today.ts";

const table = { rules: soloRules, words: openWordList(), community: { translation: "kjv" as const } };
const reader = (memberId: string) => ({ memberId, translation: null });
const TODAY = dateIn(LAGOS);
const calendarOf = (day: string) => ({ today: () => day, timeZone: () => LAGOS });

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await seedQuestions(database.fork());
});
afterAll(() => database.close());

const rows = <T extends object>(sql: string, ...values: unknown[]) => database.fork().execute<T[]>(sql, values);
const newMember = async () => (await addMembers(database.fork(), null))[0] as string;
const start = (memberId: string, day: string) => startDaily(database.fork(), table, calendarOf(day), memberId);
const daily = (memberId: string, day = TODAY) => dailyOf(database.fork(), { memberId }, day);
const show = (memberId: string, gameId: string, step: number) =>
  showStep(database.fork(), table, reader(memberId), { gameId, step });
const questionsOf = async (day: string) =>
  (
    await rows<{ question_id: string }>(
      "select question_id from solo_questions join solo_sets on id = set_id where day = ? order by step",
      day,
    )
  ).map(({ question_id }) => question_id);

async function finish(memberId: string, gameId: string): Promise<SoloGame> {
  let game = await readGame(database.fork(), table, reader(memberId), gameId);
  while (!game.isFinished) {
    const step = game.solved.length + 1;
    await show(memberId, gameId, step);
    const move = { gameId, step, answer: { kind: "none" as const } };
    ({ game } = await answerStep(database.fork(), table, reader(memberId), move, async () => {}));
  }
  return game;
}

describe("the draw of a day", () => {
  test("DAILY-2 of twenty who begin a day at once, all get the one set that is stored", async () => {
    const day = dayAfter(TODAY, 400);
    const members = await addMembers(database.fork(), ...Array.from({ length: 20 }, () => null));
    const games = await Promise.all(members.map((memberId) => start(memberId, day)));
    const sets = await rows(
      "select distinct set_id from solo_games where id = any(string_to_array(?, ',')::uuid[])",
      games.join(),
    );
    expect(sets).toHaveLength(1);
    expect(await questionsOf(day)).toHaveLength(5);
  });

  test("DAILY-2 a set that is drawn again for the same day from the same bank is the same one", async () => {
    const day = dayAfter(TODAY, 500);
    const drawn = async () => {
      await start(await newMember(), day);
      const [set] = await rows<{ letters: string }>("select letters from solo_sets where day = ?", day);
      const questions = await questionsOf(day);
      await rows("delete from solo_sets where day = ?", day);
      return { letters: set?.letters, questions };
    };
    expect(await drawn()).toEqual(await drawn());
  });

  test("DAILY-13 no question is repeated within sixty days while the bank has others", async () => {
    const memberId = await newMember();
    const days = Array.from({ length: 12 }, (_, at) => dayAfter(TODAY, 600 + at * 5));
    for (const day of days) await start(memberId, day);
    const asked = (await Promise.all(days.map(questionsOf))).flat();
    expect(new Set(asked).size).toBe(60);
  });

  test("DAILY-13 a bank that is too small repeats the questions of longest ago, and fills up a difficulty", async () => {
    const memberId = await newMember();
    await rows(`update trivia_questions set is_active = id in (
      (select id from trivia_questions where difficulty = 'easy' order by id limit 4)
      union all (select id from trivia_questions where difficulty = 'hard' order by id limit 4))`);
    const days = [0, 1, 2].map((at) => dayAfter(TODAY, 900 + at));
    for (const day of days) await start(memberId, day);
    const [first = [], second = [], third = []] = await Promise.all(days.map(questionsOf));
    expect(new Set(first).size).toBe(5);
    // Eight questions: three that the first day did not have, and then those of the first day again.
    expect(second.filter((id) => !first.includes(id))).toHaveLength(3);
    expect(new Set([...first, ...second]).size).toBe(8);
    expect(third).toHaveLength(5);
    await rows("update trivia_questions set is_active = true");
  });

  test("DAILY-2 without any question there is no set", async () => {
    await rows("update trivia_questions set is_active = false");
    const day = dayAfter(TODAY, 1000);
    await expect(start(await newMember(), day)).rejects.toMatchObject({ code: "trivia/no-questions" });
    expect(await rows("select from solo_sets where day = ?", day)).toEqual([]);
    await rows("update trivia_questions set is_active = true");
  });
});

describe("the end of a day", () => {
  /** A game that was begun yesterday, in the hour after midnight. */
  async function begunYesterday() {
    const memberId = await newMember();
    const yesterday = dayAfter(TODAY, -1);
    const gameId = await start(memberId, yesterday);
    await rows("update solo_sets set closes_at = now() + interval '30 minutes' where day = ?", yesterday);
    return { memberId, gameId, yesterday };
  }
  const close = (day: string) => rows("update solo_sets set closes_at = now() where day = ?", day);

  test("DAILY-9 a game begun before midnight goes on, and counts for the day of its beginning", async () => {
    const { memberId, gameId, yesterday } = await begunYesterday();
    expect(await daily(memberId)).toMatchObject({ day: yesterday, game: { gameId, isFinished: false } });
    await finish(memberId, gameId);
    expect(await daily(memberId)).toMatchObject({ day: TODAY, game: null, streak: { current: 1, longest: 1 } });
    await finish(memberId, await start(memberId, TODAY));
    expect((await daily(memberId)).streak).toEqual({ current: 2, longest: 2 });
  });

  test("DAILY-9 after one o’clock it takes no answers, and counts for nothing", async () => {
    const { memberId, gameId, yesterday } = await begunYesterday();
    await show(memberId, gameId, 1);
    await close(yesterday);
    const move = { gameId, step: 1, answer: { kind: "option" as const, option: 0 } };
    const late = answerStep(database.fork(), table, reader(memberId), move, async () => {});
    await expect(late).rejects.toMatchObject({ code: "solo/over" });
    expect(await daily(memberId)).toMatchObject({ day: TODAY, game: null, streak: { current: 0 } });
    const other = await newMember();
    const second = await start(other, yesterday);
    await expect(show(other, second, 1)).rejects.toMatchObject({ code: "solo/over" });
  });

  test("DAILY-9 the set of a day closes at one o’clock of the next one, in the community’s time zone", async () => {
    const day = "2027-03-10";
    await start(await newMember(), day);
    const [set] = await rows<{ at: string }>(
      "select to_char(closes_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from solo_sets where day = ?",
      day,
    );
    expect(set?.at).toBe("2027-03-11 00:00");
  });

  test("DAILY-12 yesterday’s solutions are read by those who are not in the middle of it", async () => {
    const { memberId, gameId, yesterday } = await begunYesterday();
    const read = (id: string) => readSolution(database.fork(), table, reader(id), yesterday);
    await expect(read(memberId)).rejects.toMatchObject({ code: "daily/still-running" });
    const other = (await read(await newMember()))?.solved;
    expect(other).toHaveLength(6);
    expect(other?.every((step) => (step.kind === "rack" ? step.word : step.option) === null)).toBe(true);
    const { solved } = await finish(memberId, gameId);
    expect((await read(memberId))?.solved).toEqual(solved);
    expect(await readSolution(database.fork(), table, reader(memberId), "2020-01-01")).toBeNull();
  });
});

test("DAILY-18 answers of 180 days ago are deleted, and the finished day stays for the streak", async () => {
  const memberId = await newMember();
  const gameId = await start(memberId, TODAY);
  const { score } = await finish(memberId, gameId);
  const answers = () => rows("select from solo_answers where game_id = ?", gameId);
  await rows("update solo_answers set answered_at = now() - interval '179 days' where game_id = ?", gameId);
  await clearAnswersJob(database).run({});
  expect(await answers()).toHaveLength(6);
  await rows("update solo_answers set answered_at = now() - interval '181 days' where game_id = ?", gameId);
  await clearAnswersJob(database).run({});
  expect(await answers()).toEqual([]);
  expect(await daily(memberId)).toMatchObject({ game: { score, isFinished: true }, streak: { current: 1 } });
});

test("DAILY-1 a game of somebody else, or none, is not found", async () => {
  const gameId = await start(await newMember(), TODAY);
  const stranger = await newMember();
  for (const id of [gameId, randomUUID()]) {
    await expect(readGame(database.fork(), table, reader(stranger), id)).rejects.toMatchObject({
      code: "solo/not-found",
    });
    await expect(show(stranger, id, 1)).rejects.toMatchObject({ code: "solo/not-found" });
  }
});
