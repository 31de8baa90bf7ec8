import type { MailFault } from "../../schema/setting/admin-api.ts";
import { JobFailure } from "./job.ts";

const ANSWER_MAX_LENGTH = 300;

/** A mail was not delivered: whether the mail server was reached, and what it said. */
export class MailFailure extends JobFailure {
  readonly code: MailFault;
  /** What the mail server answered, if it did. */
  readonly answer: string | null;

  constructor(cause: unknown) {
    const code = faultOf(cause);
    const answer = answerOf(cause);
    super(answer === null ? sentences[code] : `${sentences[code]}: ${answer}`, { isFinal: isForGood(cause), cause });
    this.name = "MailFailure";
    this.code = code;
    this.answer = answer;
  }
}

const sentences: Readonly<Record<MailFault, string>> = {
  unreachable: "The mail server cannot be reached",
  "refused-sign-in": "The mail server refused the name or the password",
  "refused-address": "The mail server refused the sender or the receiver",
  "refused-mail": "The mail server refused the mail",
  insecure: "The connection to the mail server is not secure",
  other: "The mail was not delivered",
};

/** nodemailer's codes. */
const faults: Readonly<Record<string, MailFault>> = {
  EAUTH: "refused-sign-in",
  ENOAUTH: "refused-sign-in",
  EENVELOPE: "refused-address",
  EMESSAGE: "refused-mail",
  ETLS: "insecure",
  EREQUIRETLS: "insecure",
  ECONNECTION: "unreachable",
  ETIMEDOUT: "unreachable",
  ESOCKET: "unreachable",
  EDNS: "unreachable",
  ECONNREFUSED: "unreachable",
};

function faultOf(error: unknown): MailFault {
  const { code = "", name = "", message = "" } = error as { code?: string; name?: string; message?: string };
  if (name === "TimeoutError" || name === "AbortError") return "unreachable";
  if (/certificate|SSL|TLS/.test(message)) return "insecure";
  const fault = faults[code] ?? "other";
  // Also in its greeting: a server that says no has been reached.
  return (fault === "unreachable" || fault === "other") && hasRefused(error) ? "refused-mail" : fault;
}

/** Replies of 400 and more are refusals (RFC 5321). */
const hasRefused = (error: unknown): boolean => Number((error as { responseCode?: unknown }).responseCode) >= 400;

/**
 * MONITORING-14: replies of 500 and more are for good (RFC 5321). Those to a sign-in, a greeting or a sender are about the
 * settings, and the mail can go out when these are mended.
 */
function isForGood(error: unknown): boolean {
  const { responseCode, command } = error as { responseCode?: unknown; command?: unknown };
  return Number(responseCode) >= 500 && (command === "RCPT TO" || command === "DATA");
}

/** Only what the mail server answered: the messages of errors may contain its address with the password. */
function answerOf(error: unknown): string | null {
  const { response } = error as { response?: unknown };
  return typeof response === "string" && response !== "" ? response.slice(0, ANSWER_MAX_LENGTH) : null;
}
