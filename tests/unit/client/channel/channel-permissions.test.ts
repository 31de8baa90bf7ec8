import { expect, test } from "vitest";
import { canChange, permissionsOf } from "../../../../client/channel/channel-permissions.ts";
import type { ChannelRole } from "../../../../schema/channel/api.ts";

const roles: ChannelRole[] = ["owner", "admin", "member", "safeguarding_lead"];

/** What is offered, in the order add, edit, leave, hand over, close. */
const offered = (role: ChannelRole) => {
  const { canAdd, canEdit, canLeave, canTransfer, canClose } = permissionsOf(role);
  return [canAdd, canEdit, canLeave, canTransfer, canClose].map((may) => (may ? "x" : "-")).join("");
};

test("each role may add, edit, leave, hand over or close as the server allows", () => {
  expect(roles.map((role) => `${role} ${offered(role)}`)).toEqual([
    "owner xx-xx",
    "admin xxx--",
    "member --x--",
    "safeguarding_lead -----",
  ]);
});

test("each role can promote, demote, remove or make the owner only those that the server allows", () => {
  const table = roles.map((own) => {
    const { canPromote, canDemote, canRemove, canTransferTo } = permissionsOf(own);
    const about = (role: ChannelRole) =>
      [canPromote, canDemote, canRemove, canTransferTo].map((may) => (may(role) ? "x" : "-")).join("");
    return [own, ...roles.map(about)].join(" ");
  });
  expect(table).toEqual([
    "owner ---- -xxx x-xx ----",
    "admin ---- ---- x-x- ----",
    "member ---- ---- ---- ----",
    "safeguarding_lead ---- ---- ---- ----",
  ]);
});

test("a member with no possible action cannot be chosen", () => {
  const chosen = roles.map((own) => roles.filter((role) => canChange(permissionsOf(own), role)));
  expect(chosen).toEqual([["admin", "member"], ["member"], [], []]);
});
