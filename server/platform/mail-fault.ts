import type { MailFault } from "../../schema/setting/admin-api.ts";

const ANSWER_MAX_LENGTH = 300;

/** nodemailer's codes. */
const faults: Readonly<Record<string, MailFault>> = {
  EAUTH: "refused-sign-in",
  ENOAUTH: "refused-sign-in",
  EENVELOPE: "refused-address",
  ETLS: "insecure",
  EREQUIRETLS: "insecure",
  ECONNECTION: "unreachable",
  ETIMEDOUT: "unreachable",
  ESOCKET: "unreachable",
  EDNS: "unreachable",
  ECONNREFUSED: "unreachable",
};

/** Why a mail server did not take a mail, in a word. */
export function mailFaultOf(error: unknown): MailFault {
  const { code = "", name = "", message = "" } = error as { code?: string; name?: string; message?: string };
  if (name === "TimeoutError" || name === "AbortError") return "unreachable";
  if (/certificate|SSL|TLS/.test(message)) return "insecure";
  return faults[code] ?? "other";
}

/** Only what the mail server answered: the messages of errors may contain its address with the password. */
export function mailAnswerOf(error: unknown): string | null {
  const { response } = error as { response?: unknown };
  return typeof response === "string" && response !== "" ? response.slice(0, ANSWER_MAX_LENGTH) : null;
}
