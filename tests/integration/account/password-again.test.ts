import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmSignIn, signIn } from "../../../schema/account/api.ts";
import { confirmPassword } from "../../../schema/account/session-api.ts";
import { saveBirthDate } from "../../../schema/profile/api.ts";
import { correctBirthDate } from "../../../schema/safety/newcomer-api.ts";
import { giveRole } from "../../../server/account/account.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const right = { body: { password: TEST_PASSWORD } };
const wrong = { body: { password: "not the password" } };

/** Lets so many minutes pass since the password was entered in any of the member's sessions. */
const age = (member: Person, minutes: number) =>
  server.database
    .fork()
    .execute("update sessions set password_confirmed_at = now() - ? * interval '1 minute' where user_id = ?", [
      minutes,
      member.me?.memberId,
    ]);

async function newAdmin(): Promise<Person> {
  const admin = await newMember(server.url);
  await giveRole(server.database.fork(), admin.me?.email ?? "", "admin");
  return admin;
}

/** Calls a sensitive endpoint: corrects the birth date of a new member. */
async function act(person: Person): Promise<string | undefined> {
  const member = await newMember(server.url);
  await member.must(saveBirthDate, { body: { birth_date: "2010-01-01" } });
  const params = { memberId: member.me?.memberId ?? "" };
  return (await person.call(correctBirthDate, { params, body: { birth_date: "2009-01-01" } })).error?.code;
}

test("ACCESS-15 signing in counts for ten minutes, then the password is needed again", async () => {
  const admin = await newAdmin();
  expect(await act(admin)).toBeUndefined();
  await age(admin, 9);
  expect(await act(admin)).toBeUndefined();
  await age(admin, 10);
  expect(await act(admin)).toBe("account/password-needed");
});

test("ACCESS-15 the right password opens sensitive endpoints to this session, and a wrong one does not", async () => {
  const admin = await newAdmin();
  const elsewhere = new Person(server.url);
  await elsewhere.must(signIn, { body: { email: admin.me?.email ?? "", password: TEST_PASSWORD } });
  expect(await act(elsewhere)).toBeUndefined();
  await age(admin, 11);
  const { error } = await admin.call(confirmPassword, wrong);
  expect(error).toMatchObject({ code: "request/invalid", fields: { password: expect.any(String) } });
  expect(await act(admin)).toBe("account/password-needed");
  await admin.must(confirmPassword, right);
  expect(await act(admin)).toBeUndefined();
  expect(await act(elsewhere)).toBe("account/password-needed");
});

test("ACCESS-15 signing in with a code counts too", async () => {
  const admin = await newAdmin();
  const { app } = await withSecondFactor(admin);
  const elsewhere = new Person(server.url);
  await elsewhere.must(signIn, { body: { email: admin.me?.email ?? "", password: TEST_PASSWORD } });
  await elsewhere.must(confirmSignIn, { body: { code: app.code(1) } });
  expect(await act(elsewhere)).toBeUndefined();
});

test("ACCESS-16 visitors and members get the reply of any endpoint that is not for them", async () => {
  const member = await newMember(server.url);
  await age(member, 11);
  expect(await act(member)).toBe("account/not-allowed");
  expect(await act(new Person(server.url))).toBe("account/not-signed-in");
});

test("ACCESS-17 after ten tries the password can no longer be guessed in a stolen session", async () => {
  const admin = await newAdmin();
  const codes = [];
  for (let tries = 0; tries < 11; tries += 1) codes.push((await admin.call(confirmPassword, wrong)).error?.code);
  expect(codes).toEqual([...Array(10).fill("request/invalid"), "request/too-many"]);
  expect((await admin.call(confirmPassword, right)).error?.code).toBe("request/too-many");
});
