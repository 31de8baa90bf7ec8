import * as responseApi from "../../../schema/devotion/response-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { answerDevotion, deleteAnswer, listAnswers } from "./answer.ts";
import { react, readReactions, takeReactionBack } from "./reaction.ts";

export const devotionResponseRoutes = (policy: MessagingPolicy): Route[] => [
  route(
    responseApi.readReactions,
    async ({ em, member: { memberId }, params }) =>
      await readReactions(em, { memberId, today: policy.today() }, params.devotionId),
  ),

  route(
    responseApi.react,
    async ({ em, member: { memberId }, params, body }) =>
      await react(em, { memberId, today: policy.today() }, { ...params, ...body }),
  ),

  route(
    responseApi.takeReactionBack,
    async ({ em, member: { memberId }, params }) =>
      await takeReactionBack(em, { memberId, today: policy.today() }, params.devotionId),
  ),

  route(
    responseApi.listAnswers,
    async ({ em, member, params, query }) => await listAnswers(em, policy, member, { ...params, ...query }),
  ),

  route(
    responseApi.answerDevotion,
    async ({ em, member, params, body }) => await answerDevotion(em, policy, member, { ...params, ...body }),
  ),

  route(responseApi.deleteAnswer, async ({ em, member, params }) => await deleteAnswer(em, member, params.answerId)),
];
