import { memberRoles } from "../../schema/member/role.ts";
import { findMemberId, giveRole } from "../account/account.ts";
import { recordAudit } from "../audit/audit.ts";
import type { Role } from "../platform/session.ts";
import { runCommand } from "./open-command.ts";

const roles: readonly Role[] = memberRoles;

/** `npm run role -- safeguarding_lead someone@example.org`: gives the member with this address that role. */
await runCommand(async ({ database }) => {
  const [wanted, email] = process.argv.slice(2);
  const role = roles.find((each) => each === wanted);
  if (!role || !email) {
    console.error(`Which role, and which account? For example: npm run role -- ${roles.join("|")} grace@example.org`);
    return 1;
  }
  const isGiven = await database.fork().transactional(async (tx) => {
    const memberId = await findMemberId(tx, email);
    if (memberId === null) return false;
    await giveRole(tx, email, role);
    const reason = "With npm run role, on the server.";
    await recordAudit(tx, { actorId: null, kind: "role-given", memberId, detail: role, reason });
    return true;
  });
  if (isGiven) {
    console.log(`${email} is now ${role.replace("_", " ")}.`);
    return 0;
  }
  console.error(`There is no account with the address ${email}. Sign up with it first.`);
  return 1;
});
