import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { flagReasons } from "./question.ts";

/** How many questions a member may flag. */
export const FLAGS_PER_DAY = 20;

const playedQuestion = z.strictObject({
  questionId: z.uuid(),
  question: z.string(),
  /** What the caller found wrong with it. Null if they have not flagged it. */
  flag: z.enum(flagReasons).nullable(),
});
export type PlayedQuestion = z.infer<typeof playedQuestion>;

export const listPlayedQuestions = endpoint("GET /api/game/rooms/:roomId/questions", "member", {
  summary:
    "The questions of the last game that has ended in this room, as far as the caller played it, in their order.",
  params: z.strictObject({ roomId: z.uuid() }),
  output: z.strictObject({ questions: z.array(playedQuestion) }),
});

export const flagQuestion = endpoint("POST /api/game/questions/:questionId/flag", "member", {
  summary: "Tells the admins what is wrong with a question of a game that the caller played, once per question.",
  params: z.strictObject({ questionId: z.uuid() }),
  body: z.strictObject({ reason: z.enum(flagReasons) }),
  output: z.strictObject({ flag: z.enum(flagReasons) }),
  limit: { name: "question-flag", tries: FLAGS_PER_DAY, seconds: 24 * 60 * 60, per: "account" },
});
