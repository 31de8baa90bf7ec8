import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  readSession,
  requestPasswordReset,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from "../../../schema/account/api.ts";
import { type Mailbox, openMailbox } from "../../support/account/mailbox.ts";
import { tokenIn, unwrapped } from "../../support/account/outbox.ts";
import { Person, TEST_PASSWORD } from "../../support/account/people.ts";
import { withSecondFactor } from "../../support/account/second-factor.ts";
import { bootServer, type TestServer } from "../../support/server/boot.ts";
import { until } from "../../support/until.ts";

let mailbox: Mailbox;
let server: TestServer;
beforeAll(async () => {
  mailbox = await openMailbox();
  server = await bootServer({
    SMTP_URL: mailbox.url,
    MAIL_FROM: "House <house@example.org>",
    COMMUNITY_NAME: "Salt & Light",
  });
});
afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

let body: { email: string; password: string };
let count = 0;
beforeEach(() => {
  count += 1;
  body = { email: `new-${count}@example.org`, password: TEST_PASSWORD };
});

const mailsTo = (email: string) => mailbox.mails.map(unwrapped).filter((mail) => mail.includes(`To: ${email}`));

/** Waits until this address has received so many mails; returns the newest. */
async function mailTo(email: string, howMany = 1): Promise<string> {
  await until(() => mailsTo(email).length >= howMany);
  return mailsTo(email).at(-1) ?? "";
}

/** Signs up and confirms the address. */
async function join(): Promise<Person> {
  const person = new Person(server.url);
  await person.must(signUp, { body });
  await person.must(verifyEmail, { body: { token: tokenIn(await mailTo(body.email), "verify") ?? "" } });
  return person;
}

const visible = ({ status, body, headers }: { status: number; body: unknown; headers: Headers }) => ({
  status,
  body,
  headers: [...headers].filter(([name]) => name !== "date"),
});

describe("with a mail server", () => {
  test("an email must be confirmed before signing in, and the mail contains the community's name", async () => {
    const person = new Person(server.url);
    expect(await person.must(signUp, { body })).toEqual({ me: null });
    expect((await person.call(signIn, { body })).error?.code).toBe("account/email-not-verified");
    const mail = await mailTo(body.email);
    expect(mail).toContain("Subject: Welcome to Salt & Light: confirm your address");
    await person.must(verifyEmail, { body: { token: tokenIn(mail, "verify") ?? "" } });
    expect((await person.must(signIn, { body })).me?.emailVerified).toBe(true);
  });

  test("the first use of a confirmation link signs in, and a second use signs in nobody", async () => {
    await new Person(server.url).must(signUp, { body });
    const token = tokenIn(await mailTo(body.email), "verify") ?? "";
    const [owner, later] = [new Person(server.url), new Person(server.url)];
    expect((await owner.must(verifyEmail, { body: { token } })).me).toMatchObject({
      email: body.email,
      emailVerified: true,
    });
    expect((await owner.must(readSession)).me?.email).toBe(body.email);
    const second = await later.call(verifyEmail, { body: { token } });
    expect(second.body).toEqual({ me: null });
    expect(second.headers.getSetCookie()).toEqual([]);
    expect((await later.must(readSession)).me).toBeNull();
  });

  test("ten simultaneous uses of one link open one session", async () => {
    await new Person(server.url).must(signUp, { body });
    const token = tokenIn(await mailTo(body.email), "verify") ?? "";
    const uses = Array.from({ length: 10 }, () => new Person(server.url).must(verifyEmail, { body: { token } }));
    expect((await Promise.all(uses)).filter(({ me }) => me !== null)).toHaveLength(1);
  });

  test("a suspended member's link confirms the email and signs in nobody", async () => {
    await new Person(server.url).must(signUp, { body });
    const token = tokenIn(await mailTo(body.email), "verify") ?? "";
    const em = server.database.fork();
    await em.execute("update users set suspended_at = now() where email = ?", [body.email]);
    const person = new Person(server.url);
    const reply = await person.call(verifyEmail, { body: { token } });
    expect(reply.error?.code).toBe("account/suspended");
    expect(reply.headers.getSetCookie()).toEqual([]);
    const sessions = "select 1 from sessions s join users u on u.id = s.user_id where u.email = ?";
    expect(await em.execute(sessions, [body.email])).toEqual([]);
  });

  test("a confirmation link works for a day", async () => {
    await new Person(server.url).must(signUp, { body });
    const token = tokenIn(await mailTo(body.email), "verify") ?? "";
    const em = server.database.fork();
    const age = (by: string) => em.execute("update verifications set expires_at = expires_at - ?::interval", [by]);
    await age("24 hours");
    expect((await new Person(server.url).call(verifyEmail, { body: { token } })).error?.code).toBe(
      "account/link-expired",
    );
    await age("-1 minute");
    await new Person(server.url).must(verifyEmail, { body: { token } });
  });

  test("signing up with a confirmed email gets the usual reply, and its owner gets a mail about it", async () => {
    await join();
    const known = await new Person(server.url).call(signUp, { body: { ...body, password: "a stranger's password" } });
    const fresh = await new Person(server.url).call(signUp, { body: { ...body, email: "fresh@example.org" } });
    expect(visible(known)).toEqual(visible(fresh));
    expect(visible(known)).toMatchObject({ status: 200, body: { me: null } });
    expect(known.headers.getSetCookie()).toEqual([]);
    const mail = await mailTo(body.email, 2);
    expect(mail).toContain("Subject: You already have an account at Salt & Light");
    expect(mail).toContain("Someone tried to sign up with your address");
    expect(mail).toContain(`${server.url}/auth?mode=forgot`);
    expect(mail).toContain(`Sign in: ${server.url}/auth\r\n`);
    expect(mail).not.toContain("token=");
  });

  test("signing up with a known email changes neither its password nor its sessions", async () => {
    const owner = await join();
    await owner.must(signIn, { body });
    const stranger = { ...body, password: "a stranger's password" };
    await new Person(server.url).must(signUp, { body: stranger });
    expect((await new Person(server.url).call(signIn, { body: stranger })).error?.code).toBe(
      "account/wrong-credentials",
    );
    expect((await owner.must(readSession)).me?.email).toBe(body.email);
    await new Person(server.url).must(signIn, { body });
  });

  test("signing up again with an unconfirmed email sends a new confirmation link", async () => {
    await new Person(server.url).must(signUp, { body });
    await mailTo(body.email);
    const again = { ...body, email: body.email.toUpperCase() };
    expect(await new Person(server.url).must(signUp, { body: again })).toEqual({ me: null });
    const mail = await mailTo(body.email, 2);
    await new Person(server.url).must(verifyEmail, { body: { token: tokenIn(mail, "verify") ?? "" } });
    expect((await new Person(server.url).must(signIn, { body })).me?.emailVerified).toBe(true);
  });

  test("ACCESS-10 a link from a mail signs nobody in past a second factor, and a reset leaves it on", async () => {
    const member = await join();
    await withSecondFactor(member);
    await server.database.fork().execute("update users set email_verified = false where email = ?", [body.email]);
    expect((await new Person(server.url).call(signIn, { body })).error?.code).toBe("account/email-not-verified");
    const link = tokenIn(await mailTo(body.email, 3), "verify") ?? "";
    const browser = new Person(server.url);
    expect(await browser.must(verifyEmail, { body: { token: link } })).toEqual({ me: null });
    expect((await browser.must(readSession)).me).toBeNull();
    await browser.must(requestPasswordReset, { body: { email: body.email } });
    const token = tokenIn(await mailTo(body.email, 4), "reset") ?? "";
    await browser.must(resetPassword, { body: { token, password: "a new password, and a long one" } });
    const changed = { body: { ...body, password: "a new password, and a long one" } };
    expect(await browser.must(signIn, changed)).toEqual({ me: null });
  });

  describe("an email used by a stranger first and then by its owner", () => {
    const owner = "the owner's password";
    let strangers: string;
    let owners: string;
    beforeEach(async () => {
      await new Person(server.url).must(signUp, { body });
      strangers = tokenIn(await mailTo(body.email), "verify") ?? "";
      await new Person(server.url).must(signUp, { body: { ...body, password: owner } });
      owners = tokenIn(await mailTo(body.email, 2), "verify") ?? "";
    });
    const follow = async (token: string) =>
      (await new Person(server.url).call(verifyEmail, { body: { token } })).error?.code;
    const enter = async (password: string) =>
      (await new Person(server.url).call(signIn, { body: { ...body, password } })).error?.code;

    test("the owner's link sets the owner's password, and the stranger's link then has no effect", async () => {
      expect(await follow(owners)).toBeUndefined();
      expect(await enter(body.password)).toBe("account/wrong-credentials");
      expect(await enter(owner)).toBeUndefined();
      expect(await follow(strangers)).toBe("account/link-expired");
      expect(await enter(owner)).toBeUndefined();
      // Someone whose connection dropped before the reply can use the link again.
      expect(await follow(owners)).toBeUndefined();
    });

    test("following the link of the first sign-up sets the password of that sign-up", async () => {
      expect(await follow(strangers)).toBeUndefined();
      expect(await follow(owners)).toBe("account/link-expired");
      expect(await enter(owner)).toBe("account/wrong-credentials");
      expect(await enter(body.password)).toBeUndefined();
    });

    test("following both links at once sets the password of exactly one sign-up", async () => {
      const refusals = await Promise.all([follow(strangers), follow(owners)]);
      const [winner, loser] = refusals[0] ? [owner, body.password] : [body.password, owner];
      expect(new Set(refusals)).toEqual(new Set([undefined, "account/link-expired"]));
      expect(await enter(winner)).toBeUndefined();
      expect(await enter(loser)).toBe("account/wrong-credentials");
    });

    test("following the owner's link ends every session of the stranger", async () => {
      const em = server.database.fork();
      const add = `insert into sessions (id, user_id, token, expires_at)
        select gen_random_uuid(), id, 'of a stranger ' || id, now() + interval '1 day' from users where email = ?`;
      await em.execute(add, [body.email]);
      expect(await follow(owners)).toBeUndefined();
      const left = "select s.token from sessions s join users u on u.id = s.user_id where u.email = ?";
      const tokens = (await em.execute<{ token: string }[]>(left, [body.email])).map(({ token }) => token);
      expect(tokens).toEqual([expect.not.stringContaining("of a stranger")]);
    });

    test("the database contains neither plain passwords nor usable links", async () => {
      const rows = await server.database.fork().execute<object[]>("select * from verifications");
      for (const hidden of [owner, strangers, owners]) expect(JSON.stringify(rows)).not.toContain(hidden);
    });
  });

  test("signing in unconfirmed sends a new link, at most five an hour including that of the sign-up", async () => {
    await new Person(server.url).must(signUp, { body });
    for (let n = 0; n < 6; n += 1) {
      expect((await new Person(server.url).call(signIn, { body })).error?.code).toBe("account/email-not-verified");
    }
    const mail = await mailTo(body.email, 5);
    const other = { ...body, email: `other-${body.email}` };
    await new Person(server.url).must(signUp, { body: other });
    await mailTo(other.email);
    expect(mailsTo(body.email)).toHaveLength(5);
    await new Person(server.url).must(verifyEmail, { body: { token: tokenIn(mail, "verify") ?? "" } });
    await new Person(server.url).must(signIn, { body });
  });

  test("signing in unconfirmed with a wrong password sends no mail", async () => {
    await new Person(server.url).must(signUp, { body });
    const wrong = { ...body, password: "not this one" };
    expect((await new Person(server.url).call(signIn, { body: wrong })).error?.code).toBe("account/wrong-credentials");
    await new Person(server.url).must(requestPasswordReset, { body: { email: body.email } });
    await until(() => mailsTo(body.email).some((mail) => mail.includes("Subject: Choose a new password")));
    expect(mailsTo(body.email)).toHaveLength(2);
  });

  test("fifty simultaneous sign-ups with one email create one account and get equal replies", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => new Person(server.url).call(signUp, { body })));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body])))).toEqual(
      new Set([JSON.stringify([200, { me: null }])]),
    );
    const em = server.database.fork();
    const made = "select c.id from users u left join credentials c on c.user_id = u.id where u.email = ?";
    expect(await em.execute(made, [body.email])).toEqual([{ id: expect.any(String) }]);
  });
});
