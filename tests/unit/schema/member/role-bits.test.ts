import { expect, test } from "vitest";
import { memberRoles } from "../../../../schema/member/role.ts";
import { roleBits, rolesOfBits } from "../../../../schema/member/role-bits.ts";

test("PROFILE-31 roles fit into one byte, each as its own bit, and come back in their order", () => {
  expect([[], ...memberRoles.map((role) => [role])].map((roles) => roleBits(roles))).toEqual([0, 1, 2, 4]);
  for (let bits = 0; bits < 2 ** memberRoles.length; bits += 1) expect(roleBits(rolesOfBits(bits))).toBe(bits);
  expect(rolesOfBits(5)).toEqual(["admin", "safeguarding_lead"]);
});
