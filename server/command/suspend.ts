import { findMemberId, liftSuspension, suspendMember } from "../account/account.ts";
import { runCommand } from "./open-command.ts";

/** `npm run suspend -- [--lift] someone@example.org`: suspends the member, or lifts the suspension. */
await runCommand(async ({ database }) => {
  const given = process.argv.slice(2);
  const isLifting = given.includes("--lift");
  const email = given.find((each) => each !== "--lift") ?? "";
  const em = database.fork();
  const memberId = await findMemberId(em, email);
  if (memberId === null) {
    console.error(`There is no account with the address ${email || "(none given)"}.`);
    return 1;
  }
  await (isLifting ? liftSuspension(em, memberId) : suspendMember(em, memberId));
  console.log(isLifting ? `${email} may sign in again.` : `${email} is suspended and signed out everywhere.`);
  return 0;
});
