import { expect, test } from "vitest";
import { mayChange, powersOf } from "../../../../client/channel/channel-powers.ts";
import type { ChannelRole } from "../../../../schema/channel/api.ts";

const roles: ChannelRole[] = ["owner", "admin", "member", "safeguarding_lead"];

/** What is offered, in the order add, edit, leave, hand over, close. */
const offered = (role: ChannelRole) => {
  const { mayAdd, mayEdit, mayLeave, mayHandOver, mayClose } = powersOf(role);
  return [mayAdd, mayEdit, mayLeave, mayHandOver, mayClose].map((may) => (may ? "x" : "-")).join("");
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
    const { mayRaise, mayLower, mayRemove, mayGiveTo } = powersOf(own);
    const about = (role: ChannelRole) =>
      [mayRaise, mayLower, mayRemove, mayGiveTo].map((may) => (may(role) ? "x" : "-")).join("");
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
  const chosen = roles.map((own) => roles.filter((role) => mayChange(powersOf(own), role)));
  expect(chosen).toEqual([["admin", "member"], ["member"], [], []]);
});
