import { giveRole } from "../account/account.ts";
import { runCommand } from "./open-command.ts";

/** `npm run admin -- somebody@example.org`: gives the member with this address the admin's role. */
await runCommand(async ({ database }) => {
  const [email] = process.argv.slice(2);
  if (!email) {
    console.error("Whose account? For instance: npm run admin -- grace@example.org");
    return 1;
  }
  if (await giveRole(database.fork(), email, "admin")) {
    console.log(`${email} is an admin now.`);
    return 0;
  }
  console.error(`There is no account with the address ${email}. Sign up with it first.`);
  return 1;
});
