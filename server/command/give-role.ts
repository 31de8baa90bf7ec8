import { memberRoles } from "../../schema/member/role.ts";
import { findMemberId, heldRoles } from "../account/account.ts";
import { mailSender } from "../platform/mail.ts";
import type { Role } from "../platform/session.ts";
import { giveRoleTo } from "../role/role.ts";
import { openCommandJobs, runCommand } from "./open-command.ts";

const roles: readonly Role[] = memberRoles;

/** `npm run role -- safeguarding_lead someone@example.org`: gives the member with this address that role. */
await runCommand(async ({ config, community, url, database, log }) => {
  const [wanted, email] = process.argv.slice(2);
  const role = roles.find((each) => each === wanted);
  if (!role || !email) {
    console.error(`Which role, and which account? For example: npm run role -- ${roles.join("|")} grace@example.org`);
    return 1;
  }
  const jobs = await openCommandJobs({ config, url, log });
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const mails = { community, siteUrl, sendMail: mailSender(jobs) };
  try {
    const isGiven = await database.fork().transactional(async (tx) => {
      const memberId = await findMemberId(tx, email);
      if (memberId === null) return false;
      const reason = "With npm run role, on the server.";
      // ROLE-4
      const isHeld = (await heldRoles(tx, memberId)).includes(role);
      if (!isHeld) await giveRoleTo(tx, { memberId, role, actorId: null, reason }, mails);
      return true;
    });
    if (isGiven) {
      console.log(`${email} is now ${role.replace("_", " ")}.`);
      return 0;
    }
    console.error(`There is no account with the address ${email}. Sign up with it first.`);
    return 1;
  } finally {
    await jobs.stop();
  }
});
