import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readSecondFactor, removeSecondFactor } from "../../../schema/account/second-factor-api.ts";
import { deleteAccount } from "../../../schema/erasure/api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { clearSecondFactor } from "../../../server/account/second-factor/second-factor.ts";
import { newHolder, suspend } from "../../support/account/admins.ts";
import { TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { auditDuring } from "../../support/audit/audit-rows.ts";
import type { ChatMember } from "../../support/chat/channel.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

let url: string;
let server: TestServer;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  server = await bootServer({ DATABASE_URL: url, SECOND_FACTOR: "required" });
});
afterAll(() => server.stop());
beforeEach(() => execute("delete from user_roles"));

const execute = <Row extends object>(sql: string, values: unknown[] = []) =>
  server.database.fork().execute<Row[]>(sql, values);
const activeAdmins = () => execute("select from active_roles where role = 'admin'");
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [`server/command/${name}.ts`, ...args], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      DATABASE_URL: url,
      DATA_DIR: server.dataDir,
      SECRET: "s".repeat(32),
      SECOND_FACTOR: "required",
    },
    encoding: "utf8",
  });

async function newAdmin(name = "Grace Okafor"): Promise<ChatMember> {
  const admin = await newHolder(server, "admin", name);
  await withSecondFactor(admin);
  return admin;
}
const emailOf = ({ me }: ChatMember) => me?.email ?? "";
const turnOff = async (who: ChatMember) =>
  (await who.call(removeSecondFactor, { body: { password: TEST_PASSWORD } })).error?.code;
const leave = async (who: ChatMember) =>
  (await who.call(deleteAccount, { body: { password: TEST_PASSWORD } })).error?.code;

test.each([
  ["suspend", "suspended"],
  ["erase", "erased"],
  ["reset-second-factor", "reset"],
])("ACCESS-19 npm run %s leaves the only admin as they are, and says what to do", async (name) => {
  const grace = await newAdmin();
  // An admin who has yet to set up a second factor can't act.
  await newHolder(server, "admin", "Femi Ade");
  const rows = await auditDuring(server.database, async () => {
    expect(command(name, emailOf(grace))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`${emailOf(grace)} is the only active admin`),
    });
  });
  expect(rows).toEqual([]);
  expect(await activeAdmins()).toHaveLength(1);
  expect(await grace.must(readSecondFactor)).toMatchObject({ isOn: true });
  await newAdmin("Bisi Ojo");
  expect(command(name, emailOf(grace))).toMatchObject({ status: 0 });
});

test("ACCESS-19 the only admin is not suspended either while their role waits for a second factor", async () => {
  const grace = await newHolder(server, "admin", "Grace Okafor");
  expect(command("suspend", emailOf(grace))).toMatchObject({ status: 1 });
});

test("ACCESS-19 whoever is suspended already can be suspended again", async () => {
  const [grace, femi] = [await newAdmin(), await newAdmin("Femi Ade")];
  expect(await suspend(grace, femi)).toBeUndefined();
  await execute("delete from user_roles where user_id = ?", [grace.memberId]);
  expect(command("suspend", emailOf(femi))).toMatchObject({ status: 0 });
});

test("ACCESS-19 the only admin keeps their second factor, and anybody else turns theirs off", async () => {
  const grace = await newAdmin();
  expect(await turnOff(grace)).toBe("account/last-admin");
  expect(await grace.must(readSecondFactor)).toMatchObject({ isOn: true });
  const lead = await newHolder(server, "safeguarding_lead", "Auntie Kemi");
  await withSecondFactor(lead);
  expect(await turnOff(lead)).toBeUndefined();
  await newAdmin("Femi Ade");
  expect(await turnOff(grace)).toBeUndefined();
});

test("ACCESS-19 where no role needs a second factor, the only admin turns theirs off", async () => {
  const grace = await newAdmin();
  await execute("update installation set requires_second_factor = false");
  try {
    expect(await clearSecondFactor(server.database.fork(), grace.memberId)).toBe(true);
  } finally {
    await execute("update installation set requires_second_factor = true");
  }
});

const races: Readonly<Record<string, (one: ChatMember, other: ChatMember) => Promise<string | undefined>[]>> = {
  "turn off their second factors": (one, other) => [turnOff(one), turnOff(other)],
  "turn one off and suspend the other": (one, other) => [turnOff(one), suspend(one, other)],
  "turn one off and delete the other account": (one, other) => [turnOff(one), leave(other)],
  "suspend each other": (one, other) => [suspend(one, other), suspend(other, one)],
};
test.each(Object.entries(races))("ACCESS-19 of two admins who %s at once, one stays", async (_, race) => {
  const [one, other] = [await newAdmin(), await newAdmin("Femi Ade")];
  const codes = await Promise.all(race(one, other));
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(await activeAdmins()).toHaveLength(1);
});

test("ACCESS-20 an operator who says so resets the second factor of the only admin", async () => {
  const grace = await newAdmin();
  expect(command("reset-second-factor", emailOf(grace)).stderr).toContain("--last-admin");
  expect(command("reset-second-factor", "--last-admin", emailOf(grace))).toMatchObject({ status: 0 });
  expect(await activeAdmins()).toEqual([]);
  await giveRole(server.database.fork(), emailOf(grace), "admin");
  expect(await execute("select from user_roles where role = 'admin'")).toHaveLength(1);
});
