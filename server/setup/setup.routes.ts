import * as setupApi from "../../schema/setup/api.ts";
import { type Route, route } from "../platform/endpoint/route.ts";
import { hasAdmin } from "./first-admin/admin-code.ts";
import { becomeFirstAdmin, type FirstAdminRules } from "./first-admin/become-first-admin.ts";

export const setupRoutes = (rules: FirstAdminRules): Route[] => [
  route(setupApi.readFirstAdmin, async ({ em }) => ({ isNeeded: !(await hasAdmin(em)) })),
  route(setupApi.becomeFirstAdmin, async ({ em, member, body }) => {
    await becomeFirstAdmin(em, member, body.code, rules);
  }),
];
