import { adminCodeText, issueAdminCode } from "../setup/setup.ts";
import { runCommand } from "./open-command.ts";

/** SETUP-8: `npm run admin-code`: shows a new one-time code for the first admin, in place of the one before. */
await runCommand(async ({ config, database }) => {
  const code = await issueAdminCode(database.fork());
  if (code === null) {
    console.error("There is an admin already. Admins give roles to others at /admin/users.");
    return 1;
  }
  console.log(adminCodeText(code, config.PUBLIC_URL ?? `http://localhost:${config.PORT}`));
  return 0;
});
