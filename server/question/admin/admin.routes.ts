import * as questionAdminApi from "../../../schema/question/admin-api.ts";
import * as questionFileApi from "../../../schema/question/file-api.ts";
import { QUESTION_PROBLEMS_SHOWN } from "../../../schema/question/file-api.ts";
import { recordAudit } from "../../audit/audit.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { importBytes } from "../question.ts";
import { clearFlags } from "./clear-flags.ts";
import { createQuestion, setQuestionActive, updateQuestion } from "./edit-question.ts";
import { exportQuestions } from "./export-questions.ts";
import { listQuestions, readQuestion } from "./question-list.ts";
import { type CorrectGames, voidQuestion } from "./void-question.ts";

export const questionAdminRoutes = (correctGames: CorrectGames): Route[] => [
  route(questionAdminApi.listQuestions, async ({ em, query }) => await listQuestions(em, query)),
  route(questionAdminApi.readQuestion, async ({ em, params }) => await readQuestion(em, params.questionId)),
  route(questionAdminApi.createQuestion, async ({ em, body }) => await createQuestion(em, body)),
  route(
    questionAdminApi.updateQuestion,
    async ({ em, params, body }) => await updateQuestion(em, params.questionId, body),
  ),
  route(
    questionAdminApi.setQuestionActive,
    async ({ em, params, body }) => await setQuestionActive(em, params.questionId, body.isActive),
  ),
  route(questionAdminApi.voidQuestion, async ({ em, member, params: { questionId }, body: { reason } }) => {
    await voidQuestion(em, member, { questionId, reason }, correctGames);
    return await readQuestion(em.fork(), questionId);
  }),
  route(questionAdminApi.clearFlags, async ({ em, member, params: { questionId } }) => {
    await clearFlags(em, member, questionId);
    return await readQuestion(em.fork(), questionId);
  }),
  route(questionFileApi.importQuestions, async ({ em, body }) => {
    const { imported, problems } = await importBytes(em, body.files.file.bytes);
    return { imported, problems: problems.slice(0, QUESTION_PROBLEMS_SHOWN), problemCount: problems.length };
  }),
  route(questionFileApi.exportQuestions, async ({ em, member, query }) => {
    await recordAudit(em, { actorId: member.memberId, kind: "questions-exported" });
    return exportQuestions(em, query);
  }),
];
