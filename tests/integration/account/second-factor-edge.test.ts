import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmSignIn, readSession, signIn } from "../../../schema/account/api.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  startSecondFactor,
} from "../../../schema/account/second-factor-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { appWith, challengedMember, signInOf, withSecondFactor } from "../../support/account/second-factor.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { lockWaited } from "../../support/server/lock-wait.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const execute = <Row>(sql: string, values: unknown[] = []) => server.database.fork().execute<Row[]>(sql, values);
const password = { body: { password: TEST_PASSWORD } };
const challenged = () => challengedMember(server.url);
const codeOf = async (person: Person, code: string) =>
  (await person.call(confirmSignIn, { body: { code } })).error?.code;
const signedIn = async (person: Person) => (await person.must(readSession)).me?.memberId ?? null;
const mailsTo = (member: Person, words: string) =>
  outboxMails(server, member.me?.email ?? "").filter((mail) => mail.includes(words));

test("ACCESS-6 ACCESS-8 setting one up and turning it off change nothing for other members", async () => {
  const [plain, beginner] = [await newMember(server.url), await newMember(server.url)];
  await beginner.must(startSecondFactor, password);
  const { member: owner } = await challenged();
  const { member } = await challenged();
  expect([await signedIn(plain), await signedIn(owner)]).toEqual([plain.me?.memberId, owner.me?.memberId]);
  expect((await beginner.must(readSecondFactor)).isOn).toBe(false);
  for (const each of [plain, beginner]) {
    expect((await new Person(server.url).must(signIn, signInOf(each))).me?.memberId).toBe(each.me?.memberId);
  }
  await member.must(removeSecondFactor, password);
  expect(await owner.must(readSecondFactor)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
  expect(await new Person(server.url).must(signIn, signInOf(owner))).toEqual({ me: null });
});

test("ACCESS-6 the owner is mailed, and where none is required, even an admin may go without", async () => {
  const admin = await newMember(server.url);
  await giveRole(server.database.fork(), admin.me?.email ?? "", "admin");
  expect(await admin.must(readSecondFactor)).toEqual({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  await withSecondFactor(admin);
  await until(() => mailsTo(admin, "Subject: Two-step sign-in is on at Lampstand").length === 1);
});

test("ACCESS-7 of two confirmations at the same moment, one gets the recovery codes", async () => {
  const member = await newMember(server.url);
  const { secret } = await member.must(startSecondFactor, password);
  const confirm = async () =>
    (await member.call(confirmSecondFactor, { body: { code: appWith(secret).code() } })).error?.code ?? "on";
  let both: Promise<string[]> = Promise.resolve([]);
  await server.database.fork().transactional(async (tx) => {
    await tx.execute("select from second_factors where user_id = ? for update", [member.me?.memberId]);
    both = Promise.all([confirm(), confirm()]);
    await lockWaited(server.database, 2);
  });
  expect((await both).toSorted()).toEqual(["account/second-factor-on", "on"]);
});

test("ACCESS-8 turning off one that is only being set up is refused, and ends the set-up", async () => {
  const member = await newMember(server.url);
  const { secret } = await member.must(startSecondFactor, password);
  expect((await member.call(removeSecondFactor, password)).error?.code).toBe("account/second-factor-off");
  const { error } = await member.call(confirmSecondFactor, { body: { code: appWith(secret).code() } });
  expect(error?.code).toBe("account/second-factor-off");
});

test("ACCESS-4 codes after the second factor was turned off do not count as wrong ones", async () => {
  const { member, browser } = await challenged();
  await member.must(removeSecondFactor, password);
  for (let tries = 0; tries < 6; tries += 1) expect(await codeOf(browser, "000000")).toBe("account/sign-in-expired");
  await withSecondFactor(member);
  // It is sent after one about wrong codes would be.
  await until(() => mailsTo(member, "Two-step sign-in is on").length === 2);
  expect(mailsTo(member, "not the code")).toEqual([]);
});

test("ACCESS-4 a right code ends the count of the last 15 minutes", async () => {
  await execute("delete from rate_limits where key like 'second-factor%'");
  const { member, browser, app, recoveryCodes } = await challenged();
  expect(await codeOf(browser, "000000")).toBe("account/wrong-code");
  // Counts eight more tries directly.
  await execute("update rate_limits set points = 9 where key like 'second-factor:%'");
  expect(await codeOf(browser, app.code(1))).toBeUndefined();
  const other = new Person(server.url);
  await other.must(signIn, signInOf(member));
  expect(await codeOf(other, "000000")).toBe("account/wrong-code");
  expect(await codeOf(other, recoveryCodes[0] ?? "")).toBeUndefined();
});

test("ACCESS-18 a right password ends the count of wrong ones, also before the code", async () => {
  const { member } = await challenged();
  const enter = (typed: string) =>
    new Person(server.url).call(signIn, { body: { ...signInOf(member).body, password: typed } });
  for (let round = 0; round < 2; round += 1) {
    for (let n = 0; n < 9; n += 1) expect((await enter(`guess ${n}`)).error?.code).toBe("account/wrong-credentials");
    expect((await enter(TEST_PASSWORD)).body).toEqual({ me: null });
  }
});

test("codes count among the 600 sign-ins that a network has in 15 minutes", async () => {
  const { browser, app } = await challenged();
  const count = (points: number) =>
    execute("update rate_limits set points = ? where key like 'sign-in-from:%'", [points]);
  await count(600);
  expect(await codeOf(browser, app.code(1))).toBe("request/too-many");
  await count(0);
  expect(await codeOf(browser, app.code(1))).toBeUndefined();
});

test("a member who is suspended between password and code gets the reason, and no session", async () => {
  const { member, browser, app } = await challenged();
  await execute("update users set suspended_at = now() where id = ?", [member.me?.memberId]);
  const { error, headers } = await browser.call(confirmSignIn, { body: { code: app.code(1) } });
  expect([error?.code, headers.getSetCookie()]).toEqual(["account/suspended", []]);
  expect(await execute("select from sessions where user_id = ?", [member.me?.memberId])).toEqual([]);
});
