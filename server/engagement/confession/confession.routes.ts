import * as confessionApi from "../../../schema/engagement/confession-api.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import { type AnswerNeeds, answerEntry, closeEntry, listBox, openEntry } from "./box.ts";
import { type ConfessionBox, readConfession, sendConfession, withdrawConfession, writeAgain } from "./confession.ts";

export const confessionRoutes = (box: ConfessionBox & AnswerNeeds): Route[] => [
  route(confessionApi.sendConfession, async ({ em, body }) => sendConfession(em, box, body)),

  route(confessionApi.readConfession, async ({ em, body }) => readConfession(em, box, body.slip)),

  route(confessionApi.writeAgain, async ({ em, body }) => writeAgain(em, box, body)),

  route(confessionApi.withdrawConfession, async ({ em, body }) => await withdrawConfession(em, box, body.slip)),

  route(confessionApi.listConfessions, async ({ em, member, query }) =>
    listBox(em, { guardian: member, today: box.today() }, query),
  ),

  route(confessionApi.openConfession, async ({ em, member, params }) =>
    openEntry(em, { guardian: member, today: box.today() }, params.confessionId),
  ),

  route(confessionApi.answerConfession, async ({ em, member, params, body }) =>
    answerEntry(em, box, { guardian: member, today: box.today() }, { ...params, ...body }),
  ),

  route(confessionApi.closeConfession, async ({ em, member, params, body }) =>
    closeEntry(em, { guardian: member, today: box.today() }, { ...params, ...body }),
  ),
];
