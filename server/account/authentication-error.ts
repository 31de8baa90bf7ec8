import { APIError } from "better-auth/api";
import type { ErrorCode } from "../../schema/errors.ts";
import { Refusal } from "../platform/refusal.ts";

/** Runs a call of better-auth and turns its errors into our codes. */
export async function asRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The refusal for an error of better-auth. Other errors are returned unchanged. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof APIError)) return error;
  // better-auth reports an unreachable database this way and hides the cause.
  if (error.status === "INTERNAL_SERVER_ERROR") return new Refusal("server/unavailable", { cause: error });
  // Two recovery codes answered the same sign-in at once; the sign-in is over for the later one.
  if (error.status === "CONFLICT") return new Refusal("account/sign-in-expired");
  const code = codes[String(error.body?.code)];
  return code ? new Refusal(code) : new Refusal("server/unknown", { cause: error });
}

const codes: Record<string, ErrorCode> = {
  INVALID_EMAIL_OR_PASSWORD: "account/wrong-credentials",
  INVALID_PASSWORD: "account/wrong-credentials",
  EMAIL_NOT_VERIFIED: "account/email-not-verified",
  INVALID_CODE: "account/wrong-code",
  INVALID_BACKUP_CODE: "account/wrong-code",
  INVALID_TWO_FACTOR_COOKIE: "account/sign-in-expired",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "account/sign-in-expired",
  // The second factor was removed between the password and the code.
  TOTP_NOT_ENABLED: "account/sign-in-expired",
  BACKUP_CODES_NOT_ENABLED: "account/sign-in-expired",
  TOTP_ALREADY_ENABLED: "account/second-factor-on",
  TWO_FACTOR_NOT_ENABLED: "account/second-factor-off",
};
