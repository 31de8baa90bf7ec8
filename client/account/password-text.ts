import { PASSWORD_MAX_LENGTH } from "../../schema/limits.ts";

/** Sign-in accepts passwords from before the community asked for longer ones. */
export const SIGN_IN_PASSWORD_MIN = 6;

/** The specified sentences about a password's length. The shortest one is a setting, which the endpoint's schema does not know. */
export function passwordTexts({ password }: { password: string }, shortest: number): { password?: string } {
  if (password.length < shortest) return { password: `Password must be at least ${shortest} characters` };
  if (password.length <= PASSWORD_MAX_LENGTH) return {};
  return { password: `Password must be at most ${PASSWORD_MAX_LENGTH} characters` };
}

/** A refused password is shown at its field. */
export const passwordField = (code: string) => (code.startsWith("account/password-") ? "password" : undefined);
