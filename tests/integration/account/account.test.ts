import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accountApi from "../../../schema/account/api.ts";
import * as profileApi from "../../../schema/profile/api.ts";
import { clearExpired } from "../../../server/account/account.ts";
import { issueConfirmLink } from "../../../server/account/confirm-link.ts";
import { issueResetLink } from "../../../server/account/password/password-reset.ts";
import { mailedTokens } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer({ PASSWORD_MIN_LENGTH: "8" });
});
afterAll(() => server.stop());

describe("accounts", () => {
  test("sign-up signs in with an HttpOnly cookie that scripts and other sites cannot use", async () => {
    const person = new Person(server.url);
    const { headers, body } = await person.call(accountApi.signUp, {
      body: { email: " New@Example.org ", password: TEST_PASSWORD },
    });
    expect(body.me).toMatchObject({ email: "new@example.org", emailVerified: false, full_name: null, roles: [] });
    const [cookie] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect((await person.must(accountApi.readSession)).me?.email).toBe("new@example.org");
  });

  test("a short or commonly guessed password is refused with its own code", async () => {
    const refusalOf = async (password: string) =>
      (await new Person(server.url).call(accountApi.signUp, { body: { email: "weak@example.org", password } })).error
        ?.code;
    expect(await refusalOf("seven77")).toBe("account/password-too-short");
    expect(await refusalOf("Password123")).toBe("account/password-too-common");
    expect(await refusalOf("zzzzzzzzzz")).toBe("account/password-too-common");
  });

  test("an email address has one account in upper and lower case", async () => {
    const member = await newMember(server.url);
    const email = (member.me?.email ?? "").toUpperCase();
    const { error } = await new Person(server.url).call(accountApi.signUp, {
      body: { email, password: TEST_PASSWORD },
    });
    expect(error?.code).toBe("account/email-taken");
  });

  test("fifty simultaneous sign-ups with one email create one account", async () => {
    const body = { email: "race@example.org", password: TEST_PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => new Person(server.url).call(accountApi.signUp, { body })),
    );
    const [row] = await server.database
      .fork()
      .execute<{ n: number }[]>("select count(*)::int n from users where email = 'race@example.org'");
    expect(row?.n).toBe(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.every((answer) => answer.status === 200 || answer.error?.code === "account/email-taken")).toBe(true);
  });

  test("a wrong password and an unknown email get the same reply", async () => {
    const member = await newMember(server.url);
    const email = member.me?.email ?? "";
    const wrong = await new Person(server.url).call(accountApi.signIn, { body: { email, password: "not this one" } });
    const unknown = await new Person(server.url).call(accountApi.signIn, {
      body: { email: "nobody@example.org", password: "not this one" },
    });
    expect([wrong.status, wrong.error]).toEqual([unknown.status, { ...unknown.error, requestId: expect.any(String) }]);
    expect(wrong.error?.code).toBe("account/wrong-credentials");
  });

  test("ACCESS-18 ten wrong passwords lock out only the guesser's address, whatever its headers say", async () => {
    const member = await newMember(server.url);
    const email = member.me?.email ?? "";
    const guess = (n: number) =>
      new Person(server.url).call(accountApi.signIn, {
        body: { email, password: `guess ${n}` },
        headers: { "X-Forwarded-For": `203.0.113.${n}`, "X-Real-IP": `203.0.113.${n}` },
      });
    for (let n = 0; n < 10; n += 1) expect((await guess(n)).error?.code).toBe("account/wrong-credentials");
    const stopped = await guess(11);
    expect(stopped.error?.code).toBe("request/too-many");
    expect(stopped.error?.retryAfter).toBeGreaterThan(0);
    expect((await member.must(accountApi.readSession)).me?.email).toBe(email);
  });

  test("ACCESS-18 a right password ends the count of wrong ones", async () => {
    const email = (await newMember(server.url)).me?.email ?? "";
    const signIn = async (password: string) =>
      (await new Person(server.url).call(accountApi.signIn, { body: { email, password } })).error?.code;
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 9; n += 1) expect(await signIn(`guess ${n}`)).toBe("account/wrong-credentials");
      expect(await signIn(TEST_PASSWORD)).toBeUndefined();
    }
  });

  test("ACCESS-18 a browser that signed in before is locked out by its own guesses, not by a classmate's", async () => {
    const member = await newMember(server.url);
    const email = member.me?.email ?? "";
    const signIn = async (person: Person, password: string, headers = {}) =>
      (await person.call(accountApi.signIn, { body: { email, password }, headers })).error?.code;
    const strangers = Array.from({ length: 11 }, (_, n) => signIn(new Person(server.url), `guess ${n}`));
    expect(await Promise.all(strangers)).toContain("request/too-many");
    expect(await signIn(new Person(server.url), TEST_PASSWORD)).toBe("request/too-many");
    // A device cookie of another account, or one that the server did not sign, makes no difference.
    expect(await signIn(await newMember(server.url), TEST_PASSWORD)).toBe("request/too-many");
    const forged = member.cookie.replace(/(device-[^;]+)\.[^;]+/, "$1.forged");
    expect(await signIn(new Person(server.url), TEST_PASSWORD, { Cookie: forged })).toBe("request/too-many");

    await member.must(accountApi.signOut);
    expect(await signIn(member, TEST_PASSWORD)).toBeUndefined();
    for (let n = 0; n < 10; n += 1) expect(await signIn(member, `guess ${n}`)).toBe("account/wrong-credentials");
    expect(await signIn(member, TEST_PASSWORD)).toBe("request/too-many");
  });

  test("the verification link from the outbox confirms the email", async () => {
    const member = await newMember(server.url);
    const [token = ""] = await mailedTokens(server, member.me?.email ?? "", "verify");
    await new Person(server.url).must(accountApi.verifyEmail, { body: { token } });
    expect((await member.must(accountApi.readSession)).me?.emailVerified).toBe(true);
    expect((await member.must(accountApi.verifyEmail, { body: { token } })).me?.email).toBe(member.me?.email);
    const { error } = await new Person(server.url).call(accountApi.verifyEmail, { body: { token: "nonsense" } });
    expect(error?.code).toBe("account/link-expired");
  });

  test("a verification link does not switch a browser to another member's account", async () => {
    const other = await newMember(server.url);
    const member = await newMember(server.url);
    const [token = ""] = await mailedTokens(server, member.me?.email ?? "", "verify");
    const reply = await other.call(accountApi.verifyEmail, { body: { token } });
    expect(reply.body.me?.email).toBe(other.me?.email);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect((await other.must(accountApi.readSession)).me).toMatchObject({
      email: other.me?.email,
      emailVerified: false,
    });
    expect((await member.must(accountApi.readSession)).me?.emailVerified).toBe(true);
    const [own = ""] = await mailedTokens(server, other.me?.email ?? "", "verify");
    const { me } = await other.must(accountApi.verifyEmail, { body: { token: own } });
    expect(me).toMatchObject({ email: other.me?.email, emailVerified: true });
  });

  test("a verification link for a confirmed address or for an account that is gone counts as expired", async () => {
    const member = await newMember(server.url);
    const [memberId, em] = [member.me?.memberId ?? "", server.database.fork()];
    await em.execute("update users set email_verified = true where id = ?", [memberId]);
    const stale = [await issueConfirmLink(em, memberId, "a:hash"), await issueConfirmLink(em, crypto.randomUUID())];
    for (const token of stale) {
      const { error } = await new Person(server.url).call(accountApi.verifyEmail, { body: { token } });
      expect(error?.code).toBe("account/link-expired");
    }
    const body = { email: member.me?.email ?? "", password: TEST_PASSWORD };
    await new Person(server.url).must(accountApi.signIn, { body });
  });

  test("signing out ends this session, and signing out everywhere ends all sessions", async () => {
    const phone = await newMember(server.url);
    const laptop = new Person(server.url);
    await laptop.must(accountApi.signIn, { body: { email: phone.me?.email ?? "", password: TEST_PASSWORD } });
    await phone.must(accountApi.signOut);
    expect(phone.cookie).not.toContain("session=");
    expect((await phone.must(accountApi.readSession)).me).toBeNull();
    expect((await laptop.must(accountApi.readSession)).me).not.toBeNull();
    await phone.must(accountApi.signIn, {
      body: { email: laptop.me?.email ?? phone.me?.email ?? "", password: TEST_PASSWORD },
    });
    const link = await issueResetLink(server.database.fork(), phone.me?.email ?? "");
    await laptop.must(accountApi.signOutEverywhere);
    expect(laptop.cookie).not.toContain("session=");
    expect((await phone.must(accountApi.readSession)).me).toBeNull();
    // A link that the owner has asked for still works.
    const body = { token: link?.token ?? "", password: "a new long password" };
    await phone.must(accountApi.resetPassword, { body });
  });

  test("members see when they created their own account", async () => {
    const [other, member] = [await newMember(server.url), await newMember(server.url)];
    const made = "update users set created_at = ? where id = ?";
    await server.database.fork().execute(made, ["2026-03-01T08:00:00Z", member.me?.memberId]);
    await server.database.fork().execute(made, ["2026-02-01T08:00:00Z", other.me?.memberId]);
    const since = Date.parse("2026-03-01T08:00:00Z");
    expect(await member.must(accountApi.readMemberSince)).toEqual({ since });
  });

  test("clearExpired deletes exactly the rows that have expired", async () => {
    const member = await newMember(server.url);
    const em = server.database.fork();
    await em.execute(
      "insert into sessions (id, user_id, token, expires_at) values (gen_random_uuid(), ?, 'old', now() - interval '1 hour')",
      [member.me?.memberId],
    );
    await em.execute(
      `insert into verifications (id, identifier, value, expires_at)
       select gen_random_uuid(), name, 'value', now() + since from (values ('old', interval '-1 hour'), ('live', interval '1 hour'))
         as stored (name, since)`,
    );
    await em.execute(
      `insert into rate_limits (key, points, expire)
       select name, 1, extract(epoch from now()) * 1000 + since from (values ('old', -1000), ('live', 60000)) as stored (name, since)`,
    );
    await clearExpired(em);
    for (const table of ["verifications where identifier", "rate_limits where key"]) {
      expect(await em.execute(`select from ${table} in ('old', 'live')`)).toHaveLength(1);
      expect(await em.execute(`select from ${table} = 'live'`)).toHaveLength(1);
    }
    const rows = await em.execute<{ token: string }[]>("select token from sessions where user_id = ?", [
      member.me?.memberId,
    ]);
    expect(rows).toHaveLength(1);
    expect((await member.must(accountApi.readSession)).me).not.toBeNull();
  });

  test("a name with Yoruba and Igbo letters is saved as written; markup and line breaks are refused", async () => {
    const member = await newMember(server.url);
    const saved = await member.must(profileApi.saveName, { body: { full_name: "  Ọlámidé Ńwọ́sụ  " } });
    expect(saved.full_name).toBe("Ọlámidé Ńwọ́sụ".normalize("NFC"));
    for (const full_name of ["", "   ", "<b>Ada</b>", "Ada\nNwosu", "x".repeat(61)]) {
      expect((await member.call(profileApi.saveName, { body: { full_name } })).error?.code).toBe("request/invalid");
    }
  });
});
