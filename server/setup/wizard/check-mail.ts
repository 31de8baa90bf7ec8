import { createTransport } from "nodemailer";
import type { MailFault } from "../../../schema/setting/admin-api.ts";
import type { Config } from "../../platform/config/config.ts";
import { outboxOf } from "../../platform/mail.ts";
import { MailFailure } from "../../platform/mail-failure.ts";
import { type Finding, ok, problem, warning } from "./check.ts";

const CONNECT_MS = 10_000;
const PART = "Mail";

const reasons: Readonly<Record<MailFault, (server: string) => string>> = {
  unreachable: (server) =>
    `${server} cannot be reached. Check its name and port, and whether this machine may connect to it.`,
  "refused-sign-in": (server) => `${server} was reached and refused the user name or the password.`,
  "refused-address": (server) => `${server} was reached and refused the sender's address.`,
  "refused-mail": (server) => `${server} was reached and refused the connection.`,
  insecure: (server) =>
    `${server} was reached, but not over a connection that is safe. Use smtps:// with port 465, or smtp:// with port 587.`,
  other: (server) => `${server} was reached and did not accept this.`,
};

/** SETUP-5: connects to the mail server and signs in there. Sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  const { SMTP_URL } = config;
  if (SMTP_URL === undefined) {
    return warning(
      PART,
      `There is no mail server, so mails are saved in ${outboxOf(config)}. Nobody can verify an address or get a new password.`,
    );
  }
  const { hostname, port } = new URL(SMTP_URL);
  const server = port === "" ? hostname : `${hostname}:${port}`;
  const limits = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: CONNECT_MS };
  const transport = createTransport(SMTP_URL, limits as object);
  try {
    await transport.verify();
    return ok(PART, `${server} accepts this server's sign-in.`);
  } catch (error) {
    const { code, answer } = new MailFailure(error);
    const reason = reasons[code](server);
    return problem(PART, answer === null ? reason : `${reason} It said: ${answer}`);
  } finally {
    transport.close();
  }
}
