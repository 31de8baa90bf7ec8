import type { Config } from "../../platform/config/config.ts";
import { Refusal } from "../../platform/refusal.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** Refuses a password that is too short for this community or commonly guessed. */
export function checkPassword(password: string, config: Pick<Config, "PASSWORD_MIN_LENGTH">): void {
  if (password.length < config.PASSWORD_MIN_LENGTH) throw new Refusal("account/password-too-short");
  if (isCommonPassword(password)) throw new Refusal("account/password-too-common");
}
