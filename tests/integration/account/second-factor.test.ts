import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { confirmSignIn, readSession, resetPassword, signIn } from "../../../schema/account/api.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from "../../../schema/account/second-factor-api.ts";
import { issueResetLink } from "../../../server/account/password/password-reset.ts";
import { outboxMails } from "../../support/account/outbox.ts";
import { newMember, Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { challengedMember, signInOf, withSecondFactor } from "../../support/account/second-factor.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let server: TestServer;
beforeAll(async () => {
  server = await bootServer();
});
afterAll(() => server.stop());

const execute = <Row>(sql: string, values: unknown[]) => server.database.fork().execute<Row[]>(sql, values);
const password = { body: { password: TEST_PASSWORD } };
const wrongPassword = { body: { password: "not the password" } };
const codeOf = async (person: Person, code: string) =>
  (await person.call(confirmSignIn, { body: { code } })).error?.code;
const signedIn = async (person: Person) => (await person.must(readSession)).me?.memberId ?? null;
const sessionsOf = async (member: Person) =>
  (await execute<{ n: number }>("select count(*)::int as n from sessions where user_id = ?", [member.me?.memberId]))[0]
    ?.n;

const challenged = () => challengedMember(server.url);

describe("signing in with a second factor", () => {
  test("ACCESS-1 the password alone opens no session, and sets only the cookie of the challenge", async () => {
    const { member, browser } = await challenged();
    expect(browser.cookie).toMatch(/^sign-in=[^;]+$/);
    expect(await signedIn(browser)).toBeNull();
    expect(await sessionsOf(member)).toBe(1);
    const { body, headers } = await new Person(server.url).call(signIn, signInOf(member));
    expect(body).toEqual({ me: null });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^sign-in=.*HttpOnly.*SameSite=Lax/)]);
  });

  test("ACCESS-1 the code after the password signs in, and the challenge works once", async () => {
    const { member, browser, app } = await challenged();
    const copied = new Person(server.url, browser);
    const { me } = await browser.must(confirmSignIn, { body: { code: app.code(1) } });
    expect(me.memberId).toBe(member.me?.memberId);
    expect(browser.cookie).not.toContain("sign-in=");
    await execute("update second_factors set used_step = null where user_id = ?", [member.me?.memberId]);
    expect(await codeOf(copied, app.code(1))).toBe("account/sign-in-expired");
  });

  test("ACCESS-1 a code without a challenge, or for the challenge of another, signs nobody in", async () => {
    const { app } = await challenged();
    const other = await challenged();
    expect(await codeOf(new Person(server.url), app.code(1))).toBe("account/sign-in-expired");
    expect(await codeOf(other.browser, app.code(1))).toBe("account/wrong-code");
    expect(await signedIn(other.browser)).toBeNull();
  });

  test("ACCESS-1 a code is checked for the challenge, even in a browser where another is signed in", async () => {
    const stranger = await newMember(server.url);
    const strangersApp = (await withSecondFactor(stranger)).app;
    const member = await newMember(server.url);
    await withSecondFactor(member);
    await stranger.must(signIn, signInOf(member));
    expect(await codeOf(stranger, strangersApp.code(1))).toBe("account/wrong-code");
    expect(await signedIn(stranger)).toBe(stranger.me?.memberId);
  });

  test("ACCESS-1 a challenge ends after ten minutes, and then uses up no code", async () => {
    const { member, browser, app } = await challenged();
    await execute("update verifications set expires_at = now() where value = ?", [member.me?.memberId]);
    const code = app.code(1);
    expect(await codeOf(browser, code)).toBe("account/sign-in-expired");
    await browser.must(signIn, signInOf(member));
    expect(await codeOf(browser, code)).toBeUndefined();
  });

  test("ACCESS-2 a code of the app signs in once, also when it is sent twice at the same moment", async () => {
    const { member, browser, app } = await challenged();
    const second = new Person(server.url);
    await second.must(signIn, signInOf(member));
    const replies = await Promise.all([browser, second].map((person) => codeOf(person, app.code(1))));
    expect(replies.sort()).toEqual(["account/wrong-code", undefined]);
  });

  test("ACCESS-2 the code that confirmed the set-up does not sign in, and neither does an earlier one", async () => {
    const { member, browser, app } = await challenged();
    const [row] = await execute<{ step: number }>(
      "select used_step::int as step from second_factors where user_id = ?",
      [member.me?.memberId],
    );
    const used = row?.step ?? 0;
    for (const step of [used, used - 1]) expect(await codeOf(browser, app.codeOf(step))).toBe("account/wrong-code");
  });

  test("ACCESS-3 a recovery code signs in once, however it was typed, and the owner is mailed", async () => {
    const { member, browser, recoveryCodes } = await challenged();
    const code = recoveryCodes[3] ?? "";
    const second = new Person(server.url);
    await second.must(signIn, signInOf(member));
    await browser.must(confirmSignIn, { body: { code: ` ${code.replaceAll("-", " ").toUpperCase()}` } });
    expect(await codeOf(second, code)).toBe("account/wrong-code");
    expect((await browser.must(readSecondFactor)).recoveryCodesLeft).toBe(9);
    await until(() =>
      outboxMails(server, member.me?.email ?? "").some((mail) => mail.includes("recovery code was used")),
    );
  });

  test("ACCESS-3 a recovery code that two browsers send at once opens one session", async () => {
    const { member, browser, recoveryCodes } = await challenged();
    const second = new Person(server.url);
    await second.must(signIn, signInOf(member));
    const replies = await Promise.all([browser, second].map((person) => codeOf(person, recoveryCodes[0] ?? "")));
    expect(replies.filter((code) => code === undefined)).toHaveLength(1);
  });

  test("ACCESS-4 a challenge ends after five wrong codes, and the owner learns of them", async () => {
    const { member, browser, app } = await challenged();
    for (let tries = 0; tries < 5; tries += 1) expect(await codeOf(browser, "000000")).toBe("account/wrong-code");
    expect(await codeOf(browser, app.code(1))).toBe("account/sign-in-expired");
    await until(() => outboxMails(server, member.me?.email ?? "").some((mail) => mail.includes("not the code")));
  });

  test("ACCESS-4 wrong codes are limited by account, but not in a browser that signed in before", async () => {
    const { member, browser, app } = await challenged();
    await browser.must(confirmSignIn, { body: { code: app.code(1) } });
    const thief = new Person(server.url);
    for (let tries = 0; tries < 10; tries += 1) {
      if (tries % 5 === 0) await thief.must(signIn, signInOf(member));
      expect(await codeOf(thief, "000000")).toBe("account/wrong-code");
    }
    await thief.must(signIn, signInOf(member));
    expect(await codeOf(thief, app.code(1))).toBe("request/too-many");
    await execute("update second_factors set used_step = null where user_id = ?", [member.me?.memberId]);
    await browser.must(signIn, signInOf(member));
    expect(await codeOf(browser, app.code(1))).toBeUndefined();
  });

  test("ACCESS-4 wrong codes in a browser that signed in before lock out that browser only", async () => {
    const { member, browser, app } = await challenged();
    await browser.must(confirmSignIn, { body: { code: app.code(1) } });
    await execute("update second_factors set used_step = null where user_id = ?", [member.me?.memberId]);
    for (let tries = 0; tries < 10; tries += 1) {
      if (tries % 5 === 0) await browser.must(signIn, signInOf(member));
      expect(await codeOf(browser, "000000")).toBe("account/wrong-code");
    }
    const other = new Person(server.url);
    for (const person of [browser, other]) await person.must(signIn, signInOf(member));
    expect(await codeOf(browser, app.code(1))).toBe("request/too-many");
    expect(await codeOf(other, app.code(1))).toBeUndefined();
  });

  test("ACCESS-4 after forty codes in a day no code is accepted, also if the last one was right", async () => {
    await execute("delete from rate_limits where key like 'second-factor%'", []);
    const { member, browser, app } = await challenged();
    expect(await codeOf(browser, "000000")).toBe("account/wrong-code");
    // Counts 38 more tries directly, as if they had been spread over the day.
    await execute("update rate_limits set points = 39 where key like 'second-factor-day:%'", []);
    await browser.must(confirmSignIn, { body: { code: app.code(1) } });
    await execute("update second_factors set used_step = null where user_id = ?", [member.me?.memberId]);
    const thief = new Person(server.url);
    await thief.must(signIn, signInOf(member));
    const { error } = await thief.call(confirmSignIn, { body: { code: app.code(1) } });
    expect(error?.code).toBe("request/too-many");
    expect(error?.retryAfter).toBeGreaterThan(60 * 60);
  });

  test("ACCESS-4 after forty codes in a day a browser that signed in before is locked out, and no other", async () => {
    await execute("delete from rate_limits where key like 'second-factor%'", []);
    const { member, browser, app } = await challenged();
    await browser.must(confirmSignIn, { body: { code: app.code(1) } });
    await browser.must(signIn, signInOf(member));
    expect(await codeOf(browser, "000000")).toBe("account/wrong-code");
    // Counts 39 more tries directly, as if they had been spread over the day.
    await execute("update rate_limits set points = 40 where key like 'second-factor-device-day:%'", []);
    await execute("update second_factors set used_step = null where user_id = ?", [member.me?.memberId]);
    const { error } = await browser.call(confirmSignIn, { body: { code: app.code(1) } });
    expect(error?.code).toBe("request/too-many");
    expect(error?.retryAfter).toBeGreaterThan(60 * 60);
    const other = new Person(server.url);
    await other.must(signIn, signInOf(member));
    expect(await codeOf(other, app.code(1))).toBeUndefined();
  });

  test("ACCESS-4 a few wrong codes send no mail, and many in a day send one", async () => {
    for (const [tries, mails] of [
      [4, 0],
      [9, 1],
    ] as const) {
      const { member, browser, recoveryCodes } = await challenged();
      for (let wrong = 0; wrong < tries; wrong += 1) {
        if (wrong === 5) await browser.must(signIn, signInOf(member));
        expect(await codeOf(browser, "000000")).toBe("account/wrong-code");
      }
      // Its mail is sent after those about wrong codes.
      expect(await codeOf(browser, recoveryCodes[0] ?? "")).toBeUndefined();
      const sent = () => outboxMails(server, member.me?.email ?? "");
      await until(() => sent().some((mail) => mail.includes("recovery code was used")));
      expect(sent().filter((mail) => mail.includes("not the code"))).toHaveLength(mails);
    }
  });

  test("ACCESS-10 a new password ends a sign-in with the old one that waits for its code", async () => {
    const { member, browser, app } = await challenged();
    const other = await challenged();
    const link = await issueResetLink(server.database.fork(), member.me?.email ?? "");
    const body = { token: link?.token ?? "", password: "a new long password" };
    await new Person(server.url).must(resetPassword, { body });
    expect(await codeOf(browser, app.code(1))).toBe("account/sign-in-expired");
    expect(await codeOf(other.browser, other.app.code(1))).toBeUndefined();
  });

  test("ACCESS-5 a wrong password gets the same reply with a second factor as without", async () => {
    const { member } = await challenged();
    const plain = await newMember(server.url);
    const replies = [];
    for (const each of [member, plain]) {
      const wrong = { body: { ...signInOf(each).body, password: "not the password" } };
      const { status, error, headers } = await new Person(server.url).call(signIn, wrong);
      // Each reply has an id of its own.
      replies.push({ status, error: { ...error, requestId: "" }, cookies: headers.getSetCookie() });
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]).toMatchObject({ error: { code: "account/wrong-credentials" }, cookies: [] });
  });
});

describe("setting up a second factor", () => {
  test("ACCESS-6 it asks for the password, and takes effect with the first right code", async () => {
    const member = await newMember(server.url);
    const { error } = await member.call(startSecondFactor, wrongPassword);
    expect(error).toMatchObject({ code: "request/invalid", fields: { password: expect.any(String) } });
    const { uri, secret } = await member.must(startSecondFactor, password);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Lampstand:member/);
    expect(uri).toContain(`secret=${secret}&issuer=Lampstand`);
    expect((await member.call(confirmSecondFactor, { body: { code: "000000" } })).error?.code).toBe(
      "account/wrong-code",
    );
    expect((await member.must(readSecondFactor)).isOn).toBe(false);
    expect((await new Person(server.url).must(signIn, signInOf(member))).me).not.toBeNull();
  });

  test("ACCESS-6 it ends the member's other sessions and keeps this one", async () => {
    const member = await newMember(server.url);
    const elsewhere = new Person(server.url);
    await elsewhere.must(signIn, signInOf(member));
    const before = member.cookie;
    await withSecondFactor(member);
    expect(member.cookie).toBe(before);
    expect(await signedIn(member)).toBe(member.me?.memberId);
    expect(await signedIn(elsewhere)).toBeNull();
  });

  test("ACCESS-6 it is refused while one is on, and a confirmation while none is being set up", async () => {
    const member = await newMember(server.url);
    const code = { body: { code: "123456" } };
    expect((await member.call(confirmSecondFactor, code)).error?.code).toBe("account/second-factor-off");
    await withSecondFactor(member);
    expect((await member.call(startSecondFactor, password)).error?.code).toBe("account/second-factor-on");
    expect((await member.call(confirmSecondFactor, code)).error?.code).toBe("account/second-factor-on");
  });

  test("ACCESS-6 begun five times at once, it leaves one secret that can be confirmed", async () => {
    const member = await newMember(server.url);
    const replies = await Promise.all(Array.from({ length: 5 }, () => member.call(startSecondFactor, password)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const rows = await execute("select 1 from second_factors where user_id = ?", [member.me?.memberId]);
    expect(rows).toHaveLength(1);
    await withSecondFactor(member);
  });
});

describe("changing a second factor", () => {
  test("ACCESS-8 new recovery codes ask for the password and replace the old ones", async () => {
    const { member, browser, recoveryCodes } = await challenged();
    expect((await member.call(replaceRecoveryCodes, wrongPassword)).error?.code).toBe("request/invalid");
    const fresh = (await member.must(replaceRecoveryCodes, password)).recoveryCodes;
    expect(await codeOf(browser, recoveryCodes[0] ?? "")).toBe("account/wrong-code");
    expect(await codeOf(browser, fresh[0] ?? "")).toBeUndefined();
  });

  test("ACCESS-8 turning it off asks for the password, ends open challenges and mails the owner", async () => {
    const { member, browser, app } = await challenged();
    expect((await member.call(removeSecondFactor, wrongPassword)).error?.code).toBe("request/invalid");
    await member.must(removeSecondFactor, password);
    expect(await codeOf(browser, app.code(1))).toBe("account/sign-in-expired");
    expect((await browser.must(signIn, signInOf(member))).me?.memberId).toBe(member.me?.memberId);
    expect((await member.call(removeSecondFactor, password)).error?.code).toBe("account/second-factor-off");
    expect((await member.call(replaceRecoveryCodes, password)).error?.code).toBe("account/second-factor-off");
    await until(() => outboxMails(server, member.me?.email ?? "").some((mail) => mail.includes("no longer asks")));
  });
});
