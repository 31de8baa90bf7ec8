import { PASSWORD_MAX_LENGTH } from "../../../schema/limits.ts";
import { tooLong, tooShort } from "./password-text.ts";

/** Sign-in accepts passwords that are older than the community's current minimum length. */
export const SIGN_IN_PASSWORD_MIN = 6;

/** Checks the length in the form, because the minimum is a setting that the endpoint's schema doesn't know. */
export function checkPassword({ password }: { password: string }, minLength: number): { password?: string } {
  if (password.length < minLength) return { password: tooShort(minLength) };
  return password.length > PASSWORD_MAX_LENGTH ? { password: tooLong } : {};
}

/** Shows codes about a password at the password field. */
export const passwordField = (code: string) => (code.startsWith("account/password-") ? "password" : undefined);
