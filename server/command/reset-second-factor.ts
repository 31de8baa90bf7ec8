import { endSessions, findMemberId, recipientOf } from "../account/account.ts";
import { clearSecondFactor } from "../account/second-factor/second-factor.ts";
import { securityMails } from "../account/security-mail.ts";
import { recordAudit } from "../audit/audit.ts";
import { mailSender } from "../platform/mail.ts";
import { explainingLastAdmin } from "./last-admin.ts";
import { openCommandJobs, runCommand } from "./open-command.ts";

const LAST_ADMIN = "--last-admin";

/**
 * ACCESS-11: `npm run reset-second-factor -- [--last-admin] someone@example.org`, for a lost phone and lost recovery codes. The
 * next sign-in takes the password alone. The owner is mailed, because somebody else may have asked for it.
 */
await runCommand(async ({ config, community, url, database, log }) => {
  const given = process.argv.slice(2);
  const acceptsNoAdmin = given.includes(LAST_ADMIN);
  const email = given.find((each) => each !== LAST_ADMIN) ?? "";
  const em = database.fork();
  const memberId = await findMemberId(em, email);
  if (memberId === null) {
    console.error(`There is no account with the address ${email || "(none given)"}.`);
    return 1;
  }
  const jobs = await openCommandJobs({ config, url, log });
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const mails = securityMails({ community, siteUrl, sendMail: mailSender(jobs) });
  try {
    const reset = () =>
      em.transactional(async (tx) => {
        if (!(await clearSecondFactor(tx, memberId, { acceptsNoAdmin }))) return false;
        await endSessions(tx, memberId);
        const reason = "With npm run reset-second-factor, on the server.";
        await recordAudit(tx, { actorId: null, kind: "second-factor-reset", memberId, reason });
        await mails.secondFactorReset(await recipientOf(tx, memberId), tx);
        return true;
      });
    const hint = ` If nobody else can become one, because they have lost their phone and their recovery codes: npm run reset-second-factor -- ${LAST_ADMIN} ${email} . They can act as an admin again as soon as they have turned it on anew.`;
    const wasOn = await explainingLastAdmin(email, reset, hint);
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
