import type { EntityManager, InferEntity } from "@mikro-orm/postgresql";
import type { Translation } from "../../schema/scripture/translation.ts";
import {
  type RunningStep,
  SOLO_SECONDS,
  type SoloGame,
  type SoloMarks,
  type SolvedStep,
} from "../../schema/solo/solo.ts";
import { findPassage, translationOf } from "../scripture/scripture.ts";
import { SoloAnswerEntity, SoloGameEntity } from "./solo-game.entity.ts";
import { type SoloMember, type SoloTable, stepsOf, unanswered } from "./solo-rules.ts";
import { SoloQuestionEntity, type SoloSetEntity } from "./solo-set.entity.ts";

type StoredGame = InferEntity<typeof SoloGameEntity>;
type StoredSet = InferEntity<typeof SoloSetEntity>;
type StoredQuestion = InferEntity<typeof SoloQuestionEntity>;
type Answer = Pick<InferEntity<typeof SoloAnswerEntity>, "option" | "word" | "isRight" | "points">;

/** A set with its questions in their order. */
export interface OpenedSet {
  readonly set: StoredSet;
  readonly questions: readonly StoredQuestion[];
}

/** A set as one member reads it. */
interface ReadSet extends OpenedSet {
  readonly translation: Translation;
}

export async function openSet(em: EntityManager, set: StoredSet): Promise<OpenedSet> {
  const questions = await em.find(SoloQuestionEntity, { set: set.id }, { orderBy: { step: "asc" } });
  return { set, questions };
}

const answersOf = (em: EntityManager, gameId: string) =>
  em.find(SoloAnswerEntity, { game: gameId }, { orderBy: { step: "asc" } });

/** DAILY-4: a game as its member may see it: solutions only of what is answered. */
export async function viewGame(
  em: EntityManager,
  table: SoloTable,
  { opened, game, member }: { opened: OpenedSet; game: StoredGame; member: SoloMember },
): Promise<SoloGame> {
  const translation = translationOf(member, table.community);
  const answers = await answersOf(em, game.id);
  return {
    gameId: game.id,
    steps: stepsOf(opened.questions.length),
    solved: answers.map((answer) => solvedStep(table, { ...opened, translation }, answer.step, answer)),
    running: runningStep(opened, game),
    score: game.score,
    isFinished: Boolean(game.finishedAt),
    now: Date.now(),
  };
}

function runningStep(
  { set, questions }: OpenedSet,
  { shownStep: step, answered, shownAt }: StoredGame,
): RunningStep | null {
  if (step === answered || !shownAt) return null;
  const at = shownAt.getTime();
  const question = questions[step - 1];
  const times = (kind: RunningStep["kind"]) => ({ step, shownAt: at, endsAt: at + SOLO_SECONDS[kind] * 1000 });
  if (!question) return { kind: "rack", letters: set.letters, ...times("rack") };
  const { category, shownQuestion } = question;
  const { question: words, options } = shownQuestion;
  return { kind: "question", question: words, category, options: [...options], ...times("question") };
}

/** DAILY-12: every part of a set with its solution, and what the answers were. */
export async function solveSet(
  em: EntityManager,
  table: SoloTable,
  { opened, member, gameId }: { opened: OpenedSet; member: SoloMember; gameId: string | undefined },
): Promise<SolvedStep[]> {
  const translation = translationOf(member, table.community);
  const answers = new Map((gameId ? await answersOf(em, gameId) : []).map((answer) => [answer.step, answer]));
  return Array.from({ length: stepsOf(opened.questions.length) }, (_, at) =>
    solvedStep(table, { ...opened, translation }, at + 1, answers.get(at + 1) ?? unanswered),
  );
}

function solvedStep(
  table: SoloTable,
  { set, questions, translation }: ReadSet,
  step: number,
  answer: Answer,
): SolvedStep {
  const { isRight, points, option = null, word = null } = answer;
  const judged = { step, isRight, points };
  const question = questions[step - 1];
  if (!question) return { kind: "rack", letters: set.letters, ...judged, word, ...bestWord(table, set, word, isRight) };
  const { category, shownQuestion } = question;
  const { question: words, options, correctOption, scriptureReference } = shownQuestion;
  const verse = findPassage(scriptureReference, translation)?.text ?? "";
  const shown = { kind: "question" as const, question: words, category, options: [...options] };
  return { ...shown, ...judged, option, correctOption, scriptureReference, verse, translation };
}

/** WORD-9, WORD-22 */
function bestWord({ rules, words }: SoloTable, set: StoredSet, word: string | null, isRight: boolean) {
  const found = word !== null && isRight && !words.isRude(word) ? word : "";
  const best = rules.betterWord(found, set.bestWord);
  return { bestWord: best, bestPoints: rules.wordScore(best) };
}

/** How a game stands: its points, and its row of shapes (DAILY-10). */
export interface SoloOutcome extends SoloMarks {
  readonly score: number;
  readonly isFinished: boolean;
}

/** How these games stand, by their ids, in as many queries for a list as for one. */
export async function outcomesOf(em: EntityManager, gameIds: readonly string[]): Promise<Map<string, SoloOutcome>> {
  const games = await em.find(SoloGameEntity, { id: { $in: [...gameIds] } });
  const questions = await em.find(SoloQuestionEntity, { set: { $in: games.map(({ set }) => set.id) } });
  const answers = await em.find(SoloAnswerEntity, { game: { $in: [...gameIds] } }, { orderBy: { step: "asc" } });
  const [ofSet, ofGame] = [Map.groupBy(questions, (each) => each.set.id), Map.groupBy(answers, (each) => each.game.id)];
  return new Map(
    games.map(({ id, score, finishedAt, set }) => [
      id,
      { score, isFinished: Boolean(finishedAt), ...marksIn(ofGame.get(id) ?? [], ofSet.get(set.id)?.length ?? 0) },
    ]),
  );
}

/** DAILY-10: a game as a row of shapes. */
export const marksOf = async (em: EntityManager, gameId: string, questions: number): Promise<SoloMarks> =>
  marksIn(await answersOf(em, gameId), questions);

function marksIn(answers: readonly (Answer & { readonly step: number })[], questions: number): SoloMarks {
  const rack = answers.find(({ step }) => step > questions);
  return {
    marks: answers.filter(({ step }) => step <= questions).map(({ isRight }) => isRight),
    wordLength: rack ? (rack.isRight ? (rack.word?.length ?? 0) : 0) : null,
  };
}
