import * as auditAdminApi from "../../schema/audit/admin-api.ts";
import type { Core } from "../platform/core.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import type { Member } from "../platform/session.ts";
import { exportAudit } from "./audit-export.ts";
import { readAudit } from "./audit-list.ts";

export function auditRoutes({ database, community, today }: Pick<Core, "database" | "community" | "today">): Route[] {
  const readerOf = (viewer: Member) => ({ viewer, timeZone: community.timeZone });
  return [
    route(auditAdminApi.listAudit, async ({ em, member, query }) => readAudit(em, readerOf(member), query)),

    route(auditAdminApi.exportAudit, async ({ member, query }) => {
      const chunks = await exportAudit(database, readerOf(member), query);
      return { type: "text/csv", name: `audit-log-${today()}.csv`, content: { chunks } };
    }),
  ];
}
