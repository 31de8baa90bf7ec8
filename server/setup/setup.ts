// How a new server gets its settings and its first admin.
export { adminCodeText, hasAdmin, issueAdminCode } from "./first-admin/admin-code.ts";
