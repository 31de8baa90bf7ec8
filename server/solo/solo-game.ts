import { type EntityManager, LockMode } from "@mikro-orm/postgresql";
import type { ErrorCode } from "../../schema/errors.ts";
import type { SoloAnswer, SoloGame } from "../../schema/solo/solo.ts";
import { UserEntity } from "../account/account.entity.ts";
import { Refusal } from "../platform/refusal.ts";
import { SoloAnswerEntity, SoloGameEntity } from "./solo-game.entity.ts";
import {
  type Judged,
  judgeOption,
  judgeWord,
  type SoloMember,
  type SoloTable,
  stepsOf,
  timingOf,
  unanswered,
} from "./solo-rules.ts";
import { SoloSetEntity } from "./solo-set.entity.ts";
import { type OpenedSet, openSet, viewGame } from "./solo-view.ts";

/** A game that has just ended. */
export interface FinishedGame {
  readonly gameId: string;
  readonly setId: string;
  readonly memberId: string;
}

/** Called in the transaction that ends a game. */
export type OnFinished = (tx: EntityManager, game: FinishedGame) => Promise<void>;

/** DAILY-1: begins the member's game of this set, or finds the one that they have begun. */
export async function startGame(em: EntityManager, memberId: string, setId: string): Promise<string> {
  const insert = em.createQueryBuilder(SoloGameEntity).insert({ set: setId, user: memberId });
  await insert.onConflict(["set", "user"]).ignore().execute();
  return (await em.findOneOrFail(SoloGameEntity, { set: setId, user: memberId }, { fields: ["id"] })).id;
}

export async function readGame(
  em: EntityManager,
  table: SoloTable,
  member: SoloMember,
  gameId: string,
): Promise<SoloGame> {
  const game = await em.findOne(SoloGameEntity, { id: gameId, user: member.memberId });
  if (!game) throw new Refusal("solo/not-found");
  return await viewGame(em, table, { opened: await setOf(em, game.set.id), game, member });
}

const setOf = async (em: EntityManager, setId: string) =>
  await openSet(em, await em.findOneOrFail(SoloSetEntity, setId));

/** Everything that changes a game waits for its row: two phones may play it at once. */
async function lockGame(tx: EntityManager, memberId: string, gameId: string) {
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  const game = await tx.findOne(SoloGameEntity, { id: gameId, user: memberId }, { lockMode });
  if (!game) throw new Refusal("solo/not-found");
  return { game, opened: await setOf(tx, game.set.id) };
}

/** DAILY-3, DAILY-8: shows the next part. One that is shown or answered already stays as it is. */
export async function showStep(
  em: EntityManager,
  table: SoloTable,
  member: SoloMember,
  { gameId, step }: { gameId: string; step: number },
): Promise<SoloGame> {
  return await em.transactional(async (tx) => {
    const { game, opened } = await lockGame(tx, member.memberId, gameId);
    if (step === game.answered + 1 && game.shownStep < step && !game.finishedAt) {
      refuseAfterEnd(opened);
      game.shownStep = step;
      game.shownAt = new Date();
      await tx.flush();
    }
    return await viewGame(tx, table, { opened, game, member });
  });
}

/** DAILY-9 */
function refuseAfterEnd({ set }: OpenedSet): void {
  if (set.closesAt.getTime() <= Date.now()) throw new Refusal("solo/over");
}

/**
 * DAILY-5 to DAILY-8: judges the answer to the part that was shown last, once. The first answer counts. If that is another
 * one, `isAccepted` is false.
 */
export async function answerStep(
  em: EntityManager,
  table: SoloTable,
  member: SoloMember,
  { gameId, step, answer }: { gameId: string; step: number; answer: SoloAnswer },
  onFinished: OnFinished,
): Promise<{ game: SoloGame; isAccepted: boolean }> {
  return await em.transactional(async (tx) => {
    const { game, opened } = await lockGame(tx, member.memberId, gameId);
    if (step > game.answered) {
      if (step !== game.shownStep || !game.shownAt) throw new Refusal("solo/not-shown");
      refuseAfterEnd(opened);
      const judged = judge(table, opened, { step, answer, shownAt: game.shownAt.getTime() });
      tx.create(SoloAnswerEntity, { game, step, ...judged });
      game.answered = step;
      game.score += judged.points;
      const isLast = step === stepsOf(opened.questions.length);
      if (isLast) game.finishedAt = new Date();
      await tx.flush();
      if (isLast) await onFinished(tx, { gameId, setId: opened.set.id, memberId: member.memberId });
    }
    const stored = await tx.findOneOrFail(SoloAnswerEntity, { game: gameId, step });
    return { game: await viewGame(tx, table, { opened, game, member }), isAccepted: isAnswer(table, stored, answer) };
  });
}

function judge(
  table: SoloTable,
  { set, questions }: OpenedSet,
  { step, answer, shownAt }: { step: number; answer: SoloAnswer; shownAt: number },
): Judged & { responseMs: number } {
  const question = questions[step - 1];
  const { responseMs, isLate } = timingOf(question ? "question" : "rack", shownAt, Date.now());
  if (isLate) return { ...unanswered, responseMs };
  const judged: Judged | ErrorCode = question
    ? judgeOption(table, { shown: question.shownQuestion, points: question.points }, answer, responseMs)
    : judgeWord(table, set.letters, answer);
  if (typeof judged === "string") throw new Refusal(judged);
  return { ...judged, responseMs };
}

/** The same answer again is a request whose reply was lost. */
function isAnswer(
  { rules }: SoloTable,
  stored: { option?: number | null | undefined; word?: string | null | undefined },
  answer: SoloAnswer,
): boolean {
  if (answer.kind === "none") return (stored.option ?? stored.word ?? null) === null;
  return answer.kind === "option" ? stored.option === answer.option : stored.word === rules.upperCase(answer.word);
}

/** The member's game of this set, for a list. Null if they have not begun. */
export const findGame = async (em: EntityManager, memberId: string, setId: string) =>
  await em.findOne(SoloGameEntity, { set: setId, user: em.getReference(UserEntity, memberId) });
