import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What may end the use of the role of an admin. */
const endings =
  /\b(suspendMember|takeRole|deleteSecondFactor|nativeDelete\(UserEntity|nativeDelete\(SecondFactorEntity|nativeDelete\(UserRoleEntity)\b/;

/** Where these are defined. Their callers ask. */
const definitions = ["server/account/account.ts", "server/account/role.ts"];

const codeOf = (file: string) => readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

test("ACCESS-19 every source that may end the use of the role of an admin asks whether one is left", () => {
  const ending = globSync("server/**/*.ts").filter((file) => endings.test(codeOf(file)) && !definitions.includes(file));
  expect(ending.toSorted()).toEqual([
    "server/account/second-factor/second-factor.ts",
    "server/command/suspend.ts",
    "server/erasure/erasure.ts",
    "server/erasure/own-account.ts",
    "server/member/admin/role-change.ts",
    "server/safety/action/member-action.ts",
  ]);
  expect(ending.filter((file) => !codeOf(file).includes("keepingAnAdmin("))).toEqual([]);
});
