import { suspendMember } from "../account/account.ts";
import { runCommand } from "./open-command.ts";

/** `npm run suspend -- somebody@example.org`: ends every session of the member and refuses new ones. */
await runCommand(async ({ database }) => {
  const [email = ""] = process.argv.slice(2);
  const em = database.fork();
  const [member] = await em.execute<{ id: string }[]>("select id from users where lower(email) = lower(?)", [email]);
  if (!member) {
    console.error(`There is no account with the address ${email || "(none given)"}.`);
    return 1;
  }
  await suspendMember(em, member.id);
  console.log(`${email} is suspended and signed out everywhere.`);
  return 0;
});
