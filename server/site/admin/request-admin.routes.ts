import * as siteAdminApi from "../../../schema/site/admin-api.ts";
import type { Core } from "../../platform/core.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import {
  answerRequest,
  closeRequest,
  deleteRequest,
  handBackRequest,
  readFile,
  reopenRequest,
  takeRequest,
} from "./request-file.ts";
import { exportRequestList, readRequests } from "./request-list.ts";
import { answerMail } from "./request-mail.ts";

/** The admins' list of requests. */
export function requestAdminRoutes(core: Pick<Core, "community" | "database" | "sendMail" | "today">): Route[] {
  const mailAnswer = answerMail(core);
  return [
    route(siteAdminApi.listRequests, async ({ em, member, query }) => readRequests(em, member, query)),

    route(siteAdminApi.exportRequests, async ({ member, query }) => {
      const chunks = await exportRequestList(
        core.database,
        { admin: member, timeZone: core.community.timeZone },
        query,
      );
      return { type: "text/csv", name: `requests-${core.today()}.csv`, content: { chunks } };
    }),

    route(siteAdminApi.readRequest, async ({ em, member, params }) => readFile(em, member, params.requestId)),

    route(siteAdminApi.takeRequest, async ({ em, member, params }) => takeRequest(em, member, params.requestId)),

    route(siteAdminApi.handBackRequest, async ({ em, member, params }) =>
      handBackRequest(em, member, params.requestId),
    ),

    route(siteAdminApi.answerRequest, async ({ em, member, params, body }) =>
      answerRequest(em, member, { ...params, ...body, mailAnswer }),
    ),

    route(siteAdminApi.closeRequest, async ({ em, member, params }) => closeRequest(em, member, params.requestId)),

    route(siteAdminApi.reopenRequest, async ({ em, member, params }) => reopenRequest(em, member, params.requestId)),

    route(siteAdminApi.deleteRequest, async ({ em, member, params }) => {
      await deleteRequest(em, member, params.requestId);
    }),
  ];
}
