// How a new server gets its settings and its first admin.
export { adminCodeText, issueAdminCode } from "./first-admin/admin-code.ts";
export { runSetup } from "./wizard/run-setup.ts";
