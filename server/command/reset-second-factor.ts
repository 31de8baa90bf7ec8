import { endSessions, findMemberId } from "../account/account.ts";
import { clearSecondFactor } from "../account/second-factor/second-factor.ts";
import { securityMails } from "../account/security-mail.ts";
import { recordAudit } from "../audit/audit.ts";
import { openJobs } from "../platform/jobs.ts";
import { mailSender } from "../platform/mail.ts";
import { runCommand } from "./open-command.ts";

/**
 * ACCESS-11: `npm run reset-second-factor -- someone@example.org`, for a lost phone and lost recovery codes. The next sign-in
 * takes the password alone. The owner is mailed, because somebody else may have asked for it.
 */
await runCommand(async ({ config, community, url, database, log }) => {
  const [email = ""] = process.argv.slice(2);
  const em = database.fork();
  const memberId = await findMemberId(em, email);
  if (memberId === null) {
    console.error(`There is no account with the address ${email || "(none given)"}.`);
    return 1;
  }
  const jobs = await openJobs({ url, timeZone: () => config.COMMUNITY_TIME_ZONE, log });
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const mails = securityMails({ community, siteUrl, sendMail: mailSender(jobs) });
  try {
    const wasOn = await em.transactional(async (tx) => {
      if (!(await clearSecondFactor(tx, memberId))) return false;
      await endSessions(tx, memberId);
      const reason = "With npm run reset-second-factor, on the server.";
      await recordAudit(tx, { actorId: null, kind: "second-factor-reset", memberId, reason });
      await mails.secondFactorReset(email, tx);
      return true;
    });
    if (!wasOn) {
      console.error(`${email} has no two-step sign-in.`);
      return 1;
    }
  } finally {
    await jobs.stop();
  }
  console.log(`${email} signs in with the password alone now, is signed out everywhere, and gets a mail about it.`);
  return 0;
});
