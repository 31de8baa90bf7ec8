import * as questionApi from "../../../schema/engagement/question-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { answerQuestion, declineQuestion, listAsked, readAsker } from "./answer.ts";
import { askQuestion, listOwnQuestions, listQuestions, withdrawQuestion } from "./question.ts";

export const questionRoutes = ({ messagingPolicy }: { messagingPolicy: MessagingPolicy }): Route[] => [
  route(questionApi.listQuestions, async ({ em, member, query }) => listQuestions(em, member?.memberId ?? null, query)),

  route(questionApi.listOwnQuestions, async ({ em, member }) => listOwnQuestions(em, member.memberId)),

  route(questionApi.askQuestion, async ({ em, member, body }) => {
    await askQuestion(em, messagingPolicy, member, body);
    return await listOwnQuestions(em, member.memberId);
  }),

  route(questionApi.withdrawQuestion, async ({ em, member, params }) => {
    await withdrawQuestion(em, member.memberId, params.questionId);
    return await listOwnQuestions(em, member.memberId);
  }),

  route(questionApi.listAskedQuestions, async ({ em, member, query }) => listAsked(em, messagingPolicy, member, query)),

  route(questionApi.answerQuestion, async ({ em, member, params, body }) => {
    await answerQuestion(em, messagingPolicy, member, { ...params, ...body });
  }),

  route(questionApi.declineQuestion, async ({ em, member, params, body }) => {
    await declineQuestion(em, messagingPolicy, member, { ...params, ...body });
  }),

  route(questionApi.readAsker, async ({ em, member, params }) => readAsker(em, member, params.questionId)),
];
