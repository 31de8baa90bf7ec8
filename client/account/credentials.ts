import { z } from "zod";
import { email } from "../../schema/account/email.ts";
import { PASSWORD_MAX_LENGTH } from "../../schema/limits.ts";

/** What signing in asks of a password: an older account may have a shorter one than the community asks for today. */
export const SIGN_IN_PASSWORD_MIN = 6;

const emailField = z
  .string()
  .refine((value) => email.safeParse(value).success, "Please enter a valid email address")
  .transform((value) => email.parse(value));

function passwordField(least: number) {
  return z
    .string()
    .min(least, `Password must be at least ${least} characters`)
    .max(PASSWORD_MAX_LENGTH, `Password must be at most ${PASSWORD_MAX_LENGTH} characters`);
}

/** E-mail and password as the form checks them before they are sent. */
export function credentials(least: number) {
  return z.object({ email: emailField, password: passwordField(least) });
}
export type Credentials = z.output<ReturnType<typeof credentials>>;

export const emailOnly = z.object({ email: emailField });

export function newPassword(least: number) {
  return z.object({ password: passwordField(least) });
}
