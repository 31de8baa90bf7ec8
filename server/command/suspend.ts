import { findMemberId, keepingAnAdmin, liftSuspension, suspendMember } from "../account/account.ts";
import { recordAudit } from "../audit/audit.ts";
import { memberStatusOf } from "../safety/action/member-status.ts";
import { explainingLastAdmin } from "./last-admin.ts";
import { runCommand } from "./open-command.ts";

/** `npm run suspend -- [--lift] someone@example.org`: suspends the member, or lifts the suspension. */
await runCommand(async ({ database }) => {
  const given = process.argv.slice(2);
  const isLifting = given.includes("--lift");
  const email = given.find((each) => each !== "--lift") ?? "";
  const em = database.fork();
  const memberId = await findMemberId(em, email);
  if (memberId === null) {
    console.error(`There is no account with the address ${email || "(none given)"}.`);
    return 1;
  }
  const status = await memberStatusOf(database.fork(), memberId);
  const change = () =>
    em.transactional(async (tx) => {
      const suspend = () => suspendMember(tx, memberId);
      await (isLifting ? liftSuspension(tx, memberId) : keepingAnAdmin(tx, memberId, suspend));
      const kind = isLifting ? "member-restored" : "member-suspended";
      await recordAudit(tx, { actorId: null, kind, memberId, reason: "With npm run suspend, on the server." });
    });
  await explainingLastAdmin(email, change);
  console.log(isLifting ? `${email} may sign in again.` : `${email} is suspended and signed out everywhere.`);
  // SAFE-45
  if (!isLifting && status?.isOnlyLead) {
    console.log(
      "No safeguarding lead is left: until another member gets this role, adults and minors can't message each other.",
    );
  }
  return 0;
});
