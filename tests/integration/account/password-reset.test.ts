import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import { storedToken } from "../../../server/account/mail-token.ts";
import { issueResetLink } from "../../../server/account/password/password-reset.ts";
import { mailedTokens, outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ PASSWORD_MIN_LENGTH: "8", TRUSTED_PROXIES: "127.0.0.1,::1" });
});
afterAll(() => server.stop());

const emailOf = (person: Person) => person.me?.email ?? "";
const execute = <Row extends object>(sql: string, values: unknown[]) =>
  server.database.fork().execute<Row[]>(sql, values);

/** Asks for a link and waits for its mail; returns the newest token. */
async function requestLink(email: string, count = 1): Promise<string> {
  await new Person(server.url).must(accountApi.requestPasswordReset, { body: { email } });
  return (await mailedTokens(server, email, "reset", count)).at(-1) ?? "";
}

/** Creates a link without sending its mail. */
async function issueLink(person: Person): Promise<string> {
  return (await issueResetLink(server.database.fork(), emailOf(person)))?.token ?? "";
}

/** Uses a link; returns the refusal, if any. */
async function followLink(token: string, password: string): Promise<string | undefined> {
  return (await new Person(server.url).call(accountApi.resetPassword, { body: { token, password } })).error?.code;
}

async function signIn(email: string, password: string): Promise<string | undefined> {
  return (await new Person(server.url).call(accountApi.signIn, { body: { email, password } })).error?.code;
}

const linksLeft = async (person: Person) =>
  (
    await execute("select id from verifications where value = ? and identifier like 'reset-password:%'", [
      person.me?.memberId,
    ])
  ).length;

describe("a reset link", () => {
  test("a reset link arrives by mail, sets the password once, and ends every session", async () => {
    const member = await newMember(server.url);
    const token = await requestLink(emailOf(member));
    expect(await followLink(token, "a new long password")).toBeUndefined();
    expect((await member.must(accountApi.readSession)).me).toBeNull();
    expect(await followLink(token, "another password")).toBe("account/link-expired");
    expect(await signIn(emailOf(member), "a new long password")).toBeUndefined();
    expect(await signIn(emailOf(member), TEST_PASSWORD)).toBe("account/wrong-credentials");
    const stamps = "select updated_at > created_at as is_changed from credentials where user_id = ?";
    expect(await execute(stamps, [member.me?.memberId])).toEqual([{ is_changed: true }]);
  });

  test("a newer reset link ends an older one", async () => {
    const member = await newMember(server.url);
    const older = await requestLink(emailOf(member), 1);
    const newer = await requestLink(emailOf(member), 2);
    expect(newer).not.toBe(older);
    expect(await followLink(older, "a new long password")).toBe("account/link-expired");
    expect(await followLink(newer, "a new long password")).toBeUndefined();
    expect(await linksLeft(member)).toBe(0);
  });

  test("using a reset link ends that member's other links, and nobody else's", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    const [token, theirs] = [await issueLink(member), await issueLink(other)];
    // An older server, without this rule, left the account like this.
    await execute(
      `insert into verifications (id, identifier, value, expires_at)
       values (gen_random_uuid(), ?, ?, now() + interval '1 hour')`,
      [`reset-password:${storedToken("left-over")}`, member.me?.memberId],
    );
    expect(await followLink(token, "a new long password")).toBeUndefined();
    expect(await followLink("left-over", "a third long password")).toBe("account/link-expired");
    expect(await followLink(theirs, "a new long password")).toBeUndefined();
    expect((await member.must(accountApi.readSession)).me).toBeNull();
  });

  test("a reset link changes only its own member's password and sessions", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    await followLink(await issueLink(member), "a new long password");
    expect((await other.must(accountApi.readSession)).me).not.toBeNull();
    expect(await signIn(emailOf(other), TEST_PASSWORD)).toBeUndefined();
  });

  test("a reset link works for 59 minutes, but not for an hour", async () => {
    const member = await newMember(server.url);
    const age = (minutes: number) =>
      execute("update verifications set expires_at = expires_at - make_interval(mins => ?) where value = ?", [
        minutes,
        member.me?.memberId,
      ]);
    const late = await issueLink(member);
    await age(60);
    expect(await followLink(late, "a new long password")).toBe("account/link-expired");
    expect(await signIn(emailOf(member), TEST_PASSWORD)).toBeUndefined();
    const early = await issueLink(member);
    await age(59);
    expect(await followLink(early, "a new long password")).toBeUndefined();
  });

  test("a reset link used twice at once changes the password once", async () => {
    const member = await newMember(server.url);
    const token = await issueLink(member);
    const passwords = Array.from({ length: 6 }, (_, index) => `a new password, number ${index}`);
    const refusals = await Promise.all(passwords.map((password) => followLink(token, password)));
    expect(refusals.filter((code) => code === "account/link-expired")).toHaveLength(5);
    const winner = passwords[refusals.indexOf(undefined)] ?? "";
    expect(await signIn(emailOf(member), winner)).toBeUndefined();
  });

  test("a reset link requested while an older one is used leaves exactly one outcome", async () => {
    const member = await newMember(server.url);
    const older = await issueLink(member);
    const [refusal, newer] = await Promise.all([followLink(older, "the older password"), issueLink(member)]);
    expect([undefined, "account/link-expired"]).toContain(refusal);
    // Whichever came first, only the link of the newer request works.
    const left = await linksLeft(member);
    expect(await followLink(newer, "the newer password")).toBe(left === 1 ? undefined : "account/link-expired");
    expect(await followLink(older, "the older password")).toBe("account/link-expired");
  });

  test("of many reset links requested at once, one works", async () => {
    const member = await newMember(server.url);
    const tokens = await Promise.all(Array.from({ length: 8 }, () => issueLink(member)));
    expect(await linksLeft(member)).toBe(1);
    const refusals: (string | undefined)[] = [];
    for (const token of tokens) refusals.push(await followLink(token, "a new long password"));
    expect(refusals.filter((code) => code === undefined)).toHaveLength(1);
  });

  test("a reset link cannot be derived from the database", async () => {
    const token = await issueLink(await newMember(server.url));
    expect(JSON.stringify(await execute("select * from verifications", []))).not.toContain(token);
  });

  test("a reset link accepts no password that sign-up refuses, and stays usable", async () => {
    const member = await newMember(server.url);
    const token = await issueLink(member);
    expect(await followLink(token, "seven77")).toBe("account/password-too-short");
    expect(await followLink(token, "Password123")).toBe("account/password-too-common");
    expect(await followLink(token, "a new long password")).toBeUndefined();
  });

  test("a reset link with an unknown token, or for an account that is gone, counts as expired", async () => {
    await execute(
      `insert into verifications (id, identifier, value, expires_at)
       values (gen_random_uuid(), ?, gen_random_uuid(), now() + interval '1 hour')`,
      [`reset-password:${storedToken("of-nobody")}`],
    );
    for (const token of ["nonsense", "%", "_", "a'or'1'='1", "reset-password:", "of-nobody"]) {
      expect(await followLink(token, "a new long password")).toBe("account/link-expired");
    }
  });
});

describe("asking for a reset link", () => {
  test("requesting a reset for an unknown email gets the same reply and sends no mail", async () => {
    const body = { email: "nobody@example.org" };
    const unknown = await new Person(server.url).call(accountApi.requestPasswordReset, { body });
    expect([unknown.status, unknown.body]).toEqual([200, { done: true }]);
    const member = await newMember(server.url);
    await requestLink(emailOf(member));
    expect(outboxMails(server, body.email)).toEqual([]);
  });

  test("the sixth reset request for an email within an hour is refused, and other emails are not affected", async () => {
    const [member, other] = [await newMember(server.url), await newMember(server.url)];
    const ask = async (email: string) =>
      (await new Person(server.url).call(accountApi.requestPasswordReset, { body: { email } })).error?.code;
    for (let n = 0; n < 5; n += 1) expect(await ask(emailOf(member))).toBeUndefined();
    expect(await ask(emailOf(member))).toBe("request/too-many");
    expect(await ask(emailOf(other))).toBeUndefined();
    await until(() => outboxMails(server, emailOf(other)).length === 2);
  });

  test("the 101st reset request of a network in an hour is refused, and others are not affected", async () => {
    const ask = async (n: number, network: string) => {
      const visitor = new Person(server.url);
      const asked = { body: { email: `nobody-${n}@example.org` }, headers: { "X-Forwarded-For": network } };
      const { status, error } = await visitor.call(accountApi.requestPasswordReset, asked);
      if (error) expect([error.code, error.retryAfter]).toEqual(["request/too-many", expect.any(Number)]);
      return status;
    };
    for (let n = 0; n < 100; n += 1) expect(await ask(n, "203.0.113.1")).toBe(200);
    expect(await ask(100, "203.0.113.1")).toBe(429);
    expect(await ask(101, "203.0.113.2")).toBe(200);
  });
});
