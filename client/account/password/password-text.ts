import { PASSWORD_MAX_LENGTH } from "../../../schema/limits.ts";

/** Sign-in accepts passwords that are older than the community's current minimum length. */
export const SIGN_IN_PASSWORD_MIN = 6;

/** The specified texts about a password's length. The minimum is a setting that the endpoint's schema doesn't know. */
export function passwordTexts({ password }: { password: string }, minLength: number): { password?: string } {
  if (password.length < minLength) return { password: `Password must be at least ${minLength} characters` };
  if (password.length <= PASSWORD_MAX_LENGTH) return {};
  return { password: `Password must be at most ${PASSWORD_MAX_LENGTH} characters` };
}

/** Shows codes about a password at the password field. */
export const passwordField = (code: string) => (code.startsWith("account/password-") ? "password" : undefined);
