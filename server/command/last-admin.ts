import { StartupError } from "../platform/process/startup-error.ts";
import { Refusal } from "../platform/refusal.ts";

/** ACCESS-19: runs a command's change, and says what to do if nobody could act as an admin afterwards. */
export async function explainingLastAdmin<Result>(
  email: string,
  change: () => Promise<Result>,
  hint = "",
): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "account/last-admin") throw error;
    throw new StartupError(
      `${email} is the only active admin, and without one nobody can manage this community. Nothing was changed. First make another member an admin: npm run admin -- somebody@example.org . Where two-step sign-in is required, they have to turn it on, too.${hint}`,
    );
  }
}
