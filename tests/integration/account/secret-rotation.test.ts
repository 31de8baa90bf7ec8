import { expect, onTestFinished, test } from "vitest";
import { confirmSignIn, readSession, signIn } from "../../../schema/account/api.ts";
import { readSecondFactor } from "../../../schema/account/second-factor-api.ts";
import { confirmPassword } from "../../../schema/account/session-api.ts";
import { sendConfession } from "../../../schema/engagement/confession-api.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { challengedMember, signInOf, withSecondFactor } from "../../support/account/second-factor.ts";
import { newMemberWithRole } from "../../support/event/managed-event.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { freshDatabaseUrl } from "../../support/server/database.ts";

const [FIRST, SECOND, THIRD] = ["first", "second", "third"].map((word) => `the ${word} secret`.padEnd(40, "."));

/** Starts one server after another on a database, each with its own secrets. */
async function restartable() {
  const DATABASE_URL = await freshDatabaseUrl();
  let running: TestServer | undefined;
  const stop = () => running?.stop();
  onTestFinished(async () => void (await stop()));
  return async (SECRET = "", SECRET_BEFORE = "") => {
    await stop();
    running = undefined;
    running = await bootServer({ DATABASE_URL, SECRET, SECRET_BEFORE });
    return running;
  };
}

const moved = (person: Person, { url }: TestServer) => new Person(url, person);
const isSignedIn = async (person: Person) => (await person.call(readSession)).body.me !== null;

test("BACKUP-20 sessions of SECRET_BEFORE stay, get new signatures, and outlive it", async () => {
  const start = await restartable();
  const { url } = await start(FIRST);
  const [ada, bisi] = [await newMember(url), await newMember(url)];
  const both = await start(SECOND, FIRST);
  const [adaThen, bisiThen] = [moved(ada, both), moved(bisi, both)];
  const before = adaThen.cookie;
  await adaThen.must(confirmPassword, { body: { password: TEST_PASSWORD } });
  expect(adaThen.cookie).not.toBe(before);
  const second = await start(SECOND);
  expect(await isSignedIn(moved(adaThen, second))).toBe(true);
  // Bisi did not come back while both were valid.
  expect(await isSignedIn(moved(bisiThen, second))).toBe(false);
});

test("BACKUP-20 with the coming secret as SECRET_BEFORE, processes understand each other during an update", async () => {
  const start = await restartable();
  const ada = await newMember((await start(FIRST)).url);
  const first = moved(ada, await start(FIRST, SECOND));
  expect(await isSignedIn(first)).toBe(true);
  const updated = moved(first, await start(SECOND, FIRST));
  expect(await isSignedIn(updated)).toBe(true);
  const notYet = moved(updated, await start(FIRST, SECOND));
  expect(await isSignedIn(notYet)).toBe(true);
});

test("BACKUP-20 a sign-in that waits for its code goes on after the secret was changed", async () => {
  const start = await restartable();
  const { browser, app } = await challengedMember((await start(FIRST)).url);
  const after = moved(browser, await start(SECOND, FIRST));
  await after.must(confirmSignIn, { body: { code: app.code(1) } });
  expect(await isSignedIn(after)).toBe(true);
});

test("BACKUP-20 a confession sent again after the secret was changed is not stored twice", async () => {
  const start = await restartable();
  const body = { requestId: "abcdefghijkl", text: "I’m afraid to go home." };
  const first = await start(FIRST);
  await newMemberWithRole(first, "admin");
  const writer = await newMember(first.url);
  const { slip } = await writer.must(sendConfession, { body });
  const second = await start(SECOND, FIRST);
  expect((await moved(writer, second).must(sendConfession, { body })).slip).toBe(slip);
  const [row] = await second.database
    .fork()
    .execute<{ count: number }[]>("select count(*)::int as count from confessions");
  expect(row?.count).toBe(1);
});

test("BACKUP-21 a start with both secrets encrypts second factors again, and the earlier one may go", async () => {
  const start = await restartable();
  const member = await newMember((await start(FIRST)).url);
  const { app, recoveryCodes } = await withSecondFactor(member);
  const stored = async ({ database }: TestServer) =>
    await database
      .fork()
      .execute<{ secret: string; backup_codes: string }[]>("select secret, backup_codes from second_factors");
  const [before] = await stored(await start(FIRST));
  const [between] = await stored(await start(SECOND, FIRST));
  expect(between?.secret).not.toBe(before?.secret);
  expect(between?.backup_codes).not.toBe(before?.backup_codes);
  // A second start with both changes nothing.
  expect(await stored(await start(SECOND, FIRST))).toEqual([between]);
  const second = await start(SECOND);
  const browser = new Person(second.url);
  await browser.must(signIn, signInOf(member));
  await browser.must(confirmSignIn, { body: { code: app.code(1) } });
  expect(await browser.must(readSecondFactor)).toMatchObject({ recoveryCodesLeft: recoveryCodes.length });
  const other = new Person(second.url);
  await other.must(signIn, signInOf(member));
  await other.must(confirmSignIn, { body: { code: recoveryCodes[0] ?? "" } });
});

test("BACKUP-22 a SECRET that is wrong is refused, also with a SECRET_BEFORE that is wrong", async () => {
  const start = await restartable();
  await withSecondFactor(await newMember((await start(FIRST)).url));
  await expect(start(SECOND)).rejects.toThrow("a member with a second factor could not sign in");
  await expect(start(SECOND, THIRD)).rejects.toThrow("SECRET is not the one");
  await expect(start(SECOND, FIRST)).resolves.toBeDefined();
  await expect(start(FIRST)).rejects.toThrow("SECRET is not the one");
});
