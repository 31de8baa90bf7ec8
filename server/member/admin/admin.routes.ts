import * as memberAdminApi from "../../../schema/member/admin-api.ts";
import type { Core } from "../../platform/core.ts";
import { type Route, route } from "../../platform/endpoint/route.ts";
import type { Member } from "../../platform/session.ts";
import type { MessagingPolicy } from "../../safety/safety.ts";
import { readFile } from "./member-file.ts";
import { exportMemberList, readMembers } from "./member-list.ts";
import { changeRole } from "./role-change.ts";

/** The admins' list of members and its files. */
export function memberAdminRoutes(options: {
  core: Pick<Core, "community" | "database" | "sendMail" | "siteUrl" | "today">;
  messagingPolicy: MessagingPolicy;
}): Route[] {
  const { core, messagingPolicy: policy } = options;
  const readerOf = (admin: Member) => ({ admin, timeZone: core.community.timeZone });
  return [
    route(memberAdminApi.listMembers, async ({ em, member, query }) => readMembers(em, readerOf(member), query)),

    route(memberAdminApi.exportMembers, async ({ member, query }) => {
      const chunks = await exportMemberList(core.database, readerOf(member), query);
      return { type: "text/csv", name: `members-${core.today()}.csv`, content: { chunks } };
    }),

    route(memberAdminApi.readMemberFile, async ({ em, member, params }) => readFile(em, member, params.memberId)),

    route(memberAdminApi.changeRole, async ({ em, member, params: { memberId }, body }) => {
      await changeRole(em, member, memberId, body, { ...core, policy });
    }),
  ];
}
