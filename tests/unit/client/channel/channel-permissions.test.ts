import { expect, test } from "vitest";
import { canChange, permissionsOf } from "../../../../client/channel/channel-permissions.ts";
import type { ChannelRole } from "../../../../schema/channel/api.ts";

const roles: ChannelRole[] = ["owner", "admin", "member", "safeguarding_lead"];

/** What is offered, in the order add, edit, leave, hand over, close. */
const offered = (role: ChannelRole) => {
  const { canAdd, canEdit, canLeave, canTransfer, canClose } = permissionsOf(role);
  return [canAdd, canEdit, canLeave, canTransfer, canClose].map((may) => (may ? "x" : "-")).join("");
};

test("each role is offered what it may do: add, edit, leave, hand over, close", () => {
  expect(roles.map((role) => `${role} ${offered(role)}`)).toEqual([
    "owner xx-xx",
    "admin xxx--",
    "member --x--",
    "safeguarding_lead -----",
  ]);
});

test("about each other role is offered what would not be refused: raise, lower, remove, make the owner", () => {
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

test("whom nothing can be done about cannot be chosen", () => {
  const chosen = roles.map((own) => roles.filter((role) => canChange(permissionsOf(own), role)));
  expect(chosen).toEqual([["admin", "member"], ["member"], [], []]);
});
