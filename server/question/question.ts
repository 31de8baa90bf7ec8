import { readdirSync, readFileSync } from "node:fs";
import type { EntityManager } from "@mikro-orm/postgresql";
import type { DrawnQuestion } from "../../rooms/trivia/ports.ts";
import type { Difficulty } from "../../schema/game/common-settings.ts";
import { findPassage } from "../scripture/scripture.ts";
import { type Problem, readQuestionFile } from "./question-file.ts";
import { type NewQuestion, wordsOf } from "./question-shape.ts";

/** A member's last games, whose questions come last in a draw. */
const LAST_SESSIONS = 20;

/**
 * Draws up to `count` different questions in random order: first those that none of these members met in their last
 * games, then those met longest ago.
 */
export async function drawQuestions(
  em: EntityManager,
  draw: { difficulty: Difficulty; count: number; memberIds: readonly string[] },
): Promise<DrawnQuestion[]> {
  const rows = await em.execute<QuestionRow[]>(
    `with last_session as (
       select session.id, session.created_at
       from jsonb_array_elements_text(?::jsonb) as member (id)
       cross join lateral (
         select played.id, played.created_at
         from game_participants seat join game_sessions played on played.room_id = seat.room_id
         where seat.user_id = member.id::uuid
         order by played.created_at desc
         limit ?
       ) as session
     ), met as (
       select round.question_id, max(last_session.created_at) as met_at
       from last_session join game_rounds round on round.session_id = last_session.id
       group by round.question_id
     ), drawn as (
       select question.*
       from trivia_questions question left join met on met.question_id = question.id
       where question.is_active and question.difficulty = ?
       order by met.met_at nulls first, random()
       limit ?
     )
     select id, question, correct_answer, incorrect_answers, category, points, scripture_reference
     from drawn order by random()`,
    [JSON.stringify(draw.memberIds), LAST_SESSIONS, draw.difficulty, draw.count],
  );
  return rows.map(present);
}

interface QuestionRow {
  id: string;
  question: string;
  correct_answer: string;
  incorrect_answers: string[];
  category: string;
  points: number;
  scripture_reference: string | null;
}

const present = (row: QuestionRow): DrawnQuestion => ({
  questionId: row.id,
  question: row.question,
  correctAnswer: row.correct_answer,
  incorrectAnswers: row.incorrect_answers,
  category: row.category,
  points: row.points,
  scriptureReference: row.scripture_reference ?? "",
  verse: row.scripture_reference ? (findPassage(row.scripture_reference)?.text ?? "") : "",
});

interface ImportReport {
  /** How many questions came in; 0 wherever there is a problem. */
  readonly taken: number;
  readonly problems: readonly Problem[];
}

/** Takes a file of questions, all of it or, where one row is wrong or known already, nothing; every such row is named. */
export async function importQuestions(em: EntityManager, fileText: string): Promise<ImportReport> {
  const { rows, problems } = readQuestionFile(fileText);
  return await em.transactional(async (em) => {
    // Two imports at once would each miss what the other brings; games go on reading meanwhile.
    await em.execute("lock table trivia_questions in share row exclusive mode");
    const known = new Set(
      (await em.execute<{ question: string }[]>("select question from trivia_questions")).map(words),
    );
    const repeated = rows
      .filter(({ question }) => known.has(words(question)))
      .map(({ row }) => ({ row, reason: "asks what a question in the bank asks already" }));
    const found = [...problems, ...repeated].sort((a, b) => (a.row ?? 0) - (b.row ?? 0));
    if (found.length > 0) return { taken: 0, problems: found };
    return {
      taken: await insert(
        em,
        rows.map(({ question }) => question),
      ),
      problems: [],
    };
  });
}

const words = ({ question }: { question: string }) => wordsOf(question);

/** Puts the bank that comes with the product into the table, leaving what is there as it is; answers with how many were new. */
export async function seedQuestions(em: EntityManager): Promise<number> {
  return await insert(em, readBank());
}

/** Every question of the bank that comes with the product. Throws where one is not as it should be. */
export function readBank(): NewQuestion[] {
  const folder = new URL("bank/", import.meta.url);
  return readdirSync(folder).flatMap((name) => {
    const { rows, problems } = readQuestionFile(readFileSync(new URL(name, folder), "utf8"));
    const [problem] = problems;
    if (problem) throw new Error(`${name}, row ${problem.row}: ${problem.reason}`);
    return rows.map(({ question }) => question);
  });
}

async function insert(em: EntityManager, questions: readonly NewQuestion[]): Promise<number> {
  const inserted = await em.execute<{ id: string }[]>(
    `insert into trivia_questions
       (question, correct_answer, incorrect_answers, difficulty, category, scripture_reference)
     select question, correct_answer, incorrect_answers, difficulty, category, scripture_reference
     from jsonb_to_recordset(?::jsonb) as written
       (question text, correct_answer text, incorrect_answers jsonb, difficulty text, category text, scripture_reference text)
     on conflict do nothing
     returning id`,
    [JSON.stringify(questions)],
  );
  return inserted.length;
}
