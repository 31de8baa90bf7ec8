import { peerQuestions } from "../peer/peer-questions.ts";
import { query } from "../server/own-database.ts";

/** A question of the evening, with what nobody may learn before the reveal. */
export interface EveningQuestion {
  readonly question: string;
  readonly right: string;
  readonly points: number;
  readonly verse: string;
  readonly scriptureReference: string;
}

/** The most points for which seconds do not matter at first (see script.ts). */
const POINTS_MAX = 10;

/**
 * Leaves exactly so many questions in the bank, so that every game asks all of them, and makes them worth 1 to 10 points.
 * No two have the same verse, and none names its own in its text.
 */
export async function chooseQuestions(databaseUrl: string, count: number): Promise<EveningQuestion[]> {
  const verses = new Set<string>();
  const chosen: EveningQuestion[] = [];
  for (const { question, options, correctOption, verse, scriptureReference } of peerQuestions()) {
    if (chosen.length === count) break;
    if (verse === "" || verses.has(verse) || question.includes(scriptureReference)) continue;
    verses.add(verse);
    const points = (chosen.length % POINTS_MAX) + 1;
    chosen.push({ question, right: options[correctOption] ?? "", points, verse, scriptureReference });
  }
  await query(
    databaseUrl,
    `with chosen as (
       select * from jsonb_to_recordset($1::jsonb) as chosen (question text, points integer)
     )
     update trivia_questions stored
     set is_active = exists (select from chosen where chosen.question = stored.question),
       points = coalesce((select chosen.points from chosen where chosen.question = stored.question), stored.points)
     where difficulty = 'medium'`,
    [JSON.stringify(chosen)],
  );
  return chosen;
}
