import { Pool } from "pg";
import { accountMails } from "../account/account-mail.ts";
import { openAuthentication } from "../account/authentication.ts";
import { seedDemo } from "../demo/demo.ts";
import { openMail } from "../platform/mail.ts";
import { rateLimits } from "../platform/rate-limit.ts";
import { seedQuestions } from "../question/question.ts";
import { runCommand } from "./open-command.ts";

/** `npm run seed`: puts in the bundled questions, and, outside production, the demo members where there are none at all. */
await runCommand(async ({ config, url, database, log }) => {
  const added = await seedQuestions(database.fork());
  console.log(`Questions added: ${added}.`);
  if (config.isProduction) return 0;
  const pool = new Pool({ connectionString: url, max: 2 });
  const siteUrl = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const mails = accountMails({ config, siteUrl, sendMail: openMail(config, log), openRateLimit: rateLimits(pool) });
  const authentication = openAuthentication({ config, pool, mails, siteUrl, log });
  const demo = await seedDemo(database, authentication);
  await pool.end();
  console.log(`Demo members: ${demo.map((member) => member.email).join(", ") || "none"}.`);
  return 0;
});
