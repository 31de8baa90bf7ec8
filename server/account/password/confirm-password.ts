import { Refusal } from "../../platform/refusal.ts";
import type { Authentication } from "../authentication.ts";
import { asRefusals } from "../authentication-error.ts";

const WRONG = "That’s not your password. Please try again.";

/** Checks the password of the session's member again. Refuses a wrong one as an error of the field `password`. */
export async function confirmPassword(authentication: Authentication, cookie: string, password: string): Promise<void> {
  const headers = new Headers({ cookie });
  await withPasswordField(() => asRefusals(() => authentication.api.verifyPassword({ body: { password }, headers })));
}

/** Turns the refusal of a wrong password into an error of the field `password`. */
export async function withPasswordField<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "account/wrong-credentials") throw error;
    throw new Refusal("request/invalid", { fields: { password: WRONG } });
  }
}
