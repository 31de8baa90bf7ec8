import * as questionFlagApi from "../../../schema/question/flag-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { flagQuestion, listPlayedQuestions } from "./flag-question.ts";

export const questionFlagRoutes = (): Route[] => [
  route(questionFlagApi.listPlayedQuestions, async ({ em, member, params }) => ({
    questions: await listPlayedQuestions(em, member.memberId, params.roomId),
  })),
  route(questionFlagApi.flagQuestion, async ({ em, member, params: { questionId }, body: { reason } }) => {
    await flagQuestion(em, member.memberId, { questionId, reason });
    return { flag: reason };
  }),
];
