import { auditAdminApi } from "../../schema/audit/admin-api.ts";
import type { Core } from "../platform/core.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { exportAudit } from "./audit-export.ts";
import { readAudit } from "./audit-list.ts";

export function auditRoutes({ database, config, today }: Pick<Core, "database" | "config" | "today">): Route[] {
  const timeZone = config.COMMUNITY_TIME_ZONE;
  return [
    route(auditAdminApi.listAudit, async ({ em, member, query }) => readAudit(em, { viewer: member, timeZone }, query)),

    route(auditAdminApi.exportAudit, async ({ member, query }) => {
      const chunks = await exportAudit(database, { viewer: member, timeZone }, query);
      return { type: "text/csv", name: `audit-log-${today()}.csv`, content: { chunks } };
    }),
  ];
}
