import type { EntityManager } from "@mikro-orm/postgresql";
import { rolesFor } from "../../schema/member/role.ts";
import { activeHolders } from "../account/account.ts";
import type { Config } from "../platform/config/config.ts";
import { StartupError } from "../platform/process/startup-error.ts";

/**
 * SAFE-47: a community whose only lead or admin could be reported needs someone outside who receives such a report.
 * Refuses to start in production without one.
 */
export async function requireSafeguardingContact(
  em: EntityManager,
  { isProduction, SAFEGUARDING_CONTACT }: Pick<Config, "isProduction" | "SAFEGUARDING_CONTACT">,
): Promise<void> {
  if (!isProduction || SAFEGUARDING_CONTACT !== undefined || !(await needsContact(em))) return;
  throw new StartupError(
    "The setting SAFEGUARDING_CONTACT must be given in production while fewer than two members are safeguarding leads or admins: the email address of someone outside who receives reports about the only one.",
  );
}

/** SAFE-47: whether fewer than two members are leads or admins, so that a report about one of them may have nobody else to go to. */
export async function needsContact(em: EntityManager): Promise<boolean> {
  return (await activeHolders(em, rolesFor.guardian)).length < 2;
}
