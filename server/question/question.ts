import { readdirSync, readFileSync } from "node:fs";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { DrawnQuestion } from "../../rooms/trivia/ports.ts";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import { QUESTION_POINTS_DEFAULT } from "../../schema/question/question.ts";
import type { Translation } from "../../schema/scripture/translation.ts";
import { decodeFile, type ImportProblem } from "../platform/process/import-file.ts";
import { findPassage } from "../scripture/scripture.ts";
import { SeededQuestionEntity, TriviaQuestionEntity } from "./question.entity.ts";
import { readBankFile, readQuestionFile } from "./question-file.ts";
import { knownTexts, withQuestionLock } from "./question-lock.ts";
import { type BankQuestion, comparisonKey, type NewQuestion } from "./question-shape.ts";
import { type QuestionRow, selectDraw, selectSeeded } from "./question-store.ts";

/** The number of a member's recent games whose questions are drawn last. */
const LAST_SESSIONS = 20;

/**
 * Draws up to `count` different questions in random order: first those that none of these members had in their recent
 * games, then those longest ago. Their verses are in this translation.
 */
export async function drawQuestions(
  em: EntityManager,
  draw: { difficulty: Difficulty; count: number; memberIds: readonly string[] },
  translation: Translation = "kjv",
): Promise<DrawnQuestion[]> {
  const rows = await selectDraw(em, [draw.memberIds, LAST_SESSIONS, draw.difficulty, draw.count]);
  return rows.map((row) => present(row, translation));
}

/**
 * Draws easy questions and then medium ones. The same seed draws the same questions, as long as the bank and what was asked
 * lately stay the same. Those in `lately`, the latest first, are drawn last.
 */
export async function drawSeeded(
  em: EntityManager,
  draw: { seed: string; easy: number; medium: number; lately: readonly string[] },
  translation: Translation = "kjv",
): Promise<DrawnQuestion[]> {
  const rows = await selectSeeded(em, [draw.seed, draw.easy, draw.medium, draw.lately]);
  return rows.map((row) => present(row, translation));
}

const present = (row: QuestionRow, translation: Translation): DrawnQuestion => ({
  questionId: row.id,
  question: row.question,
  correctAnswer: row.correct_answer,
  incorrectAnswers: row.incorrect_answers,
  category: row.category,
  points: row.points,
  scriptureReference: row.scripture_reference ?? "",
  verse: row.scripture_reference ? (findPassage(row.scripture_reference, translation)?.text ?? "") : "",
  translation,
});

interface ImportReport {
  /** How many questions were imported. 0 if there is any problem. */
  readonly imported: number;
  readonly problems: readonly ImportProblem[];
}

/**
 * Imports a file of questions. If any row is invalid or already known, nothing is imported and every such row is
 * reported.
 */
export async function importQuestions(em: EntityManager, fileText: string): Promise<ImportReport> {
  const { rows, problems } = readQuestionFile(fileText);
  return await withQuestionLock(em, async (tx) => {
    const known = await knownTexts(tx);
    const repeated = rows
      .filter(({ value }) => known.has(comparisonKey(value.question)))
      .map(({ row }) => ({ row, reason: "is already in the database" }));
    const found = [...problems, ...repeated].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
    if (found.length > 0) return { imported: 0, problems: found };
    await tx.insertMany(
      TriviaQuestionEntity,
      rows.map(({ value }) => rowOf(value)),
    );
    return { imported: rows.length, problems: [] };
  });
}

/** The same for the bytes of a file, which may be in a wrong encoding: QUESTION-8. */
export async function importBytes(em: EntityManager, bytes: Uint8Array): Promise<ImportReport> {
  const text = decodeFile(bytes);
  return typeof text === "string" ? await importQuestions(em, text) : { imported: 0, problems: [text] };
}

/**
 * Adds the bundled questions that this database has not received before, and returns how many. A question that an admin
 * rewords or deletes does not come back. In a database from before ids were recorded, questions are recognised by their
 * text.
 */
export async function seedQuestions(em: EntityManager, bank = readBank()): Promise<number> {
  if ((await missingFrom(em, bank)).length === 0) return 0;
  return await withQuestionLock(em, async (tx) => {
    const known = await knownTexts(tx, "also-voided");
    const missing = await missingFrom(tx, bank);
    const unknown = missing.filter(({ question }) => !known.has(comparisonKey(question)));
    await tx.insertMany(
      SeededQuestionEntity,
      missing.map(({ id }) => ({ id })),
    );
    if (unknown.length > 0) await tx.insertMany(TriviaQuestionEntity, unknown.map(rowOf));
    return unknown.length;
  });
}

async function missingFrom(em: EntityManager, bank: readonly BankQuestion[]): Promise<BankQuestion[]> {
  const seeded = new Set((await em.find(SeededQuestionEntity, {}, { fields: ["id"] })).map(({ id }) => id));
  return bank.filter(({ id }) => !seeded.has(id));
}

const rowOf = (question: NewQuestion) => ({
  question: question.question,
  correctAnswer: question.correct_answer,
  incorrectAnswers: question.incorrect_answers,
  difficulty: question.difficulty,
  category: question.category,
  scriptureReference: question.scripture_reference,
  points: "points" in question && question.points !== undefined ? question.points : QUESTION_POINTS_DEFAULT,
  timeLimit: ("time_limit" in question && question.time_limit) || null,
});

/** Every question of the bundled bank. Throws if one is invalid. */
export function readBank(): BankQuestion[] {
  const folder = new URL("bank/", import.meta.url);
  return readdirSync(folder).flatMap((name) => {
    const { rows, problems } = readBankFile(readFileSync(new URL(name, folder), "utf8"));
    const [problem] = problems;
    if (problem) throw new Error(`${name}, row ${problem.row}: ${problem.reason}`);
    return rows.map(({ value }) => value);
  });
}
